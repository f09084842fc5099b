// The price list: a line for each category, with the reward as it would be now.

import type { Kind, KindNow, Lacking, PlaceNow, Seat, View } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import { readPiece } from './actions';

export interface Price {
  now: KindNow;
  /** How many there are in all. */
  number: number;
  /** What one would give now: the least and the most of all free places. */
  least: number;
  most: number;
  /** Is it known what it gives? A mosaic gives more for palms. */
  isOpen: boolean;
  payable: boolean;
  /** What the hand has too little for one; null where nobody's hand is looked at. */
  lacking: Lacking | null;
}

const total = ({ scarabs }: PlaceNow): number => scarabs.total;

/** The throne follows its pedestal: only one of the two is in the list. */
const isListed = ({ kind, left }: KindNow, throneLeft: boolean): boolean => {
  if (kind === 'pedestal') return left > 0;
  return kind !== 'throne' || !throneLeft;
};

/** A program that is older than the page does not say it. */
const lackingOf = ({ lacking = {} }: KindNow, seat: Seat | null): Lacking | null => (seat && lacking[seat]) ?? null;

export function pricesOf(view: View, seat: Seat | null): Price[] {
  const isFirst = view.computed.kinds.some(({ kind, left }) => kind === 'pedestal' && left > 0);
  return view.computed.kinds.flatMap((now, at) => {
    if (!isListed(now, isFirst)) return [];
    const totals = view.computed.places.filter(({ piece }) => readPiece(piece).what === now.kind).map(total);
    return {
      now,
      number: printed.pieces[at]!.number,
      least: totals.length > 0 ? Math.min(...totals) : now.least,
      most: totals.length > 0 ? Math.max(...totals) : now.least,
      isOpen: totals.length === 0,
      payable: seat !== null && now.payable.includes(seat),
      lacking: lackingOf(now, seat),
    };
  });
}

/** The kind that another one in the list stands for. */
export const standIn = (kind: Kind): Kind | null => {
  if (kind === 'pedestal') return 'throne';
  return kind === 'throne' ? 'pedestal' : null;
};

/** How a kind is drawn in a list: the mosaic that comes next. */
export const pieceSymbol = ({ mosaics: { top } }: View, kind: Kind): string =>
  kind === 'mosaic' ? `cleopatra-mosaic-${top ?? printed.mosaics[0]!.mosaic}` : `cleopatra-${kind}`;

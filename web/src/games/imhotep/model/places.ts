// What stands where: stones, ships and cards.

import type { Place, Seat } from '../../contract';
import type { Card, Site, View } from '../../../types/imhotep';
import { at } from './anchors';
import { cellAnchor, cellOf, cells } from './chamber';
import { cardSymbol, stoneSymbol } from './figures';
import { seatsOf } from './names';
import { PYRAMIDS, SITES } from './sites';
import { printed } from '../../../types/imhotep.printed';

const stones = (place: string, seat: Seat | null, count = 1): Place[] =>
  seat && count > 0 ? [{ at: place, piece: `stone-${seat}`, count, symbol: stoneSymbol(seat), seat }] : [];

const backs = (place: string, count: number): Place[] =>
  count > 0 ? [{ at: place, piece: 'card', count, symbol: cardSymbol('back') }] : [];

const faceUp = (place: string, card: Card): Place => ({
  at: place,
  piece: 'card',
  count: 1,
  id: card,
  symbol: cardSymbol(card),
});

const ships = (view: View): Place[] =>
  view.ships.flatMap(({ ship, spaces, dock }) => [
    { at: dock ? at.dock(dock) : at.ship(ship), piece: `ship-${ship}`, count: 1, symbol: 'imhotep-ship' },
    ...spaces
      .flatMap((seat, index) => stones(at.space(`${ship}.${index + 1}`), seat))
      .map((stone) => ({ ...stone, on: `ship-${ship}` })),
  ]);

/** The stones of the ship that is being unloaded, the one that is being dealt with first. */
export const aboard = (view: View, site: Site): Seat[] => {
  if (view.unloading?.site !== site) return [];
  const own = view.phase === 'take' || (view.phase === 'pyramid' && site === 'pyramid');
  return own && view.decider ? [view.decider, ...view.unloading.rest] : view.unloading.rest;
};

const sites = ({ sides, pyramid, temple, chamber, obelisks }: View): Place[] => [
  ...pyramid.built.flatMap((built, index) => {
    const prefix = sides.pyramid === 'A' ? 'pyramid' : `pyramid-${PYRAMIDS[index]}`;
    return built.flatMap((seat, space) => stones(`${prefix}-${space + 1}`, seat));
  }),
  ...temple.tops.flatMap((seat, index) => stones(`temple-${index + 1}`, seat)),
  ...cells(chamber).flatMap((cell) => stones(cellAnchor(cellOf(cell)), cell.seat)),
  ...obelisks.towers.flatMap((seat, index) => stones(`tower-${index + 1}`, seat, printed.sizes.tower)),
];

const market = ({
  market: { cards: faces, pair, face_down, pile, discards, unseen_discards, acting },
}: View): Place[] => [
  ...faces.map((face) => faceUp(`market-${face}`, face)),
  ...(pair ? pair.map((face) => faceUp(`pair-${face}`, face)) : backs('market-hidden', face_down)),
  ...backs('market-pile', pile),
  ...discards.map((face) => faceUp('market-discards', face)),
  ...backs('market-discards', unseen_discards),
  ...(acting ? [faceUp('market-acting', acting)] : []),
];

const seat = (view: View, who: Seat): Place[] => {
  const own = view.seats[who]!;
  const { sides, obelisks } = view;
  const standing = sides.obelisks === 'A' ? stones(`obelisk-${who}`, who, obelisks.stones[who]) : [];
  return [
    ...stones(`heap-${who}`, who, own.quarry),
    ...stones(`sled-${who}`, who, own.sled),
    ...standing,
    ...stones(`loose-${who}`, who, obelisks.loose[who]),
    ...stones('site-temple', who, view.computed.covered[who]),
    ...stones('pyramid-beside', who, view.computed.beside[who]),
    ...own.cards.map((card) => faceUp(at.hand(who, card), card)),
  ];
};

export const places = (view: View): Place[] => [
  ...ships(view),
  ...SITES.flatMap((site) => aboard(view, site).flatMap((seat) => stones(`unload-${site}`, seat))),
  ...sites(view),
  ...market(view),
  ...seatsOf(view).flatMap((who) => seat(view, who)),
];

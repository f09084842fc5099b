// What stands where: stones, ships and cards.

import type { Place, Seat } from '../../contract';
import type { Site, View } from '../../../types/imhotep';
import { at } from './anchors';
import { cellAnchor, cellOf, cells } from './chamber';
import { seatsOf } from './names';
import { PYRAMIDS, SITES } from './sites';
import { printed } from '../../../types/imhotep.printed';

const stones = (place: string, seat: Seat | null, count = 1): Place[] =>
  seat && count > 0 ? [{ at: place, piece: `stone-${seat}`, count }] : [];

const cards = (place: string, count: number): Place[] => (count > 0 ? [{ at: place, piece: 'card', count }] : []);

const ships = (view: View): Place[] =>
  view.ships.flatMap(({ ship, spaces, dock }) => [
    { at: dock ? at.dock(dock) : at.ship(ship), piece: `ship-${ship}`, count: 1 },
    ...spaces.flatMap((seat, index) => stones(at.space(`${ship}.${index + 1}`), seat)),
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
  ...faces.flatMap((face) => cards(`market-${face}`, 1)),
  ...(pair ? pair.flatMap((face) => cards(`pair-${face}`, 1)) : cards('market-hidden', face_down)),
  ...cards('market-pile', pile),
  ...cards('market-discards', discards.length + unseen_discards),
  ...(acting ? cards('market-acting', 1) : []),
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
    ...own.cards.flatMap((card) => cards(at.hand(who, card), 1)),
  ];
};

export const places = (view: View): Place[] => [
  ...ships(view),
  ...SITES.flatMap((site) => aboard(view, site).flatMap((seat) => stones(`unload-${site}`, seat))),
  ...sites(view),
  ...market(view),
  ...seatsOf(view).flatMap((who) => seat(view, who)),
];

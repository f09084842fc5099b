// The games on the start page, so that it is whole before the server has said anything.

import type { Component } from 'svelte';
import Chamber from '../../design/drawings/Chamber.svelte';
import Palace from '../../design/drawings/Palace.svelte';
import Pyramid from '../../design/drawings/Pyramid.svelte';
import Ship from '../../design/drawings/Ship.svelte';

export interface Card {
  game: string;
  Drawing: Component;
  /** The fewest and the most who can play. */
  seats: [number, number];
}

export const CARDS: Card[] = [
  { game: 'imhotep', Drawing: Ship, seats: [2, 4] },
  { game: 'kheops', Drawing: Pyramid, seats: [2, 2] },
  { game: 'pyramids', Drawing: Chamber, seats: [2, 4] },
  { game: 'cleopatra', Drawing: Palace, seats: [2, 4] },
];

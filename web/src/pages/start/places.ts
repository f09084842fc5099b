// The four games as places of the landscape, so that the start page is whole before the server has said anything.

import type { Component } from 'svelte';
import Camp from '../../design/drawings/Camp.svelte';
import Court from '../../design/drawings/Court.svelte';
import Desert from '../../design/drawings/Desert.svelte';
import Nile from '../../design/drawings/Nile.svelte';

export interface Place {
  game: string;
  /** The fewest and the most who can play. */
  seats: [number, number];
  hour: string;
  Drawing: Component;
  /** What of the drawing a picture of the place alone shows. */
  frame: string;
}

/** In the order of the hours. */
export const PLACES: Place[] = [
  { game: 'imhotep', seats: [2, 4], hour: 'morning', Drawing: Nile, frame: '-180 -246 400 270' },
  { game: 'kheops', seats: [2, 2], hour: 'golden', Drawing: Desert, frame: '-206 -296 376 320' },
  { game: 'cleopatra', seats: [2, 4], hour: 'blue', Drawing: Court, frame: '-176 -268 340 290' },
  { game: 'pyramids', seats: [2, 4], hour: 'night', Drawing: Camp, frame: '-158 -226 330 250' },
];

export const placeOfGame = (game: string): Place => PLACES.find((place) => place.game === game) ?? PLACES[0]!;

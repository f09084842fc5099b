// The pictures of what can be chosen for a game, by the game and the option.

import type { Component } from 'svelte';
import Chamber from './Chamber.svelte';
import End from './End.svelte';
import Market from './Market.svelte';
import Memory from './Memory.svelte';
import Obelisks from './Obelisks.svelte';
import Pharaoh from './Pharaoh.svelte';
import Pyramids from './Pyramids.svelte';
import Temple from './Temple.svelte';

type Picture = Component<{ value: string }>;

const PICTURES: Record<string, Picture> = {
  'imhotep.market': Market,
  'imhotep.pyramid': Pyramids,
  'imhotep.temple': Temple,
  'imhotep.chamber': Chamber,
  'imhotep.obelisks': Obelisks,
  'kheops.pharaoh': Pharaoh,
  'cleopatra.end': End,
  'cleopatra.memory': Memory,
};

export const pictureOf = (game: string, option: string): Picture | undefined => PICTURES[`${game}.${option}`];

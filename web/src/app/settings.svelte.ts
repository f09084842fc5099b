// What the person chose, kept on the device and the same in all its tabs.

import { type Language, words } from '../words.svelte';
import { storage } from './storage';

/** How fast pieces move over the board. */
export const SPEEDS = ['slow', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Choices {
  /** Null follows the browser. */
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  /** Null is as the system wants it: none where it asks for less movement. */
  speed: Speed | null;
  sound: boolean;
  notifications: boolean;
  /** Bots say something now and then. */
  company: boolean;
  /** Where there is only one answer it is given by itself. */
  answerAlone: boolean;
  /** Every decision is confirmed before it is sent. */
  confirm: boolean;
  /** What the person is called at tables; empty until it was asked. */
  name: string;
  /** The bot that "Play now" plays against. */
  level: string;
}

export const USUAL: Choices = {
  language: null,
  theme: 'system',
  speed: null,
  sound: true,
  notifications: false,
  company: true,
  answerAlone: true,
  confirm: false,
  name: '',
  level: 'mason',
};

const PLACE = 'mastaba.settings';

/** What was kept, as far as it still means something. */
export function readChoices(text: string | null): Choices {
  let kept: Partial<Choices> & { motion?: string } = {};
  try {
    kept = JSON.parse(text ?? '{}') as Partial<Choices>;
  } catch {
    // What cannot be read is as good as not kept.
  }
  // Before there were speeds, movement was on or off.
  if (kept.motion === 'off') kept.speed ??= 'none';
  if (!SPEEDS.some((speed) => speed === kept.speed)) kept.speed = null;
  const known = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name as keyof Choices];
    const fits = value !== undefined && (usual === null || typeof value === typeof usual);
    return [name, fits ? value : usual];
  });
  return Object.fromEntries(known) as Choices;
}

/** Set any of them: `settings.theme = 'dark'`. */
export const settings: Choices = $state(readChoices(storage?.getItem(PLACE) ?? null));

const isSpoken = (tag: string): tag is Language => tag === 'es' || tag === 'en';

export const browserLanguage = (): Language => navigator.languages.map((tag) => tag.slice(0, 2)).find(isSpoken) ?? 'en';

const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** How fast pieces move, by the person's choice or else the system's. */
export const chosenSpeed = (): Speed => settings.speed ?? (still?.matches ? 'none' : 'normal');

/** How fast they move now: what nobody sees need not move. */
export const speedNow = (): Speed => (document.hidden ? 'none' : chosenSpeed());

/** Puts the choices into effect, now and whenever they change. Called once, when the page opens. */
export function applySettings(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === PLACE) Object.assign(settings, readChoices(event.newValue));
  });
  $effect.root(() => {
    $effect(() => storage?.setItem(PLACE, JSON.stringify(settings)));
    $effect(() => void words.speak(settings.language ?? browserLanguage()));
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = settings.theme;
      dataset['speed'] = chosenSpeed();
    });
  });
}

// What is wanted now and then: loaded together, once, when the first of it is wanted.

export { default as Account } from './Account.svelte';
export { default as Attendant } from './Attendant.svelte';
export { default as CardCounts } from './CardCounts.svelte';
export { default as Carpet } from './Carpet.svelte';
export { default as Ceremony } from './Ceremony.svelte';
export { default as Dock } from './Dock.svelte';
export { default as Handles } from './Handles.svelte';
export { default as Held } from './Held.svelte';
export { default as Labels } from './Labels.svelte';
export { default as Lamps } from './Lamps.svelte';
export { default as Offer } from './Offer.svelte';
export { default as Podium } from './Podium.svelte';
export { default as Possible } from './Possible.svelte';
export { default as Tools } from './Tools.svelte';

// How much room the prompt has for what can be chosen: its paper measures it, and what lies there asks for it.

import { createContext } from 'svelte';
import type { Space } from './fit';

const [get, set] = createContext<() => Space | null>();

export { get as getSpace, set as setSpace };

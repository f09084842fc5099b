// What the server says, by the names the page has for it.

import type { Seat } from '../games/contract';
import type { Allows, Both, Event, Happened as Kinds, ToldEvent } from '../types/api';

export type {
  Allows,
  Both,
  CodeFace,
  GameFace as GameListed,
  Games,
  Link,
  Listed,
  Made,
  Me,
  Now,
  Offered,
  OptionFace,
  Phase,
  Seated,
  SeatFace,
  SeatWanted,
  TableFace,
  Time,
  ToldEvent as Told,
  Wanted as TableWanted,
  Whole as Standing,
} from '../types/api';

/** What happened, told apart by `type`, with all that any of its kinds may mention. */
export interface Happened {
  type: Kinds['type'];
  seat?: Seat | null;
  name?: string;
  nonce?: string;
  told?: ToldEvent[];
  action?: string;
  bot?: string;
  message?: number;
  text?: string;
  rules?: number;
  wants?: boolean;
  muted?: boolean;
  allows?: Allows;
  table?: string;
}

export type TableEvent = Omit<Event, 'what'> & { what: Happened };

/** A credential opens nothing. */
export interface Refused {
  table: string;
  code: string;
  message: Both;
}

// The tabs of a browser share one stream, for a browser opens few connections: one tab leads and holds it, and tells
// the others. Where tabs cannot agree on that (plain HTTP has no locks), each tab leads for itself.

import type { LineState } from './line';
import type { Frame } from './sse';
import type { Standing } from './faces';

export type Word =
  | { kind: 'frame'; frame: Frame }
  | { kind: 'state'; state: LineState }
  /** A tab that has just come asks how things stand, and says what it watches; also whenever that changes. */
  | { kind: 'watching'; tab: string; tables: string[] }
  | { kind: 'standings'; standings: Standing[]; lastId: string; state: LineState };

export class Tabs {
  readonly tab = Math.random().toString(36).slice(2);
  #channel: BroadcastChannel | null = null;

  /** Calls `lead` when this tab is to hold the stream: at once, or when the tab that does is closed. */
  join(lead: () => void, hear: (word: Word) => void): void {
    if (!navigator.locks || typeof BroadcastChannel === 'undefined') {
      lead();
      return;
    }
    this.#channel = new BroadcastChannel('mastaba.stream');
    this.#channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
    void navigator.locks.request('mastaba.stream', () => {
      lead();
      return new Promise(() => {});
    });
  }

  tell(word: Word): void {
    this.#channel?.postMessage(word);
  }
}

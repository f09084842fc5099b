// Reading server-sent events from any pieces of text they come in.

export interface Frame {
  /** How far the stream has come; kept from the frame before where one has none. */
  id: string;
  event: string;
  data: string;
}

/** Takes the stream's text piece by piece, and gives the events that are whole. */
export class FrameReader {
  #rest = '';
  #id = '';

  read(piece: string): Frame[] {
    const blocks = (this.#rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.map((block) => this.#frame(block)).filter((frame) => frame !== null);
  }

  #frame(block: string): Frame | null {
    let event = 'message';
    const data: string[] = [];
    for (const line of block.split('\n')) {
      const colon = line.indexOf(':');
      const name = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      if (name === 'id') this.#id = value;
      else if (name === 'event') event = value;
      else if (name === 'data') data.push(value);
    }
    return data.length > 0 ? { id: this.#id, event, data: data.join('\n') } : null;
  }
}

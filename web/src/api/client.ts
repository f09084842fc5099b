// Requests to the server: JSON in, JSON out, and what goes wrong as a Problem with words in both languages.

import { say, words } from '../words.svelte';
import type { Both } from './faces';

/** Why something was not done. */
export class Problem {
  constructor(
    readonly code: string,
    readonly message: Both,
    readonly status: number,
    readonly rule?: string,
  ) {}

  /** The reason in the language that is spoken. */
  get text(): string {
    return this.message[words.language];
  }
}

/** Our own words for a reason, said in whichever language is spoken when they are read. */
const ours = (key: string): Both => ({
  get en() {
    return say(key);
  },
  get es() {
    return say(key);
  },
});

export const offline = (): Problem => new Problem('offline', ours('problem-offline'), 0);

/** Whatever was thrown, as a Problem; what is no refusal is an error of ours and is not hidden. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  console.error(thrown);
  return new Problem('trouble', ours('problem-trouble'), 0);
}

/** A credential, or its token alone. */
export type Shown = string | { token: string } | null | undefined;

function authorization(shown: Shown): Record<string, string> {
  const token = typeof shown === 'string' ? shown : shown?.token;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

export async function problemIn(response: Response): Promise<Problem> {
  const face: unknown = await response.json().catch(() => null);
  if (face && typeof face === 'object' && 'code' in face && 'message' in face) {
    const { code, message, rule } = face as { code: string; message: Both; rule?: string };
    return new Problem(code, message, response.status, rule);
  }
  // A gateway in between answers for a server that is not there.
  return response.status >= 502 ? offline() : new Problem('trouble', ours('problem-trouble'), response.status);
}

async function send(
  method: string,
  path: string,
  body: unknown,
  shown: Shown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const init: RequestInit = { method, headers: authorization(shown), cache: 'no-store', signal };
  if (body !== undefined) {
    init.headers = { ...authorization(shown), 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw offline();
  });
  if (!response.ok) throw await problemIn(response);
  return response;
}

const json = async <Face>(...request: Parameters<typeof send>): Promise<Face> =>
  (await send(...request)).json() as Promise<Face>;

/** Paths are those below `/api`: `/tables/ID/now`. */
export const api = {
  get: <Face>(path: string, shown?: Shown) => json<Face>('GET', path, undefined, shown),
  /** A signal abandons the question. */
  post: <Face>(path: string, body?: unknown, shown?: Shown, signal?: AbortSignal) =>
    json<Face>('POST', path, body, shown, signal),
  put: <Face>(path: string, body?: unknown, shown?: Shown) => json<Face>('PUT', path, body, shown),
  patch: <Face>(path: string, body?: unknown, shown?: Shown) => json<Face>('PATCH', path, body, shown),
  delete: <Face>(path: string, shown?: Shown) => json<Face>('DELETE', path, undefined, shown),
  /** An answer that is plain text, such as a record. */
  text: async (path: string, shown?: Shown) => (await send('GET', path, undefined, shown)).text(),
};

// Where the person is, from the address. Links are plain links; this takes over those that stay on the page.

import { tick } from 'svelte';

export type Place =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; secret: string | null }
  | { page: 'rules'; game: string }
  | { page: 'replay' }
  | { page: 'about' }
  | { page: 'nowhere' };

export function placeOf(path: string, hash = ''): Place {
  const [page = '', name = '', more] = path.split('/').slice(1);
  if (more) return { page: 'nowhere' };
  switch (page) {
    case '':
      return { page: 'start' };
    case 'new':
    case 'rules':
      return name ? { page, game: name } : { page: 'nowhere' };
    case 't': {
      const secret = /^#([0-9a-z]{8,64})$/.exec(hash)?.[1] ?? null;
      return /^[0-9a-z]+$/.test(name) ? { page: 'table', table: name, secret } : { page: 'nowhere' };
    }
    case 'replay':
    case 'about':
      return name ? { page: 'nowhere' } : { page };
    default:
      return { page: 'nowhere' };
  }
}

class Router {
  /** The person went from one page to another, and has not only opened the first one. */
  #moved = false;
  place: Place = $state.raw(placeOf(globalThis.location?.pathname ?? '/', globalThis.location?.hash));

  go(address: string): void {
    history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** The secret of a link is kept by now: it leaves the address bar and the history. */
  hideSecret(): void {
    history.replaceState(history.state, '', location.pathname);
    this.#arrive();
  }

  start(): void {
    window.addEventListener('popstate', () => this.#arrive());
    window.addEventListener('hashchange', () => this.#arrive());
    window.addEventListener('click', (event) => this.#follow(event));
  }

  /** Puts the focus on the page that is shown, once it is drawn. */
  focusPage(): void {
    if (this.#moved) void tick().then(() => document.querySelector('main')?.focus({ preventScroll: true }));
  }

  #arrive(): void {
    this.#moved = true;
    this.place = placeOf(location.pathname, location.hash);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const aside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || aside || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const within = link.pathname === location.pathname && link.hash;
    if (within || placeOf(link.pathname).page === 'nowhere') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

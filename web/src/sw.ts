// The service worker: keeps what the page is made of, so that it opens without a connection. Never anything of /api.

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = 'page-1';
const SHELL = ['/', '/icon.svg', '/manifest.webmanifest'];
/** What is kept is the same for whoever asks. */
const ANYBODY: CacheQueryOptions = { ignoreVary: true };

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(SHELL))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// The page says what it was made of before this was here.
worker.addEventListener('message', ({ data }) => {
  void caches.open(KEPT).then((kept) => kept.addAll(data as string[]));
});

worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(fresh(event.request));
});

/** Any address is the same page; as it was kept when there is no connection. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await renew(kept, response.clone());
    return response;
  } catch {
    return (await kept.match('/', ANYBODY)) ?? Response.error();
  }
}

/** Keeps the page as it is now. What an older one was made of goes when the page has changed. */
async function renew(kept: Cache, response: Response): Promise<void> {
  const [before, now] = [await kept.match('/', ANYBODY), await response.clone().text()];
  if (before && (await before.text()) !== now) {
    for (const request of await kept.keys()) {
      if (new URL(request.url).pathname.startsWith('/assets/')) await kept.delete(request, ANYBODY);
    }
  }
  await kept.put('/', response);
}

/** Parts carry a hash of their contents in their names: once kept they never change. */
async function part(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const before = await kept.match(request, ANYBODY);
  if (before) return before;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

async function fresh(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request, ANYBODY)) ?? Response.error());
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = String(event.notification.data);
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return worker.clients.openWindow(address);
      await open.focus();
      return open.navigate(address);
    }),
  );
});

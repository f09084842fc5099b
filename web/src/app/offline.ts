// The page opens without a connection once it was open with one: the service worker keeps what it is made of.

/** Has the service worker keep the page. Browsers allow it over a secure connection only. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').then(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before the worker was there.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active?.postMessage(loaded.filter((path) => path.startsWith('/assets/')));
  });
}

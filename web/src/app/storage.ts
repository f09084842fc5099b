/** What the browser keeps for the page; nothing where it was told to keep nothing. */
export const storage: Storage | undefined = (() => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
})();

// What of the page is shown around what somebody looks at.

class Chrome {
  /** A scene fills the window: the page has no head there, and what it offers is in the scene's menu. */
  isBare = $state(false);

  /** Takes the head away; the answer brings it back. */
  bare(): () => void {
    this.#set(true);
    return () => this.#set(false);
  }

  #set(isBare: boolean): void {
    this.isBare = isBare;
    document.documentElement.toggleAttribute('data-scene', isBare);
  }
}

export const chrome = new Chrome();

// Measures that several drawings share.

/** What a finger can press, in pixels. */
export const FINGER = 44;

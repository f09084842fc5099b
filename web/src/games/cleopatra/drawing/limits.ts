// How much is shown at once.

/** So many payments are listed as they are. */
export const PAYMENTS = 6;
/** So many of them can be made with one press. */
export const PAYMENTS_SHOWN = 3;

/** Where more offers than this can be made, they are asked for in two steps. */
export const OFFERS = 12;
/** So many offers are then behind one option. */
export const OFFERS_TOGETHER = 10;

/** Of more scarabs than this a coin of the row stands for several. */
export const COINS_SHOWN = 30;

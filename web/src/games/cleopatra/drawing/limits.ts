// How much is shown at once.

/** So many payments are listed as they are. */
export const PAYMENTS = 3;
/** So many of them can be made with one press. */
export const PAYMENTS_SHOWN = 3;

/** Of more offers than this those near each other are one option. */
export const OFFERS = 8;

/** So many kinds of piece and other actions are options at once. */
export const KINDS = 6;

/** So many columns or rows are options at once. */
export const LINES = 8;
/** Where there are more, so many are one option. */
export const LINES_TOGETHER = 3;

/** Of more scarabs than this a coin of the row stands for several. */
export const COINS_SHOWN = 30;

/** Milliseconds that a customer's token lasts (spec 3 §9). Alone in its file: the records of every page need it. */
export const sessionLifetime = 30 * 60_000;

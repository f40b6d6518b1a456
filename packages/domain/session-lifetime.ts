/**
 * Milliseconds that a customer's token lasts (spec 3 §9). In its own file, because the stored records of every page
 * need it.
 */
export const sessionLifetime = 30 * 60_000;

/** Dates of birth that may be tried before a quote stays closed. */
export const allowedVerifications = 3;

/** Maximum number of birth dates to try before a quote is locked. */
export const allowedVerifications = 3;

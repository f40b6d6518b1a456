/** The name of the email address where neither the configuration nor the author's own form says another. */
export const defaultField = 'email';

/** The name of the email field, unless the configuration or the author's own form has another. */
export const defaultField = 'email';

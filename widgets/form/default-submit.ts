/** The text of the button where neither a label nor the author's own form has another. */
export const defaultSubmit = { en: 'Send', es: 'Enviar' } as const;

/** The text of the button without a label or a button in the author's form. */
export const defaultSubmit = { en: 'Send', es: 'Enviar' } as const;

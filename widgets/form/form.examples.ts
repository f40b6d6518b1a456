import type { Language } from '#domain/language';

/** The fields of a contact form, one of each type. */
export const exampleFields = {
  en: [
    { name: 'first_name', label: 'First name', required: true, autocomplete: 'given-name' },
    { name: 'email', label: 'Email address', type: 'email', required: true, autocomplete: 'email' },
    {
      name: 'zip',
      label: 'Zip code',
      pattern: '^\\d{5}$',
      constraintMessage: 'A zip code has five digits.',
      hint: 'Five digits.',
    },
    {
      name: 'topic',
      label: 'Topic',
      type: 'select',
      required: true,
      options: [
        { value: 'auto', label: 'Auto insurance' },
        { value: 'claim', label: 'A claim' },
      ],
    },
    {
      name: 'reply',
      label: 'How may we reply?',
      type: 'radio',
      options: [
        { value: 'email', label: 'By email' },
        { value: 'phone', label: 'By phone' },
      ],
    },
    {
      name: 'interests',
      label: 'What may we write to you about?',
      type: 'checkboxes',
      options: [
        { value: 'auto', label: 'Auto insurance' },
        { value: 'home', label: 'Home insurance' },
      ],
    },
    {
      name: 'message',
      label: 'Message',
      type: 'textarea',
      required: true,
      requiredMessage: 'Tell us what it is about.',
    },
    {
      name: 'agree',
      label: 'I have read the <a href="/privacy">privacy policy</a>.',
      type: 'checkbox',
      required: true,
    },
    { name: 'offers', label: 'Send me offers.', type: 'checkbox' },
  ],
  es: [
    { name: 'first_name', label: 'Nombre', required: true, autocomplete: 'given-name' },
    { name: 'email', label: 'Correo electrónico', type: 'email', required: true, autocomplete: 'email' },
    {
      name: 'zip',
      label: 'Código postal',
      pattern: '^\\d{5}$',
      constraintMessage: 'Un código postal tiene cinco dígitos.',
    },
    {
      name: 'interests',
      label: '¿Sobre qué podemos escribirle?',
      type: 'checkboxes',
      options: [
        { value: 'auto', label: 'Seguro de auto' },
        { value: 'home', label: 'Seguro de casa' },
      ],
    },
    { name: 'message', label: 'Mensaje', type: 'textarea', required: true },
    {
      name: 'agree',
      label: 'He leído la <a href="/privacy">política de privacidad</a>.',
      type: 'checkbox',
      required: true,
    },
  ],
} as const satisfies Record<Language, readonly object[]>;

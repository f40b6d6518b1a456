import { heldPressEs } from '#embed/first-paint/held-press.strings';
import type { NewsletterStrings } from './strings.en.ts';

export const es: NewsletterStrings = {
  title: 'Nuestro boletín',
  text: 'Noticias y ofertas, más o menos una vez al mes. Puede darse de baja con un clic.',
  email: 'Correo electrónico',
  submit: 'Suscribirme',
  sending: 'Enviando…',
  'error.required': 'Escriba su correo electrónico.',
  'error.emailInvalid': 'Escriba un correo electrónico como nombre@example.com.',
  'error.tooLong': 'Este correo electrónico es demasiado largo.',
  offline:
    'Parece que no tiene conexión. Guardamos su correo electrónico; inténtelo de nuevo cuando vuelva la conexión.',
  unanswered:
    'Todavía no hay respuesta, así que no sabemos si su correo electrónico se envió. Puede enviarlo otra vez.',
  failed: 'No pudimos enviar su correo electrónico. Inténtelo más tarde.',
  unavailable: 'En este momento no se puede suscribir.',
  call: 'Llamar al {phone}',
  ...heldPressEs,
};

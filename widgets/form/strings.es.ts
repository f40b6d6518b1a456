import { defaultSubmit } from './default-submit.ts';
import type { FormStrings } from './strings.en.ts';

export const es: FormStrings = {
  title: 'Escríbanos',
  lead: 'Todo lo que no dice «(opcional)» es obligatorio.',
  submit: defaultSubmit.es,
  sending: 'Enviando…',
  optional: '(opcional)',
  choose: 'Elija una opción',
  'error.required': 'Complete «{field}».',
  'error.unticked': 'Marque esta casilla.',
  'error.constraint': 'Revise «{field}».',
  'error.captcha': 'Confirme que no es un robot.',
  offline: 'Parece que no tiene conexión. Guardamos lo que escribió; inténtelo de nuevo cuando vuelva la conexión.',
  unanswered:
    'Todavía no hay respuesta, así que no sabemos si su formulario se envió. Si lo envía otra vez, puede llegar dos veces.',
  failed: 'No pudimos enviar el formulario. Inténtelo más tarde.',
  unavailable: 'Este formulario no se puede enviar en este momento.',
  call: 'Llamar al {phone}',
};

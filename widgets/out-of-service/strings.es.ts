import { heldPressEs } from '#embed/first-paint/held-press.strings';
import type { OutOfServiceStrings } from './strings.en.ts';

export const es: OutOfServiceStrings = {
  redirectTitle: 'Tenemos una página para {state}',
  redirectText: 'Le llevaremos allí en {seconds} segundos.',
  'redirectText.one': 'Le llevaremos allí en 1 segundo.',
  goNow: 'Ir ahora',
  stop: 'Quedarme en esta página',
  stoppedText: 'Se queda en esta página. El enlace está aquí cuando lo quiera.',
  formTitle: 'Nuestras cotizaciones en línea están en pausa',
  formText: 'Deje su correo electrónico y le escribiremos en cuanto vuelvan.',
  email: 'Correo electrónico',
  submit: 'Avisarme',
  validatingTitle: 'Validando su información',
  validatingText: 'Gracias. Estamos comprobando su información y le escribiremos. Puede cerrar esta página.',
  sending: 'Enviando…',
  failed: 'No pudimos enviar su correo electrónico. Inténtelo de nuevo.',
  unanswered:
    'Todavía no hay respuesta, así que no sabemos si su correo electrónico se envió. Puede enviarlo otra vez.',
  offline:
    'Parece que no tiene conexión. Guardamos su correo electrónico; inténtelo de nuevo cuando vuelva la conexión.',
  later: 'Vuelva más tarde, por favor.',
  laterCall: 'Vuelva más tarde, o llámenos ahora.',
  call: 'Llamar al {phone}',
  errorSummaryTitle: 'Revise esto, por favor',
  'error.required': 'Escriba su correo electrónico.',
  'error.emailInvalid': 'Escriba un correo electrónico como nombre@example.com.',
  'error.tooLong': 'Este correo electrónico es demasiado largo.',
  ...heldPressEs,
};

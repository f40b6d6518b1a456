import { waitEs } from '#account/failure-strings.es';
import { heldPressEs } from '#embed/first-paint/held-press.strings';
import { policiesEs } from '#forms/policies/strings.es';
import type { Strings } from './strings.en.ts';

/** Spanish texts of the consent form. */
export const es: Strings = {
  title: '¿Podemos seguir en contacto?',
  lead: 'Con su consentimiento le escribimos sobre nuestros productos y ofertas. Puede retirarlo en cualquier momento.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Número de teléfono',
  phoneHint: 'Por ejemplo 512-555-0142',
  email: 'Correo electrónico',
  consentAgree:
    'Acepto que se comuniquen conmigo sobre sus productos y ofertas por teléfono, mensaje de texto y correo electrónico.',
  smsAgree: 'Acepto recibir mensajes de texto.',
  privacyAgree: 'He leído la política de privacidad.',
  agree: 'Acepto esta política.',
  ...policiesEs,
  policyTitle: 'Leer la política',
  submit: 'Dar mi consentimiento',
  sending: 'Guardando su consentimiento…',
  loading: 'Buscando sus datos…',
  close: 'Cerrar',

  givenTitle: 'Gracias por su consentimiento',
  givenText: 'Lo hemos anotado. Puede retirarlo en cualquier momento: díganoslo o responda STOP a un mensaje.',
  alreadyGivenTitle: 'Ya dio su consentimiento',
  alreadyGivenText:
    'Gracias, no hay nada más que hacer. Puede retirarlo en cualquier momento: díganoslo o responda STOP a un mensaje.',

  loadFailedTitle: 'No pudimos cargar sus datos',
  saveFailedTitle: 'No pudimos guardar su consentimiento',
  loadFailedText: 'Nuestro servicio no respondió como debía. Inténtelo de nuevo en un momento o escriba sus datos.',
  loadOfflineText: 'Los buscamos solos cuando vuelva su conexión.',
  loadPausedText: 'Puede intentarlo de nuevo cuando vuelva su conexión.',
  ...heldPressEs,
  pausedText: 'Todo lo que escribió se conserva. Podrá continuar cuando vuelva su conexión.',
  unreachableTitle: 'Nuestro servicio no respondió como debía',
  unreachableText: 'Todo lo que escribió se conserva. Inténtelo de nuevo en un momento.',
  refusedText:
    'Todo lo que escribió se conserva. Nuestro servicio no puede aceptarlo ahora. Intente de nuevo o llámenos.',
  malformedText:
    'No pudimos leer la respuesta de nuestro servicio. El error es nuestro: inténtelo de nuevo en un momento.',
  expiredText: 'Su sesión venció. Todo lo que escribió se conserva: intente de nuevo para continuar.',
  notFoundText: 'No conocemos este enlace: puede estar incompleto o ser demasiado antiguo. Puede escribir sus datos.',
  tooManyTriesTitle: 'Espere un momento, por favor',
  ...waitEs,
  tryAgainNowTitle: 'Ya puede intentarlo de nuevo',
  tryAgainNowText: 'Todo lo que escribió se conserva.',
  retry: 'Intentar de nuevo',
  toForm: 'Escribir mis datos',
  backToForm: 'Volver al formulario',
  call: 'Llamar al {phone}',

  errorSummaryTitle: 'Revise estas respuestas',
  'error.required': 'Falta este dato: {field}',
  'error.tooLong': 'Demasiado largo: {field}',
  'error.nameTooShort': 'Escriba al menos 2 letras: {field}',
  'error.emailInvalid': 'Escriba un correo como nombre@example.com',
  'error.phoneInvalid': 'Escriba un teléfono de EE. UU., como 512-555-0142',
  'error.consentRequired': 'Marque la casilla «{box}» para dar su consentimiento',
};

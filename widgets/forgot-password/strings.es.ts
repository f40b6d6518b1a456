import { failureEs } from '#account/failure-strings.es';
import type { ForgotPasswordStrings } from './strings.en.ts';

export const es: ForgotPasswordStrings = {
  formTitle: '¿Olvidó su contraseña?',
  formText:
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace con el que podrá crear una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar el enlace',
  sending: 'Enviando…',
  signIn: 'Volver a iniciar sesión',
  sentTitle: 'Revise su correo electrónico',
  sentText:
    'Si hay una cuenta para {email}, un mensaje con un enlace va en camino. El enlace sirve una sola vez y por poco tiempo.',
  sentHint: '¿No llega ningún mensaje en unos minutos? Busque en el correo no deseado o pídalo de nuevo.',
  again: 'Pedir de nuevo',
  unavailable: 'En este momento no puede crear aquí una contraseña nueva. Vuelva más tarde, por favor.',
  unavailableCall: 'En este momento no puede crear aquí una contraseña nueva. Llámenos, por favor.',
  call: 'Llamar al {phone}',
  retry: 'Intentar de nuevo',
  ...failureEs,
  refused: 'No se pudo enviar el mensaje. Lo que escribió se conserva. Inténtelo de nuevo en un momento.',
  notVerified: 'No pudimos saber si usted es una persona. Cargue de nuevo esta página e inténtelo otra vez.',
  errorSummaryTitle: 'Revise esto, por favor',
  'error.required': 'Escriba su correo electrónico.',
  'error.emailInvalid': 'Escriba un correo electrónico como nombre@example.com.',
  'error.tooLong': 'Este correo electrónico es demasiado largo.',
};

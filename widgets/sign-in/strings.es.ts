import { failureEs } from '#account/failure-strings.es';
import type { SignInStrings } from './strings.en.ts';

export const es: SignInStrings = {
  formTitle: 'Iniciar sesión',
  formText: 'Use el correo electrónico y la contraseña de su cuenta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  rememberMe: 'Recordarme en este dispositivo',
  rememberHint:
    'Guardamos su correo electrónico en este dispositivo siete días, cifrado. No es para dispositivos compartidos.',
  rememberPasswordHint:
    'Guardamos su correo electrónico y su contraseña en este dispositivo siete días, cifrados. No es para dispositivos compartidos.',
  submit: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  forgotPassword: '¿Olvidó su contraseña?',
  createAccount: 'Crear una cuenta',
  signedInTitle: 'Su sesión está iniciada',
  signedInText: 'Su sesión está iniciada en este dispositivo.',
  signedInAs: 'Su sesión está iniciada como {email}.',
  signedInOnThisPage:
    'Su navegador no permite que este sitio guarde nada, así que las demás páginas no saben que su sesión está iniciada. Permita las cookies y los datos de este sitio en la configuración de su navegador, o libere espacio, y vuelva a iniciar sesión.',
  leaving: 'Le llevamos a su cuenta.',
  continue: 'Continuar',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  retry: 'Intentar de nuevo',
  ...failureEs,
  refused: 'No pudimos iniciar su sesión. Revise su correo electrónico y su contraseña, e inténtelo de nuevo.',
  notVerified: 'No pudimos saber si usted es una persona. Cargue de nuevo esta página e inténtelo otra vez.',
  call: 'Llamar al {phone}',
  errorSummaryTitle: 'Revise esto, por favor',
  'error.required': 'Escriba su correo electrónico.',
  'error.emailInvalid': 'Escriba un correo electrónico como nombre@example.com.',
  'error.tooLong': 'Este correo electrónico es demasiado largo.',
  'error.passwordRequired': 'Escriba su contraseña.',
};

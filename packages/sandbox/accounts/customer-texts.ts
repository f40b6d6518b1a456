import type { Language } from '#domain/language';

type Texts = Record<Language, string>;

/** The messages of the account services. Those about a sign-in never reveal whether there is an account. */
export const customerTexts = {
  notSignedIn: {
    en: 'The email address or the password is not right.',
    es: 'El correo electrónico o la contraseña no es correcto.',
  },
  tooManyTries: {
    en: 'There were too many tries. Please wait a moment.',
    es: 'Hubo demasiados intentos. Espere un momento.',
  },
  signInAgain: { en: 'Please sign in again.', es: 'Inicie sesión de nuevo.' },
  exists: {
    en: 'There is an account with this email address already. Please sign in, or set a new password.',
    es: 'Ya hay una cuenta con este correo electrónico. Inicie sesión o elija una contraseña nueva.',
  },
  zipElsewhere: {
    en: 'This zip code is not in this state. Please check both.',
    es: 'Este código postal no está en este estado. Revise los dos.',
  },
  linkExpired: {
    en: 'This link no longer works. Please ask for a new one.',
    es: 'Este enlace ya no funciona. Pida uno nuevo.',
  },
  mismatch: { en: 'The passwords do not match.', es: 'Las contraseñas no coinciden.' },
  weakPassword: {
    en: 'This password does not meet the requirements.',
    es: 'Esta contraseña no cumple los requisitos.',
  },
  commonPassword: {
    en: 'This password is one of those that are guessed first. Please choose another one.',
    es: 'Esta contraseña es una de las que se adivinan primero. Elija otra.',
  },
} as const satisfies Record<string, Texts>;

/** The mails that set a password: of a new customer, and of one who has forgotten it. */
export const passwordMails = {
  welcome: {
    subject: { en: 'Choose your password', es: 'Elija su contraseña' },
    body: {
      en: 'Your account is ready. Choose a password to sign in. The link works once, for 30 minutes.',
      es: 'Su cuenta está lista. Elija una contraseña para iniciar sesión. El enlace funciona una vez, durante 30 minutos.',
    },
  },
  reset: {
    subject: { en: 'Set a new password', es: 'Elija una contraseña nueva' },
    body: {
      en: 'Somebody asked for a new password for your account. If it was you, set it now: the link works once, for 30 minutes. If not, nothing has to be done.',
      es: 'Alguien pidió una contraseña nueva para su cuenta. Si fue usted, elíjala ahora: el enlace funciona una vez, durante 30 minutos. Si no, no tiene que hacer nada.',
    },
  },
} as const satisfies Record<string, { subject: Texts; body: Texts }>;

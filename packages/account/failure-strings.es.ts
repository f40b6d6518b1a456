import { heldPressEs } from '#embed/first-paint/held-press.strings';
import type { failureEn, waitEn } from './failure-strings.en.ts';

/** How long a visitor has to wait after too many tries. */
export const waitEs: Readonly<Record<keyof typeof waitEn, string>> = {
  tooManyTries: 'Hubo demasiados intentos. Puede intentarlo de nuevo en {seconds} segundos.',
  'tooManyTries.one': 'Hubo demasiados intentos. Puede intentarlo de nuevo en 1 segundo.',
  'tooManyTries.minutes': 'Hubo demasiados intentos. Puede intentarlo de nuevo en {minutes} minutos.',
};

export const failureEs: Readonly<Record<keyof typeof failureEn, string>> = {
  offline: 'Parece que no tiene conexión. Lo que escribió se conserva; inténtelo de nuevo cuando vuelva la conexión.',
  unreachable:
    'Nuestro servicio no respondió como debía. Lo que escribió se conserva. Inténtelo de nuevo en un momento.',
  malformed:
    'No pudimos leer la respuesta de nuestro servicio. Lo que escribió se conserva. Inténtelo de nuevo en un momento.',
  ...heldPressEs,
  ...waitEs,
  tryAgainNow: 'Ya puede intentarlo de nuevo.',
};

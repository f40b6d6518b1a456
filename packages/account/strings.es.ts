import type { SessionWarningStrings } from './strings.en.ts';

export const sessionWarningEs: SessionWarningStrings = {
  warningTitle: '¿Sigue ahí?',
  warningText: 'Para proteger su cuenta, cerraremos su sesión en {time}.',
  stay: 'Mantener la sesión',
  staying: 'Un momento…',
  leave: 'Cerrar sesión',
  stayFailed: 'No pudimos mantener su sesión. Inténtelo de nuevo.',
  stayRefused:
    'Ya no puede mantener la sesión. Inicie sesión de nuevo cuando se acabe el tiempo; termine antes lo que tenga abierto.',
  stayOffline:
    'No tiene conexión. Inténtelo de nuevo cuando vuelva la conexión: podemos mantener su sesión mientras quede tiempo.',
  endedTitle: 'Hemos cerrado su sesión',
  endedText: 'Se acabó el tiempo y cerramos su sesión para proteger su cuenta. Inicie sesión de nuevo para continuar.',
  rejectedText: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar.',
  signInAgain: 'Iniciar sesión de nuevo',
  closeEnded: 'Cerrar',
};

/** Why a press waits that was made before the rest of the form loaded. Authors override these texts with `labels`. */
export const heldPressEn = {
  offlineTitle: 'You are offline',
  offlineText: 'Everything you entered is kept. We go on by ourselves when your connection returns.',
  filesMissingTitle: 'This form is not ready yet',
  filesMissingText: 'Not all of it has been loaded. What you entered stays here, and we keep trying.',
  filesMissingReload: 'If nothing happens, reload this page: what you entered will be there again.',
  filesMissingPassword: 'Only your password has to be entered again then.',
  filesMissingCall: 'Or call {phone}.',
};

export const heldPressEs: Readonly<Record<keyof typeof heldPressEn, string>> = {
  offlineTitle: 'No tiene conexión',
  offlineText: 'Todo lo que escribió se conserva. Continuamos solos cuando vuelva su conexión.',
  filesMissingTitle: 'Este formulario aún no está listo',
  filesMissingText: 'Aún no se ha cargado por completo. Lo que escribió sigue aquí y lo seguimos intentando.',
  filesMissingReload: 'Si no ocurre nada, vuelva a cargar esta página: lo que escribió estará ahí de nuevo.',
  filesMissingPassword: 'Solo tendrá que escribir de nuevo su contraseña.',
  filesMissingCall: 'O llame al {phone}.',
};

/** What a press waits for that was made offline, before the rest of the widget. Authors override it with `labels`. */
export const offlinePressEn = {
  offlineTitle: 'You are offline',
  offlineText: 'Everything you entered is kept. We go on by ourselves when your connection returns.',
};

export const offlinePressEs: Readonly<Record<keyof typeof offlinePressEn, string>> = {
  offlineTitle: 'No tiene conexión',
  offlineText: 'Todo lo que escribió se conserva. Continuamos solos cuando vuelva su conexión.',
};

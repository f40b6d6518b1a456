export const en = {
  title: 'Can we help?',
  'title.started': 'Your quote is waiting',
  text: 'Compare carriers in about three minutes, or ask one of our agents. There is no obligation.',
  'text.started': 'Everything that you typed is kept. It takes a few more answers to your prices.',
  start: 'Get a quote',
  continue: 'Continue my quote',
  call: 'Call {phone}',
  chat: 'Chat with us',
  close: 'Close',
  hint: 'Press Tab to answer, or Escape to close.',
};

export type IdlePopupStrings = Readonly<Record<keyof typeof en, string>>;

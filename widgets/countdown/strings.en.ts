export const en = {
  title: 'Time left',
  left: '{time} left',
  soon: 'Ends soon',
  now: 'Ends in a moment',
  ended: 'The time is up.',
  stopped: 'The countdown is stopped. Take your time.',
  extend: 'I need more time',
  stop: 'Stop the countdown',
};

export type CountdownStrings = Readonly<Record<keyof typeof en, string>>;

import type { CountdownStrings } from './strings.en.ts';

export const es: CountdownStrings = {
  title: 'Tiempo restante',
  left: 'Tiempo restante: {time}',
  soon: 'Termina pronto',
  now: 'Termina en un momento',
  ended: 'Se acabó el tiempo.',
  stopped: 'La cuenta regresiva está detenida. Tómese su tiempo.',
  extend: 'Necesito más tiempo',
  stop: 'Detener la cuenta regresiva',
};

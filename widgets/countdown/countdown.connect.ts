import type { CountdownSnapshot } from './countdown.machine.ts';

/** What the view renders. */
export interface CountdownView {
  status: 'counting' | 'ended' | 'stopped';
  secondsLeft: number;
  from: number;
  total: number;
}

export const connectCountdown = ({ value, context }: CountdownSnapshot): CountdownView => ({
  status: value,
  secondsLeft: context.secondsLeft,
  from: context.from,
  total: context.total,
});

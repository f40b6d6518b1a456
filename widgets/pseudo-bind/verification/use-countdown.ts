import { useEffect, useState } from 'react';

const secondsLeft = (endsAt: number, now: () => number): number => Math.max(0, Math.ceil((endsAt - now()) / 1000));

/** Whole seconds until a moment, counted while it is shown. */
export function useCountdown(endsAt: number, now: () => number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(endsAt, now));
  useEffect(() => {
    const count = () => setSeconds(secondsLeft(endsAt, now));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [endsAt, now]);
  return seconds;
}

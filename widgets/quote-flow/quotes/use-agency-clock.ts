import { useEffect, useState } from 'react';
import { type AgencyClock, agencyClock } from './agency-clock.ts';

/** In every time zone an hour starts on a quarter of an hour. */
const quarter = 15 * 60 * 1000;

/** The agency's clock, updated on the hour and when the page becomes visible. */
export function useAgencyClock(now: () => number, timeZone: string): AgencyClock {
  const [clock, setClock] = useState(() => agencyClock(now(), timeZone));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(update, quarter - (now() % quarter));
      const read = agencyClock(now(), timeZone);
      // The same object within one hour, so that no card renders again.
      setClock((last) => (last.today === read.today && last.hour === read.hour ? last : read));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now, timeZone]);

  return clock;
}

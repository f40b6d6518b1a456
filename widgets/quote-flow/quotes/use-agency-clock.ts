import { useEffect, useState } from 'react';
import { type AgencyClock, agencyClock } from './agency-clock.ts';

/** Everywhere in the world an hour begins on a quarter of an hour. */
const quarter = 15 * 60 * 1000;

/** The agency's clock, which goes on while the page is open: on the hour, and when the page comes back in sight. */
export function useAgencyClock(now: () => number, timeZone: string): AgencyClock {
  const [clock, setClock] = useState(() => agencyClock(now(), timeZone));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(look, quarter - (now() % quarter));
      const read = agencyClock(now(), timeZone);
      // The same object within one hour, so that no card is drawn again.
      setClock((last) => (last.today === read.today && last.hour === read.hour ? last : read));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, timeZone]);

  return clock;
}

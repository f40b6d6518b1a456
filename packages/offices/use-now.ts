import { useEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';

const minute = 60_000;

/**
 * The current time in epoch milliseconds, updated once a minute: an office may open or close while the visitor reads.
 */
export function useNow({ client }: Pick<WidgetHost, 'client'>): number {
  const [now, setNow] = useState(() => client.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(client.now()), minute);
    return () => clearInterval(timer);
  }, [client]);
  return now;
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** The text to announce. Changes during the delay are announced once, with the latest text. */
  message: string;
  /** Milliseconds before a change is announced. */
  delay?: number | undefined;
}

/** A visually hidden, polite live region. */
export function LiveRegion({ message, delay = 1000 }: LiveRegionProps): ReactNode {
  const [announced, setAnnounced] = useState('');
  const latest = useRef(message);
  const hasChanged = message !== announced;

  useEffect(() => {
    latest.current = message;
  }, [message]);

  // The timer starts with the first change and later ones do not restart it, or a busy list would never be announced.
  useEffect(() => {
    if (!hasChanged || latest.current === announced) return undefined;
    const timer = setTimeout(() => setAnnounced(latest.current), delay);
    return () => clearTimeout(timer);
    // A message that comes with the announcement of the last one needs a timer of its own.
  }, [hasChanged, announced, delay]);

  return (
    <p className="cover-hidden" role="status">
      {announced}
    </p>
  );
}

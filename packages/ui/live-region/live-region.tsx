import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** What to say. What changes while the delay runs is said once, as it is then. */
  message: string;
  /** Milliseconds that news may gather. */
  delay?: number | undefined;
}

/** Says what changes elsewhere on the view, politely and out of sight. */
export function LiveRegion({ message, delay = 1000 }: LiveRegionProps): ReactNode {
  const [said, setSaid] = useState('');
  const latest = useRef(message);
  const hasNews = message !== said;

  useEffect(() => {
    latest.current = message;
  }, [message]);

  // The clock starts with the first news and further ones do not set it back, or a busy list would never be told.
  useEffect(() => {
    if (!hasNews) return undefined;
    const timer = setTimeout(() => setSaid(latest.current), delay);
    return () => clearTimeout(timer);
  }, [hasNews, delay]);

  return (
    <p className="cover-hidden" role="status">
      {said}
    </p>
  );
}

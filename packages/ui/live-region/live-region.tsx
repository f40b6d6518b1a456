import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** The text to announce. Changes during the delay are announced once, with the latest text. */
  message: string;
  /** Milliseconds before a change is announced. */
  delay?: number | undefined;
}

/**
 * The text of a live region, empty at first. Changes of `message` during the delay, in milliseconds, are one change, to
 * the latest message.
 */
export function useBatched(message: string, delay = 1000): string {
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

  return announced;
}

/** A visually hidden, polite live region. */
export function LiveRegion({ message, delay }: LiveRegionProps): ReactNode {
  return (
    <p className="cover-hidden" role="status">
      {useBatched(message, delay)}
    </p>
  );
}

/**
 * The message of a live region, and a function that sets it. The same text is announced again, with a no-break space
 * that is not read: only a change of the text is announced.
 *
 * @example
 * const [message, announce] = useAnnouncement();
 * <LiveRegion message={message} />
 */
export function useAnnouncement(): readonly [message: string, announce: (text: string) => void] {
  const [message, setMessage] = useState('');
  const announce = useCallback(
    (text: string) => setMessage((last) => (text !== '' && last === text ? `${text}\u00A0` : text)),
    [],
  );
  return [message, announce];
}

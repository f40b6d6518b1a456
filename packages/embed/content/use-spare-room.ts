import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives up the room below a short list that `covermount.css` keeps for one in JSON, whose length it does not know: as soon as the
 * end of the list is below the window, so that nothing moves that is visible. `data-cover-fits` says so to the style sheet.
 *
 * @returns The ref of what the widget draws.
 */
export function useSpareRoom<Drawn extends HTMLElement>(element: HTMLElement): RefObject<Drawn | null> {
  const drawn = useRef<Drawn>(null);
  useEffect(() => {
    const listening = new AbortController();
    const give = () => {
      const content = drawn.current?.closest('.cover-root') ?? drawn.current;
      if (!content || content.getBoundingClientRect().bottom < innerHeight) return;
      element.toggleAttribute('data-cover-fits', true);
      listening.abort();
    };
    // Of any container that scrolls.
    addEventListener('scroll', give, { capture: true, passive: true, signal: listening.signal });
    give();
    return () => listening.abort();
  }, [element]);
  return drawn;
}

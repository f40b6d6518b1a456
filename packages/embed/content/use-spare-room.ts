import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Releases the space that `covermount.css` reserves below a list in JSON, whose length it does not know. This happens
 * as soon as the end of the list is below the window, so that no visible content moves. `data-cover-fits` tells the
 * style sheet.
 *
 * @returns The ref of the widget's content.
 */
export function useSpareRoom<Drawn extends HTMLElement>(element: HTMLElement): RefObject<Drawn | null> {
  const drawn = useRef<Drawn>(null);
  useEffect(() => {
    const listening = new AbortController();
    const releaseSpace = () => {
      const content = drawn.current?.closest('.cover-root') ?? drawn.current;
      if (!content || content.getBoundingClientRect().bottom < innerHeight) return;
      element.toggleAttribute('data-cover-fits', true);
      listening.abort();
    };
    // Captures scrolling of any container.
    addEventListener('scroll', releaseSpace, { capture: true, passive: true, signal: listening.signal });
    releaseSpace();
    return () => listening.abort();
  }, [element]);
  return drawn;
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button';

export interface BackToTopProps {
  text: string;
  /** The target: it is scrolled into view, and its heading takes the focus. */
  target: RefObject<HTMLElement | null>;
}

/** Shows after 400 px are scrolled (spec 1 §9). */
export function BackToTop({ text, target }: BackToTopProps): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const [isFarDown, setIsFarDown] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // A busy page may report several intersections at once; the last one counts.
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setIsFarDown(!isIntersecting && boundingClientRect.top < 0);
    });
    observer.observe(mark.current!);
    return () => observer.disconnect();
  }, []);

  function goUp(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
    target.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  return (
    <>
      <span className="cover-results-mark" ref={mark} />
      {isFarDown && (
        <div className="cover-to-top">
          <Button icon="up" isTextHidden part="back-to-top" onClick={goUp}>
            {text}
          </Button>
        </div>
      )}
    </>
  );
}

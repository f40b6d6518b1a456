import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button';

export interface BackToTopProps {
  text: string;
  /** Where it leads: it is scrolled to, and its heading takes the focus. */
  target: RefObject<HTMLElement | null>;
}

/** Shows once the first 400 px (spec 1 §9) have gone above the window. */
export function BackToTop({ text, target }: BackToTopProps): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const [isFarDown, setIsFarDown] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // A busy page tells of several crossings at once; the last one holds.
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

import { Button } from '#ui/button';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Spec 1 §9. */
const scrolledPixels = 400;

export interface BackToTopProps {
  text: string;
  /** Where it leads: it is scrolled to, and its heading takes the focus. */
  target: RefObject<HTMLElement | null>;
}

/** Shows once the beginning has gone 400 px above the window. */
export function BackToTop({ text, target }: BackToTopProps): ReactNode {
  const beginning = useRef<HTMLSpanElement>(null);
  const [isFarDown, setIsFarDown] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsFarDown(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `${scrolledPixels}px 0px 0px` },
    );
    observer.observe(beginning.current!);
    return () => observer.disconnect();
  }, []);

  function goUp(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
    target.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  return (
    <>
      <span className="cover-results-beginning" ref={beginning} />
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

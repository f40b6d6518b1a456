import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { WidgetProps } from '#embed/define-widget';
import { momentOf, useAuthoredContent } from '#embed/prompts/overlay';
import { Icon } from '#ui/icon';
import type { backToTopConfig } from './back-to-top.config.ts';
import type { BackToTopStrings } from './strings/en.ts';
import { goToTop } from './top.ts';
import './back-to-top.css';

type BackToTopProps = WidgetProps<z.output<typeof backToTopConfig>, BackToTopStrings>;

/** On a small window (a phone of 320 pixels, 400 % zoom) it would lie over what is read: there it stands in its own place. */
const smallWindow = '(width < 360px), (height < 320px)';

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

function useIsDown(after: number): boolean {
  const [isDown, setDown] = useState(() => scrollY > after);
  useEffect(() => {
    const look = () => setDown(scrollY > after);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [after]);
  return isDown;
}

/** Leads back to the top of a long page. */
export function BackToTop({ config, labels, host }: BackToTopProps): ReactNode {
  useAuthoredContent(host);
  const isDown = useIsDown(config.after);
  const floats = !useMatches(smallWindow);
  const link = useRef<HTMLAnchorElement>(null);
  const isShown = momentOf(host) !== undefined && isDown;

  // In the top layer, whatever the page has put where, and under its dialogs.
  useLayoutEffect(() => {
    const element = link.current;
    if (!floats || !isShown || !element) return undefined;
    element.showPopover();
    return () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [floats, isShown]);

  const follow = (event: MouseEvent) => {
    event.preventDefault();
    goToTop(config.focusOn);
    host.complete('top');
  };
  // A landmark of its own, wherever the author put it.
  return (
    <nav className="cover-back-to-top-place" aria-label={labels.backToTop}>
      <a
        // A popover cannot become plain content while it is open.
        key={String(floats)}
        className={`cover-back-to-top${floats ? ' cover-back-to-top-floats' : ''}${isShown ? '' : ' cover-back-to-top-away'}`}
        part="back-to-top"
        popover={floats ? 'manual' : undefined}
        href="#top"
        ref={link}
        onClick={follow}
      >
        <Icon name="up" />
        <span>{labels.backToTop}</span>
      </a>
    </nav>
  );
}

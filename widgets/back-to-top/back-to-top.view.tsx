import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { isPromptOpen, onPromptChange } from '#prompts/open-prompt';
import { promptPayload, useAuthoredContent } from '#prompts/prompt-view';
import { Icon } from '#ui/icon';
import { scrollToTop } from '#ui/modules/scroll-to-top/scroll-to-top';
import type { backToTopConfig } from './back-to-top.config.ts';
import type { BackToTopStrings } from './strings.en.ts';
import './back-to-top.css';

type BackToTopProps = WidgetProps<z.output<typeof backToTopConfig>, BackToTopStrings>;

/**
 * In a small window (a phone of 320 pixels, 400 % zoom) a floating link would cover text, so it is in normal flow.
 */
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
    const onScroll = () => setDown(scrollY > after);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [after]);
  return isDown;
}

/** A link back to the top of a long page. */
export function BackToTop({ config, labels, host }: BackToTopProps): ReactNode {
  useAuthoredContent(host);
  const isDown = useIsDown(config.after);
  const floats = !useMatches(smallWindow);
  const link = useRef<HTMLAnchorElement>(null);
  // Prompts and the link share the lower edge of the window.
  const isCovered = useSyncExternalStore(onPromptChange, isPromptOpen) && floats;
  const isShown = promptPayload(host) !== undefined && isDown && !isCovered;

  // In the top layer: above the page at any z-index, and below dialogs that open later.
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
    scrollToTop(config.focusOn);
    host.complete('top');
  };
  // A landmark, regardless of the element's position in the page.
  return (
    <nav className="cover-back-to-top-place" aria-label={labels.backToTop}>
      <a
        // A popover cannot become plain content while it is open.
        key={String(floats)}
        className={`cover-back-to-top${floats ? ' cover-back-to-top-floats' : ''}${isShown ? '' : ' cover-back-to-top-hidden'}`}
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

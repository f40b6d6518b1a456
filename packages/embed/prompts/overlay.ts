import { useEffect } from 'react';
import type { WidgetHost } from '../define-widget.ts';
import type { Momentous } from './trigger.ts';

/** What the trigger tells the view; undefined while a view is mounted only so that its configuration is checked: it draws nothing. */
export const momentOf = ({ element }: WidgetHost): unknown => (element as Momentous).covermountMoment;

/**
 * Keeps what the author put inside the element on the page. A widget that lies over the page does not stand in the place of that
 * content, and hiding it would move what follows.
 */
export function useAuthoredContent({ element, root }: WidgetHost): void {
  // Each time, after the runtime has drawn and hidden it.
  useEffect(() => {
    if (root instanceof ShadowRoot) {
      if (!root.querySelector(':scope > slot')) root.append(document.createElement('slot'));
    } else {
      const authored = element.querySelector<HTMLElement>(':scope > [data-cover-fallback]');
      if (authored) authored.hidden = false;
    }
  });
}

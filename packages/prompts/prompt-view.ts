import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PromptElement } from './trigger.ts';

/** The payload of the trigger; undefined while the view is mounted only so that its configuration is checked, and renders nothing. */
export const promptPayload = ({ element }: WidgetHost): unknown => (element as PromptElement).covermountPayload;

/**
 * Keeps what the author put inside the element on the page. A widget that lies over the page does not replace that content, and
 * hiding it would shift what follows.
 */
export function useAuthoredContent({ element, root }: WidgetHost): void {
  // After every render: the runtime hides the content when it renders.
  useEffect(() => {
    if (root instanceof ShadowRoot) {
      if (!root.querySelector(':scope > slot')) root.append(document.createElement('slot'));
    } else {
      const authored = element.querySelector<HTMLElement>(':scope > [data-cover-fallback]');
      if (authored) authored.hidden = false;
    }
  });
}

import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PromptElement } from './trigger.ts';

/** The payload of the trigger; undefined while the view is mounted only so that its configuration is checked, and renders nothing. */
export const promptPayload = ({ element }: WidgetHost): unknown => (element as PromptElement).covermountPayload;

/**
 * Keeps what the author put inside the element on the page: beside a widget that lies over the page, and instead of one that
 * has nothing to show. Hiding it would shift what follows.
 */
export function useAuthoredContent({ element, root }: WidgetHost, isShown = true): void {
  // After every render: the runtime hides the content when it renders.
  useEffect(() => {
    if (!isShown) return undefined;
    const parent = root instanceof ShadowRoot ? root : element;
    const authored = [...parent.children].find((child) => child.matches('slot, [data-cover-fallback]'));
    if (!(authored instanceof HTMLElement)) return undefined;
    authored.hidden = false;
    return () => {
      authored.hidden = true;
    };
  });
}

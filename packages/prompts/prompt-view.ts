import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PromptElement } from './trigger.ts';

/**
 * The payload of the trigger; undefined while the view is mounted only to check its configuration, and renders nothing.
 */
export const promptPayload = ({ element }: WidgetHost): unknown => (element as PromptElement).covermountPayload;

/**
 * Keeps the authored content visible: next to a widget that overlays the page, and in place of a widget that has
 * nothing to show. Hiding it would shift what follows.
 */
export function useAuthoredContent({ element, root }: WidgetHost, isShown = true): void {
  // After every render: the runtime hides the content when it renders.
  useEffect(() => {
    if (!isShown) return undefined;
    if (root instanceof ShadowRoot) {
      // A first paint leaves a hidden slot.
      const slot = root.querySelector('slot') ?? root.appendChild(document.createElement('slot'));
      slot.hidden = false;
      return () => {
        slot.hidden = true;
      };
    }
    const authored = element.querySelector<HTMLElement>(':scope > [data-cover-fallback]');
    if (!authored) return undefined;
    authored.hidden = false;
    return () => {
      authored.hidden = true;
    };
  });
}

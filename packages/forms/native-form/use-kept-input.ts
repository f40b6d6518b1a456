import { useEffect } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';

/** Whether the page was loaded by the browser's Back, Forward or Reload. */
function isPageReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}

/**
 * Keeps what is typed into the widget for a day, encrypted, and enters it again after a reload. What was sent is kept for a
 * visitor who comes back because the answer was an error, and forgotten on the next visit.
 *
 * @param name Tells the form from others of the page.
 * @returns Call it when the form is sent.
 */
export function useKeptInput(host: WidgetHost, name: string): () => void {
  const { root, visitor, brand } = host;
  const record = `earlyInput.${name}`;
  const sent = `${record}.sent`;
  const { storage } = visitor;

  useEffect(() => {
    let isOver = false;
    const container = root instanceof ShadowRoot ? root.querySelector<HTMLElement>('.cover-root') : root;
    if (storage.get(sent) !== undefined) {
      storage.remove(sent);
      if (!isPageReturnedTo()) storage.remove(record);
    }
    if (!container) return undefined;
    const keeping = import('#embed/first-paint/early-input').then(({ keepEarlyInput }) => {
      if (!isOver) keepEarlyInput({ container, name: record, brandCode: brand.code, storage, isSaved: () => false });
    });
    keeping.catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [root, storage, brand.code, record, sent]);

  return () => void storage.put(sent, '1');
}

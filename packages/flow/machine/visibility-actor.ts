import { fromCallback } from 'xstate';

export type VisibilityEvent = { type: 'PAGE.HIDDEN' } | { type: 'PAGE.SEEN' };

/**
 * Sends `PAGE.HIDDEN` and `PAGE.SEEN` when the visitor leaves the page and returns to it: by another tab, another
 * window, or the browser's Back button (a page restored from the back/forward cache). The current state is sent first.
 * Polling pauses on these events, and a flow that sent the visitor to a partner's page loads the outcome on
 * `PAGE.SEEN`.
 */
export const visibilityActor = fromCallback<VisibilityEvent>(({ sendBack }) => {
  const report = () =>
    sendBack({ type: document.visibilityState === 'hidden' ? 'PAGE.HIDDEN' : 'PAGE.SEEN' } satisfies VisibilityEvent);
  const onPageShow = (event: PageTransitionEvent) => event.persisted && report();
  report();
  document.addEventListener('visibilitychange', report);
  addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', report);
    removeEventListener('pageshow', onPageShow);
  };
});

import keys from 'virtual:key-table/idle-popup/wait,exitIntent,visitors';
import type { CovermountEvents } from '#embed/loader/public';
import { activeFlows } from '#prompts/active-flows';
import { trigger } from '#prompts/trigger';
import { watchInactivity } from './inactivity.ts';

const rules = () => import('../prompts.chunk.ts');

/**
 * After inactivity, or when the mouse leaves the page, loads the rules, which enqueue the pop-up (spec 3 §2, "Idle
 * pop-up").
 */
export const idlePopupTrigger = trigger((context) => {
  const { read, signal, fail } = context;
  const { wait, exitIntent, visitors } = read(keys) as {
    wait: number;
    exitIntent: boolean;
    visitors: readonly string[];
  };
  const flows = activeFlows();
  const enqueue = (quietTime: number, isDue?: () => boolean) => {
    rules()
      .then(({ enqueueIdlePopup }) => enqueueIdlePopup({ ...context, flows, wait: quietTime, ...(isDue && { isDue }) }))
      .catch(fail);
  };
  const isIdle = watchInactivity(wait, () => enqueue(wait, isIdle), signal);
  if (exitIntent) {
    document.addEventListener(
      'mouseout',
      ({ clientY, relatedTarget }) => {
        // Over the upper edge, towards tabs, address bar or close button.
        if (clientY <= 0 && !relatedTarget) enqueue(0);
      },
      { signal },
    );
  }
  // A visitor can be recognized as returning only if the first visit was recorded.
  if (visitors.length > 0)
    rules()
      .then(({ recordVisit }) => recordVisit(context.sources()))
      .catch(fail);
  document.addEventListener(
    'covermount:complete',
    (event) => {
      const { widget, outcome } = (event as CustomEvent<CovermountEvents['covermount:complete']>).detail;
      if (outcome === 'quoted')
        rules()
          .then(({ recordQuoted }) => recordQuoted(event.target as HTMLElement, widget))
          .catch(fail);
    },
    { signal },
  );
});

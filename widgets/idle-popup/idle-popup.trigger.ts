import { flowsUnderWay } from '#embed/prompts/flows';
import { trigger } from '#embed/prompts/trigger';
import type { CovermountEvents } from '#embed/public';
import { watchInactivity } from './inactivity.ts';

const rules = () => import('../prompts.ts');

/** After inactivity, or as the mouse leaves, its rules are fetched, which ask for a turn (spec 3 §2, "Idle pop-up"). */
export const idlePopupTrigger = trigger((watch) => {
  const { keys, signal, fail } = watch;
  const flows = flowsUnderWay();
  const askFor = (wait: number, isDue?: () => boolean) => {
    rules()
      .then(({ askIdle }) => askIdle({ ...watch, flows, wait, ...(isDue && { isDue }) }))
      .catch(fail);
  };
  const wait = keys.whole('wait', 5000, 3_600_000);
  const isIdle = watchInactivity(wait, () => askFor(wait, isIdle), signal);
  if (keys.isOn('exitIntent')) {
    document.addEventListener(
      'mouseout',
      ({ clientY, relatedTarget }) => {
        // Over the top: to the tabs, the address, the close button.
        if (clientY <= 0 && !relatedTarget) askFor(0);
      },
      { signal },
    );
  }
  // Who is to be known as returning has to be noted the first time.
  if (keys.read('visitors', String, ''))
    rules()
      .then(({ noteVisit }) => noteVisit(watch.sources()))
      .catch(fail);
  document.addEventListener(
    'covermount:complete',
    (event) => {
      const { widget, outcome } = (event as CustomEvent<CovermountEvents['covermount:complete']>).detail;
      if (outcome === 'quoted')
        rules()
          .then(({ noteQuoted }) => noteQuoted(event.target as HTMLElement, widget))
          .catch(fail);
    },
    { signal },
  );
});

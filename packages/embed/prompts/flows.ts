import type { CovermountEvents } from '../public.ts';

/** Elements of flows that have begun and are not done: no prompt comes over them. */
const underWay = new Set<EventTarget | null>();
let isAttending = false;

/** Notes from now on what begins and ends on the page. */
export function flowsUnderWay(): ReadonlySet<EventTarget | null> {
  if (!isAttending) {
    isAttending = true;
    document.addEventListener('covermount:step', ({ target }) => {
      // A flow that was taken off the page is not kept.
      for (const flow of underWay) if (!(flow as Node).isConnected) underWay.delete(flow);
      underWay.add(target);
    });
    document.addEventListener('covermount:complete', ({ target }) => underWay.delete(target));
    document.addEventListener('covermount:error', (event) => {
      if (isTheEnd(event)) underWay.delete(event.target);
    });
  }
  return underWay;
}

/** After these, nothing more comes from the widget. */
const isTheEnd = (event: Event): boolean =>
  /^(load|render|config)$/.test((event as CustomEvent<CovermountEvents['covermount:error']>).detail.code);

import type { CovermountEvents } from '#embed/loader/public';

/** Elements of flows that have begun and have not ended: no prompt opens over them. */
const active = new Set<EventTarget | null>();
let isListening = false;

/** The flows of the page that have begun and have not ended; updated from the first call on. */
export function activeFlows(): ReadonlySet<EventTarget | null> {
  if (!isListening) {
    isListening = true;
    document.addEventListener('covermount:step', ({ target }) => {
      // Flows that were removed from the page are not retained.
      for (const flow of active) if (!(flow as Node).isConnected) active.delete(flow);
      active.add(target);
    });
    document.addEventListener('covermount:complete', ({ target }) => active.delete(target));
    document.addEventListener('covermount:error', (event) => {
      const { code } = (event as CustomEvent<CovermountEvents['covermount:error']>).detail;
      // After these errors the widget does nothing more.
      if (/^(load|render|config)$/.test(code)) active.delete(event.target);
    });
  }
  return active;
}

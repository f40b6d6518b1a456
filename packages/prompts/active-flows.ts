import type { CovermountEvents } from '#embed/loader/public';

/** Elements of flows that have shown a step and have not ended. */
const flows = new Set<EventTarget>();
/** Elements in which the visitor has typed, chosen or pressed something. */
const touched = new WeakSet<EventTarget>();
/** Active flows: no prompt opens over them. */
const active = new Set<EventTarget>();
let isListening = false;

function onInput(event: Event): void {
  for (const target of event.composedPath()) {
    if (!(target instanceof Element)) continue;
    touched.add(target);
    if (flows.has(target)) active.add(target);
  }
}

/** A press counts as input only on a control: scrolling and reading do not. */
function onClick(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest('a[href],button,input,select,textarea,label,summary')) onInput(event);
}

/** The flows that the visitor has begun and not ended; updated from the first call on. */
export function activeFlows(): ReadonlySet<EventTarget> {
  if (!isListening) {
    isListening = true;
    addEventListener('input', onInput, { capture: true, passive: true });
    addEventListener('click', onClick, { capture: true, passive: true });
    document.addEventListener('covermount:step', ({ target }) => {
      // Flows that were removed from the page are not retained.
      for (const all of [flows, active]) for (const flow of all) if (!(flow as Node).isConnected) all.delete(flow);
      if (!target) return;
      flows.add(target);
      if (touched.has(target)) active.add(target);
    });
    const end = (target: EventTarget | null) => {
      if (!target) return;
      flows.delete(target);
      active.delete(target);
    };
    document.addEventListener('covermount:complete', ({ target }) => end(target));
    document.addEventListener('covermount:error', (event) => {
      const { code } = (event as CustomEvent<CovermountEvents['covermount:error']>).detail;
      // Fatal error codes.
      if (/^(load|render|config)$/.test(code)) end(event.target);
    });
  }
  return active;
}

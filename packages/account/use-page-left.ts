import { useSyncExternalStore } from 'react';

let isLeft = false;

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const type of ['pagehide', 'pageshow']) {
    const onChange = () => {
      isLeft = type === 'pagehide';
      listener();
    };
    addEventListener(type, onChange, { signal: stop.signal });
  }
  return () => stop.abort();
}

/**
 * True while the page is left: the browser may cache it, and on Back shows it before any script runs. Render no
 * personal data then. A store's change is committed before the browser freezes the page.
 */
export function usePageLeft(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLeft,
    () => false,
  );
}

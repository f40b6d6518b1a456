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
 * True while the page is left: the browser may keep it as it is, and shows it after Back before any script runs. Render nothing
 * personal then. A store's change is committed before the browser freezes the page.
 */
export function usePageLeft(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLeft,
    () => false,
  );
}

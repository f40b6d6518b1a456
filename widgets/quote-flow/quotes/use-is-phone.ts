import { useSyncExternalStore } from 'react';

const phone = '(hover: none) and (pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True when the only pointer is coarse: such a device can dial. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

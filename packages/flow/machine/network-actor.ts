import { fromCallback } from 'xstate';

export type NetworkEvent = { type: 'NETWORK.LOST' } | { type: 'NETWORK.RETURNED' };

/** Sends `NETWORK.LOST` and `NETWORK.RETURNED` when the browser goes offline and online; the current state at once. */
export const networkActor = fromCallback<NetworkEvent>(({ sendBack }) => {
  const onOffline = () => sendBack({ type: 'NETWORK.LOST' } satisfies NetworkEvent);
  const onOnline = () => sendBack({ type: 'NETWORK.RETURNED' } satisfies NetworkEvent);
  if (!navigator.onLine) onOffline();
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  return () => {
    removeEventListener('offline', onOffline);
    removeEventListener('online', onOnline);
  };
});

import { useSyncExternalStore } from 'react';
import type { PortalSession } from '../portal-tab.types.ts';
import type { Load, Resource } from './portal-data.ts';
import type { Loaded } from './resource.machine.ts';

/**
 * Loads something for the customer who is signed in, once for all tabs. A failure for want of a network is retried when it
 * returns.
 *
 * @param key names the resource among all tabs: `policies`, `policy LKM-1`.
 * @example
 * const { loaded, retry } = useResource(session, 'rewards', (host, signal) => loadLoyalty(host.client, signal));
 */
export function useResource<Value>(
  { data }: Pick<PortalSession, 'data'>,
  key: string,
  load: Load<Value>,
): Pick<Resource<Value>, 'retry' | 'reload'> & { loaded: Loaded<Value> } {
  const { read, subscribe, retry, reload } = data.resource(key, load);
  return { loaded: useSyncExternalStore(subscribe, read, read), retry, reload };
}

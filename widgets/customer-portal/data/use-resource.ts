import { useSyncExternalStore } from 'react';
import type { PortalSession } from '../portal-tab.types.ts';
import type { Load, Resource } from './portal-data.ts';
import type { Loaded } from './resource.machine.ts';

/**
 * Loads a resource for the signed-in customer, once for all tabs. After a network failure it loads again when the
 * network returns.
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

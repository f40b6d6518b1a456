import { AbortedError, NetworkError } from './errors.ts';
import type { ServiceClient, ServiceClientOptions } from './http.ts';

/** Loads the code of the client ahead of its first call; if this fails, the call loads it again. */
export function requestClient(): void {
  void import('./http.ts').catch(() => undefined);
}

/**
 * A {@link ServiceClient} whose code, ky included, loads with its first call: pages that call no service do not load it.
 * If loading fails, the call throws a {@link NetworkError} and the next call loads again.
 *
 * @example
 * const client = createLazyClient({ services, pageBase: document.baseURI, ... });
 */
export function createLazyClient(options: ServiceClientOptions): ServiceClient {
  const { services, pageBase, now = Date.now, report } = options;
  let loading: Promise<ServiceClient> | undefined;

  const load = async (): Promise<ServiceClient> => {
    const { createServiceClient } = await import('./http.ts');
    return createServiceClient(options);
  };

  return {
    services,
    pageBase,
    now,
    async call(contract, request, read) {
      let client: ServiceClient;
      try {
        client = await (loading ??= load());
      } catch {
        loading = undefined;
        if (request.signal?.aborted) throw new AbortedError(contract.id);
        const error = new NetworkError(contract.id);
        if (contract.isReported !== false) report(error);
        throw error;
      }
      return client.call(contract, request, read);
    },
  };
}

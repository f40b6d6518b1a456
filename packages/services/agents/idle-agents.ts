import type { ServiceClient } from '../http.ts';
import { idleAgents as contract } from './idle-agents.contract.ts';

/** Loads the number of idle agents of a domain. */
export function idleAgents(
  client: ServiceClient,
  { domain }: { domain: string },
  signal?: AbortSignal,
): Promise<number> {
  return client.call(contract, { query: { domain }, signal }, ({ idleAgentCountResponse }) =>
    Number(idleAgentCountResponse.idleAgentCount),
  );
}

import { asText } from '../contract/write-mode.ts';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { createLead as contract } from './create-lead.contract.ts';
import type { LeadRecord } from './lead-row.ts';

/** Creates the lead row. Does nothing when no lead store is configured. */
export async function createLead(
  client: ServiceClient,
  { record }: { record: LeadRecord },
  signal?: AbortSignal,
): Promise<void> {
  if (!client.services.leadStore.url) return;
  await client.call(contract, { body: { data: [record], ...asText }, signal, keepalive: true }, ({ created }) => {
    if (created < 1) throw new RefusedError(contract.id, { message: 'createLead: the lead store added no row' });
  });
}

import { asText } from '../contract/write-mode.ts';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import type { LeadRecord } from './lead-row.ts';
import { updateLead as contract } from './update-lead.contract.ts';

/** Updates the lead row by its Timestamp. Does nothing when no lead store is configured. */
export async function updateLead(
  client: ServiceClient,
  { record }: { record: LeadRecord },
  signal?: AbortSignal,
): Promise<void> {
  if (!client.services.leadStore.url) return;
  const params = { timestamp: record.Timestamp };
  await client.call(contract, { params, body: { data: record, ...asText }, signal, keepalive: true }, ({ updated }) => {
    if (updated < 1)
      throw new RefusedError(contract.id, { message: 'updateLead: the lead store has no row of this Timestamp' });
  });
}

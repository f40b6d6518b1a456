import { isRejected } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { createLead } from './create-lead.ts';
import type { LeadRecord } from './lead-row.ts';
import { updateLead } from './update-lead.ts';

interface LeadToStore {
  record: LeadRecord;
  /** An earlier write may have created the row, also one whose answer was lost. */
  mayExist: boolean;
}

/**
 * Writes a lead in one row: updates the row that may exist, and creates it if the lead store has none.
 *
 * @throws {ServiceError} when the lead store does not accept it. An update that failed in another way than by a missing
 *   row creates none: there might be two then.
 */
export async function storeLead(
  client: ServiceClient,
  { record, mayExist }: LeadToStore,
  signal?: AbortSignal,
): Promise<void> {
  if (mayExist) {
    try {
      return await updateLead(client, { record }, signal);
    } catch (error) {
      if (!isRejected(error)) throw error;
    }
  }
  await createLead(client, { record }, signal);
}

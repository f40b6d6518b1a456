import type { StateCode } from '#domain/us-state';
import type { ServiceClient } from '../http.ts';
import { followUp as contract } from './follow-up.contract.ts';
import { readLateRecords, type FoundRecords } from './found-records.ts';

/** Loads the late results of a record search; a `commonId` in the result means that more may follow. */
export function followUp(
  client: ServiceClient,
  { state, commonId }: { state: StateCode } & Pick<FoundRecords, 'commonId'>,
  signal?: AbortSignal,
): Promise<FoundRecords> {
  return client.call(contract, { query: { State: state, CommonId: commonId }, signal }, readLateRecords);
}

import type { FoundDriver } from '../../people/driver-records.ts';
import { storeRecordSearch } from '../../store/record-searches.ts';
import type { CallContext } from '../implement-call.ts';
import { wireRecords } from './wire-records.ts';

/** The response to a search, stored for its follow-up. */
export async function searchRecords(
  found: FoundDriver | undefined,
  asked: { withAddress: boolean; withCars: boolean },
  { database, now, newId }: Pick<CallContext, 'database' | 'now' | 'newId'>,
) {
  const records = wireRecords(found, asked);
  if (!found) return records;
  const commonId = `h-${newId()}`;
  await storeRecordSearch(database, { commonId, household: found.household, searchedAt: new Date(now) });
  return { ...records, commonId };
}

import { followUp } from '#services/search/follow-up.contract';
import { findRecordSearch } from '../../store/record-searches.ts';
import { implementCall, success } from '../implement-call.ts';
import { wireCars, wirePerson } from './wire-records.ts';

/** Milliseconds from a search until its late results are complete. */
const lateness = 2_000;

export const answerFollowUp = implementCall(followUp, async ({ query, database, now }) => {
  const { State, CommonId: commonId } = query;
  const search = await findRecordSearch(database, commonId);
  if (search?.household.address.state !== State) return { ...success, drivers: [], cars: [] };
  const { lateCars = [], latePeople = [] } = search.household;
  const isMoreToCome = lateCars.length + latePeople.length > 0 && now < search.searchedAt.getTime() + lateness;
  return isMoreToCome
    ? { ...success, drivers: [], cars: [], commonId }
    : { ...success, drivers: latePeople.map(wirePerson), cars: wireCars(lateCars) };
});

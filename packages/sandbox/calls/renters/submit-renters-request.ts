import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { isServed } from '../../places/served-states.ts';
import { rentersOptions } from '../../renters/renters-options.ts';
import type { RentersRequest } from '../../renters/renters-rating.ts';
import { storeRentersTransaction } from '../../store/renters.ts';
import { type CallContext, Refusal, success } from '../implement-call.ts';

/** Stores the answers of either submit call. The same id has the same answers. */
export async function submitRentersRequest(
  request: RentersRequest,
  { database, now }: Pick<CallContext, 'database' | 'now'>,
) {
  const { state } = request.address;
  if (!isServed(state) || rentersOptions(state, 'en').coverages.length === 0) {
    throw new Refusal(`Renters policies are not sold in ${state}`);
  }
  if (request.effectiveDate < dateAt(now, agencyTimeZone)) throw new Refusal('A policy cannot start in the past');
  if ((await storeRentersTransaction(database, { request, now })) === 'conflict') {
    throw new Refusal('This transactionId belongs to another request', 409);
  }
  return { ...success, transactionId: request.transactionId };
}

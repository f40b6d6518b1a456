import { rentersErrors } from '../../renters/renters-rating.ts';
import { findRentersTransaction, type RentersTransaction } from '../../store/renters.ts';
import { type CallContext, Refusal } from '../implement-call.ts';

/** @throws {Refusal} when there is no such transaction. */
export async function ownTransaction(
  { database }: Pick<CallContext, 'database'>,
  transactionId: string,
): Promise<RentersTransaction> {
  const found = await findRentersTransaction(database, transactionId);
  if (!found) throw new Refusal('Transaction not found', 404);
  return found;
}

/** True once the carrier has answered. */
export const isRated = ({ ratedAt }: RentersTransaction, now: number): boolean =>
  ratedAt !== null && now >= ratedAt.getTime();

/** True if the transaction can be bought. */
export const isBuyable = (transaction: RentersTransaction, now: number): boolean =>
  isRated(transaction, now) && rentersErrors(transaction.request, 'en').length === 0;

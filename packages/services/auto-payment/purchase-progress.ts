import type { ServiceClient } from '../http.ts';
import { purchaseProgress as contract } from './purchase-progress.contract.ts';
import type { PurchaseReference } from './purchase-reference.ts';

/** Loads whether the carrier has rated a submitted purchase. Polled until `isDone`. */
export function purchaseProgress(
  client: ServiceClient,
  { transactionId }: Pick<PurchaseReference, 'transactionId'>,
  signal?: AbortSignal,
): Promise<{ completedCount: number; isDone: boolean }> {
  return client.call(contract, { body: { transactionId }, signal }, (wire) => {
    const completedCount = Number(wire.completedCount ?? 0);
    return { completedCount, isDone: completedCount > 0 };
  });
}

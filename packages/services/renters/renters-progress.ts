import type { ServiceClient } from '../http.ts';
import { rentersProgress as contract } from './renters-progress.contract.ts';

/** Loads whether a purchase has ended. Polled until `isDone`. */
export function rentersProgress(
  client: ServiceClient,
  { transactionId }: { transactionId: string },
  signal?: AbortSignal,
): Promise<{ isDone: boolean }> {
  return client.call(contract, { body: { transactionId }, signal }, ({ completedCount }) => ({
    isDone: Number(completedCount ?? 0) > 0,
  }));
}

import type { QuoteRequest } from '../../rating/quote-request.ts';
import { refusalOfRequest } from '../../rating/refusal-of-request.ts';
import { storeTransaction } from '../../store/transactions.ts';
import { type CallContext, Refusal, success } from '../implement-call.ts';

/** Lets the carriers rate a request of either submit call. */
export async function submitRequest(
  request: QuoteRequest,
  { database, variant, now, session }: Pick<CallContext, 'database' | 'variant' | 'now' | 'session'>,
) {
  const refusal = refusalOfRequest(request, variant);
  if (refusal) throw new Refusal(refusal.message, refusal.status);
  if ((await storeTransaction(database, { request, variant, now, guestToken: session?.token })) === 'conflict') {
    throw new Refusal('This transactionId belongs to another request', 409);
  }
  return { ...success, transactionId: request.transactionId };
}

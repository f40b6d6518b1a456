import * as z from 'zod/mini';
import { randomId } from '#domain/random-id';
import type { Visitor } from './create-visitor.ts';

/** What is paid: this policy, the amount that is due on it, and when it is due. */
export interface Payment {
  policyId: string;
  dueDate: string | undefined;
  /** Cents. */
  amount: number;
}

/** A payment that the visitor is about to make, and the key that makes it idempotent. */
export interface PaymentIntent {
  payment: string;
  key: string;
}

/** Milliseconds after which a tab that holds the lock is taken for frozen. */
const longestWait = 3000;

const schema: z.ZodMiniType<readonly PaymentIntent[]> = z.array(z.object({ payment: z.string(), key: z.string() }));

/**
 * The idempotency key of a payment: the same after a reload and in every tab, for a day. It is stored encrypted, because a
 * payment names a policy; where storage is denied it lives as long as the page.
 *
 * @example
 * const intent = await paymentIntentKey(host.visitor, policy);
 */
export function paymentIntentKey(visitor: Visitor, { policyId, dueDate = '', amount }: Payment): Promise<string> {
  return visitor.withLock('paymentIntents', longestWait, async () => {
    const record = visitor.record('paymentIntents', { version: 1, schema });
    const payment = [policyId, dueDate, amount].join(' ');
    // The page's own intents count even if its storage was emptied since.
    const own = record.read() ?? [];
    const stored = (await record.load()) ?? [];
    const isPayment = (intent: PaymentIntent) => intent.payment === payment;
    const known = stored.find(isPayment)?.key;
    if (known) return known;
    const key = own.find(isPayment)?.key ?? randomId();
    record.remember([...stored, { payment, key }]);
    await record.settled();
    return key;
  });
}

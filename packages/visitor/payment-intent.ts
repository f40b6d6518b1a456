import * as z from 'zod/mini';
import { randomId } from '#domain/random-id';
import type { Visitor } from './create-visitor.ts';
import { type Locks, oneAtATime } from './one-at-a-time.ts';
import { openSealedRecord, type SealedRecord, type SealedRecordOptions } from './sealed-record.ts';

/** What is paid: this policy, what is due on it, and when. */
export interface Payment {
  policyId: string;
  dueDate: string | undefined;
  /** Cents. */
  amount: number;
}

/** The keys by which services know that two requests mean the same payment. */
export interface PaymentIntents {
  /** The key of a payment: the same one after a reload, and in every tab. */
  readonly keyOf: (payment: Payment) => Promise<string>;
}

const timeToLive = 24 * 3_600_000;
/** A tab that makes a key is through with it by then, or frozen. */
const longestWait = 3000;

interface Intent {
  payment: string;
  key: string;
}

const schema: z.ZodMiniType<readonly Intent[]> = z.array(z.object({ payment: z.string(), key: z.string() }));
const opened = new WeakMap<Visitor, PaymentIntents>();

/**
 * The payments that a visitor means to make, for a day, encrypted because they name policies. Where storage is denied they
 * last as long as the page.
 *
 * @example
 * const intent = await openPaymentIntents(host.visitor).keyOf(policy);
 */
export function openPaymentIntents(
  visitor: Visitor,
  locks = browserLocks(),
  options: SealedRecordOptions = {},
): PaymentIntents {
  const known =
    opened.get(visitor) ??
    createIntents(
      visitor,
      locks,
      openSealedRecord(visitor, 'paymentIntents', { version: 1, timeToLive, schema }, options),
    );
  opened.set(visitor, known);
  return known;
}

const browserLocks = (): Locks | undefined => ('locks' in navigator ? navigator.locks : undefined);

function createIntents(
  visitor: Visitor,
  locks: Locks | undefined,
  record: SealedRecord<readonly Intent[]>,
): PaymentIntents {
  const own = new Map<string, string>();
  return {
    keyOf: ({ policyId, dueDate = '', amount }) =>
      oneAtATime(locks, visitor.shelf.keyOf('paymentIntents'), longestWait, async () => {
        const payment = [policyId, dueDate, amount].join(' ');
        const stored = (await record.stored()) ?? [];
        const known = stored.find((intent) => intent.payment === payment)?.key;
        if (known) return known;
        const key = own.get(payment) ?? randomId();
        own.set(payment, key);
        record.save([...stored, { payment, key }]);
        await record.settled();
        return key;
      }),
  };
}

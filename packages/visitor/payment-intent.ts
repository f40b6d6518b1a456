import * as z from 'zod/mini';
import type { PaymentResult } from '#domain/payment-result';
import { policyNumber as asPolicyNumber } from '#domain/policy-number';
import { randomId } from '#domain/random-id';
import type { ServiceVariant } from '#domain/service-variant';
import type { PaymentIntent } from './payment-intent.types.ts';
import type { Visitor } from './visitor.types.ts';

/** What is paid: this policy, the amount that is due on it, and when it is due. */
export interface Payment {
  policyId: string;
  policyNumber: string;
  dueDate: string | undefined;
  /** Cents; undefined when it is not known. */
  amount: number | undefined;
}

/** The policy of a payment, as far as it is known. */
export interface PaidPolicy {
  policyId?: string | undefined;
  policyNumber?: string | undefined;
  /** Only the payment of this transaction, if the services name one: see {@link holdPayment}. */
  transactionId?: string | undefined;
  /** Only the payment with this key: another tab may have ended it and begun another one since. */
  key?: string | undefined;
}

/** A placeholder for the idempotency key of a declined payment that this device does not have. */
export const unknownKey = 'unknown';

/** Milliseconds after which a tab that holds the lock is considered frozen. */
const longestWait = 3000;

const schema: z.ZodMiniType<readonly PaymentIntent[]> = z.array(
  z.object({
    policyId: z.string(),
    policyNumber: z.string(),
    due: z.string(),
    key: z.string(),
    isPending: z.boolean(),
    // Absent in intents of an older version.
    transactionId: z._default(z.string(), ''),
    declinedKey: z._default(z.string(), ''),
    variant: z.optional(z.enum(['primary', 'ca'])),
    isMade: z.optional(z.boolean()),
    declinedCards: z.optional(
      z.array(z.object({ cardToken: z.string(), resultCode: z.number(), message: z.string() })),
    ),
  }),
);

/** True if the intent is of the policy. A policy with neither id nor number has none. */
function isOf(intent: PaymentIntent, { policyId = '', policyNumber = '', transactionId, key }: PaidPolicy): boolean {
  const number = asPolicyNumber(policyNumber);
  if (transactionId !== undefined && intent.transactionId !== transactionId) return false;
  if (key !== undefined && intent.key !== key) return false;
  return (policyId !== '' && intent.policyId === policyId) || (number !== '' && intent.policyNumber === number);
}

/** True if two intents are of one policy: they are two versions of its intent. */
const isSamePolicy = (intent: PaymentIntent, { policyId, policyNumber }: PaymentIntent): boolean =>
  isOf(intent, { policyId, policyNumber });

/** Distinguishes the payments of one policy. */
const dueOf = ({ dueDate = '', amount }: Pick<Payment, 'dueDate' | 'amount'>): string => [dueDate, amount].join(' ');

const newIntent = (intent: Omit<PaymentIntent, 'transactionId' | 'declinedKey'>): PaymentIntent => ({
  ...intent,
  transactionId: '',
  declinedKey: '',
});

/**
 * The key is kept for the next payment: the services refused a request with it, and a lost request may still arrive.
 */
const isKeyKept = (intent: PaymentIntent): boolean => intent.key === intent.declinedKey;

/**
 * Decides on the intents of all tabs, one tab at a time.
 *
 * @param decide returns the intents, of which unchanged ones are not written, and its decision.
 */
export function decideOnIntents<Decision>(
  visitor: Visitor,
  decide: (intents: readonly PaymentIntent[]) => readonly [readonly PaymentIntent[], Decision],
): Promise<Decision> {
  return visitor.withLock('paymentIntents', longestWait, async () => {
    const record = visitor.record('paymentIntents', { version: 2, schema });
    // The page's own intents count even if its storage was emptied since.
    const own = record.read() ?? [];
    const stored = (await record.load()) ?? [];
    const missing = own.filter((intent) => !stored.some((other) => isSamePolicy(other, intent)));
    const [changed, decision] = decide(missing.length > 0 ? [...stored, ...missing] : stored);
    if (changed !== stored) {
      record.remember(changed);
      await record.settled();
    }
    return decision;
  });
}

/** Changes the intents of all tabs. */
const update = (
  visitor: Visitor,
  change: (intents: readonly PaymentIntent[]) => readonly PaymentIntent[],
): Promise<readonly PaymentIntent[]> =>
  decideOnIntents(visitor, (intents) => {
    const changed = change(intents);
    return [changed, changed];
  });

/**
 * The idempotency key of a payment: the same after a reload and in every tab, for 168 hours or until the payment
 * is declined. Another amount or due date is another payment, but not while one is pending: the services may read both
 * differently from one lookup to the next, and a second key could pay twice. It is stored encrypted, because a payment
 * names a policy; when storage is denied it lives as long as the page.
 *
 * @example
 * const key = await paymentIntentKey(host.visitor, policy);
 */
export async function paymentIntentKey(
  visitor: Visitor,
  { policyId, policyNumber, ...payment }: Payment,
): Promise<string> {
  const policy = { policyId, policyNumber: asPolicyNumber(policyNumber) };
  const due = dueOf(payment);
  const isKept = (intent: PaymentIntent) => isOf(intent, policy) && (intent.isPending || intent.due === due);
  const intents = await update(visitor, (known) =>
    known.some(isKept)
      ? known
      : [
          ...known.filter((intent) => !isOf(intent, policy)),
          newIntent({ ...policy, due, key: randomId(), isPending: false }),
        ],
  );
  return intents.find(isKept)!.key;
}

/** The key of a payment that is made at once. */
export interface Claim {
  key: string;
  /**
   * False while another payment for the policy is pending: `key` is that payment's, and the services repeat its
   * response.
   */
  isOwn: boolean;
  /** The services have refused a request with this key before. */
  wasRefused: boolean;
}

/**
 * The key of a payment that is made at once, pending from now on in every tab: one press, one key.
 *
 * @param isAlternative true for a policy that is bought instead of this one, never besides. While a payment for it is
 * pending, both have one key, so the services charge one of them, whichever request they receive first.
 * @param isDeclined true if the services report an earlier payment for the policy that was not made.
 * @example
 * const { key, isOwn } = await claimPayment(host.visitor, { policyId, policyNumber, dueDate: card.token, amount });
 */
export async function claimPayment(
  visitor: Visitor,
  { policyId, policyNumber, ...payment }: Payment,
  {
    isAlternative = () => false,
    isDeclined = false,
  }: { isAlternative?: (policyId: string) => boolean; isDeclined?: boolean } = {},
): Promise<Claim> {
  const policy = { policyId, policyNumber: asPolicyNumber(policyNumber) };
  const due = dueOf(payment);
  const intents = await update(visitor, (known) => {
    const present = known.find((intent) => isOf(intent, policy));
    if (present?.isPending) return known;
    const alternative = known.find((intent) => intent.isPending && isAlternative(intent.policyId));
    const own = present && (present.due === due || isKeyKept(present)) ? present.key : undefined;
    const claimed = newIntent({ ...policy, due, key: alternative?.key ?? own ?? randomId(), isPending: true });
    return [
      ...known.filter((intent) => !isOf(intent, policy)),
      { ...claimed, declinedKey: present?.declinedKey || (isDeclined ? unknownKey : '') },
    ];
  });
  const claimed = intents.find((intent) => isOf(intent, policy))!;
  return { key: claimed.key, isOwn: claimed.due === due, wasRefused: isKeyKept(claimed) };
}

/**
 * Remembers that the visitor is sent to the payment page with this key: the payment is pending until it is settled, and
 * the last of {@link pendingPayments}. If another tab has begun another payment for the policy since the key was made, this
 * one replaces it.
 *
 * @param options.transactionId the services' id of this payment, for a policy that may be paid by one of several.
 * @param options.variant the services with which a signed-in customer began it.
 */
export async function holdPayment(
  visitor: Visitor,
  payment: Payment,
  key: string,
  { transactionId = '', variant }: { transactionId?: string; variant?: ServiceVariant | undefined } = {},
): Promise<void> {
  await update(visitor, (intents) => {
    const held = intents.filter((intent) => isOf(intent, payment));
    if (held.length === 0) return intents;
    return [
      ...intents.filter((intent) => !held.includes(intent)),
      ...held.map((intent) => ({
        ...intent,
        key,
        due: intent.key === key ? intent.due : dueOf(payment),
        isPending: true,
        transactionId,
        variant,
      })),
    ];
  });
}

/**
 * Records that the services have the payments with this key. Until then, a declined payment that they report for the
 * policy may be an earlier one: see {@link hasEarlierDecline}.
 */
export async function acknowledgePayment(visitor: Visitor, key: string): Promise<void> {
  await update(visitor, (intents) =>
    intents.some((intent) => intent.key === key && intent.declinedKey !== '')
      ? intents.map((intent) => (intent.key === key ? { ...intent, declinedKey: '' } : intent))
      : intents,
  );
}

/** True if a pending payment may not have reached the services, and an earlier payment for the policy was not made. */
export async function hasEarlierDecline(visitor: Visitor, policy: PaidPolicy): Promise<boolean> {
  const intents = await update(visitor, (known) => known);
  return intents.some((intent) => intent.isPending && intent.declinedKey !== '' && isOf(intent, policy));
}

/** A payment whose outcome is unknown. */
export type PendingPayment = Pick<PaymentIntent, 'policyId' | 'policyNumber' | 'transactionId' | 'variant'> & {
  /** Whether a payment is this one. */
  isOf: (payment: Payment) => boolean;
};

/** The payments whose outcome is unknown, in any tab. The one that the visitor left for last is the last. */
export async function pendingPayments(visitor: Visitor): Promise<readonly PendingPayment[]> {
  const intents = await update(visitor, (known) => known);
  return intents
    .filter(({ isPending }) => isPending)
    .map((intent) => ({
      policyId: intent.policyId,
      policyNumber: intent.policyNumber,
      transactionId: intent.transactionId,
      variant: intent.variant,
      isOf: (payment) => isOf(intent, payment) && intent.due === dueOf(payment),
    }));
}

/** True if the visitor was sent to the payment page for this policy, in any tab, and the outcome is unknown. */
export async function isPaymentPending(visitor: Visitor, policy: PaidPolicy): Promise<boolean> {
  const intents = await update(visitor, (known) => known);
  return intents.some((intent) => intent.isPending && isOf(intent, policy));
}

/**
 * Ends the wait for the outcome of a payment, in every tab, and of the payments that share its key. After a declined
 * payment the next one has another key. A policy with neither id nor number ends none, because the key of a pending
 * payment would be lost.
 */
export async function settlePayment(visitor: Visitor, policy: PaidPolicy, outcome: 'made' | 'declined'): Promise<void> {
  await update(visitor, (intents) => {
    const ended = new Set(intents.filter((intent) => isOf(intent, policy)).map(({ key }) => key));
    if (ended.size === 0) return intents;
    return intents.map((intent) => {
      if (!ended.has(intent.key)) return intent;
      // Replaced, not removed: other tabs hold the ended key in memory.
      return outcome === 'declined' ? declined(intent) : { ...intent, isPending: false, declinedKey: '' };
    });
  });
}

/**
 * Settles the payment of a result, unless the result is pending. One that names no policy is of the policy that the
 * visitor left to pay.
 */
export async function settleResult(
  visitor: Visitor,
  { policyId, policyNumber, outcome }: Pick<PaymentResult, 'policyId' | 'policyNumber' | 'outcome'>,
  left: PaidPolicy,
): Promise<void> {
  if (outcome === 'pending') return;
  const policy = policyId || policyNumber ? { policyId, policyNumber } : left;
  await settlePayment(visitor, policy, outcome === 'declined' ? 'declined' : 'made');
}

/** The intent after a decline: the next payment has another key. */
export const declined = (intent: PaymentIntent): PaymentIntent => ({
  ...intent,
  key: randomId(),
  isPending: false,
  declinedKey: intent.key,
});

/**
 * Ends the pending state of a refused payment, and of no other one. The next payment has the same key while a lost
 * request may still arrive with it: not every service remembers the keys of refused requests.
 *
 * @param mayArrive true if an earlier request for the same policy may be lost. One for another policy is known here.
 */
export async function refusePayment(visitor: Visitor, policy: PaidPolicy, mayArrive: boolean): Promise<void> {
  await update(visitor, (intents) =>
    intents.map((intent) => {
      if (!isOf(intent, policy)) return intent;
      const isShared = intents.some((other) => other !== intent && other.isPending && other.key === intent.key);
      return mayArrive || isShared ? { ...intent, isPending: false, declinedKey: intent.key } : declined(intent);
    }),
  );
}

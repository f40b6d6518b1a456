import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { joinWaitlist } from '#forms/waitlist/waitlist';
import { cityByZip } from '#services/address/city-by-zip';
import { logPurchase } from '#services/auto-payment/log-purchase';
import { RefusedError, ServiceError } from '#services/errors';
import { buyRenters } from '#services/renters/buy-renters';
import { createRentersRequest } from '#services/renters/create-renters-request';
import { loadRentersTransaction } from '#services/renters/load-renters-transaction';
import { openRentersCard } from '#services/renters/open-renters-card';
import { rateRenters } from '#services/renters/rate-renters';
import { rentersCoverages } from '#services/renters/renters-coverages';
import { rentersProgress } from '#services/renters/renters-progress';
import { rentersResults } from '#services/renters/renters-results';
import { rentersStatus } from '#services/renters/renters-status';
import { rememberToken } from '#visitor/guest-tokens';
import { loadKnownAnswers } from '#visitor/known-answers';
import { claimPayment, pendingPolicyIds, settlePayment } from '#visitor/payment-intent';
import { personalDraft } from './personal/personal.answers.ts';
import { transactionOf, zipLookupOf } from './renters.context.ts';
import type { rentersMachine } from './renters.machine.ts';
import { openVisit } from './renters.resume.ts';
import type { PurchaseAnswer, PurchaseRun, RentersContext } from './renters.types.ts';

type Implementations = Parameters<typeof rentersMachine.provide>[0];

/** Error messages that the services log literally: an address that is null or empty. */
const loggedReasons = new Set(['Payment Url null', 'Payment Url Empty']);

/** Adds a row to the log sheet (spec 2 §7.3). The visitor never waits for it. */
export function logRow(
  host: WidgetHost,
  context: RentersContext,
  { message, error, marker }: { message: string; error?: unknown; marker?: string },
): void {
  const status = error instanceof ServiceError ? error.status : undefined;
  const own = error instanceof RefusedError && loggedReasons.has(error.message) ? error.message : message;
  logPurchase(host.client, {
    ...transactionOf(context),
    step: marker ?? `renters-${context.section}`,
    message: status === 503 ? '503 error' : own,
    status,
  }).catch(() => undefined);
}

const intentPrefix = 'renters ';

/** The policy that a payment intent is of. */
const paidPolicy = (transactionId: string) => ({ policyId: intentPrefix + transactionId, policyNumber: '' });

/**
 * The transaction of another rate that a tab of this visitor may have bought: one home is not insured twice. One of which
 * the service says that nothing was charged is ended.
 */
async function otherPurchase(
  host: WidgetHost,
  { transactionId, carrierId }: PurchaseRun,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { client, visitor } = host;
  const pending = (await pendingPolicyIds(visitor)).filter((id) => id.startsWith(intentPrefix));
  for (const other of pending.map((id) => id.slice(intentPrefix.length)).filter((id) => id !== transactionId)) {
    const { outcome } = await rentersStatus(client, { transactionId: other, carrierId }, signal);
    if (outcome !== 'notBegun' && outcome !== 'notCharged') return other;
    await settlePayment(visitor, paidPolicy(other), 'declined');
  }
  return undefined;
}

/** The service understood the purchase and refused it: nothing was charged. A key in use decides nothing. */
const undecided = new Set([401, 403, 404, 408, 409, 422, 429]);
const isRefusal = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && !error.isFault && !undecided.has(error.status ?? 200);

/**
 * Buys the policy, once for each press: under the key of the payment that is pending in any tab, or under a new one after
 * a payment that was declined.
 */
async function purchase(host: WidgetHost, run: PurchaseRun, signal: AbortSignal): Promise<PurchaseAnswer> {
  const { transactionId, carrierId, plan, installmentDay, card, config, amount, isRepeated } = run;
  const { client, visitor } = host;
  const policy = paidPolicy(transactionId);
  if (!isRepeated) {
    // Another device may have bought it since.
    const before = await rentersStatus(client, { transactionId, carrierId }, signal).catch((error: unknown) => ({
      error,
    }));
    if ('error' in before) return { kind: 'notSent', error: before.error };
    const other = await otherPurchase(host, run, signal).catch((error: unknown) => ({ error }));
    if (typeof other === 'object') return { kind: 'notSent', error: other.error };
    if (other) return { kind: 'otherRate', transactionId: other };
    if (before.outcome !== 'notBegun' && before.outcome !== 'notCharged') return { kind: 'elsewhere' };
  }
  const { key, isOwn } = await claimPayment(visitor, { ...policy, dueDate: card.token, amount });
  if (!isOwn && !isRepeated) return { kind: 'elsewhere' };
  try {
    const { merchantId, processor, method } = config;
    const merchant = { merchantId, processor, method };
    await buyRenters(client, { transactionId, carrierId, plan, installmentDay, merchant, card, intent: key }, signal);
    return { kind: 'accepted' };
  } catch (error) {
    // A refused repetition says nothing of the request whose answer was lost.
    if (!isRefusal(error) || isRepeated) throw error;
    await settlePayment(visitor, policy, 'declined');
    return { kind: 'refused', message: error.reason ?? '' };
  }
}

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function rentersActors(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  return {
    actions: {
      fail: (_, { code, message }) => host().fail(code, message),
      log: ({ context }, row) => logRow(host(), context, row),
      reportOutcome: (_, { outcome }) => host().track('Payment Outcome', { outcome }),
      forgetVisit: () => openVisit(host().visitor).drop(),
      rememberPlace: ({ context }) => {
        const { state, city } = personalDraft(context);
        const places = zipLookupOf(context)?.places ?? [];
        const place = places.find((one) => one.state === state && one.city === city) ?? places[0];
        if (place) host().visitor.remember('place', place);
      },
    },
    actors: {
      entry: fromService(async () => {
        const { visitor } = host();
        const [visit, known] = await Promise.all([openVisit(visitor).load(), loadKnownAnswers(visitor)]);
        return { visit, known };
      }),
      earlier: fromService((reference, signal) => loadRentersTransaction(client(), reference, signal)),
      zipLookup: fromService(async ({ zip }, signal) => ({ zip, ...(await cityByZip(client(), { zip }, signal)) })),
      waitlist: fromService(({ draft, key, isRepeated }, signal) =>
        joinWaitlist(host(), { experience: 'renters-waitlist', person: draft, key, isRepeated }, signal),
      ),
      coverages: fromService((place, signal) => rentersCoverages(client(), place, signal)),
      submission: fromService(async ({ answers, transactionId }, signal) => {
        const { visitor, path } = host();
        const remember = (accepted: Awaited<ReturnType<typeof createRentersRequest>>) => {
          rememberToken(visitor, accepted, visitor.variant(path));
          return accepted;
        };
        const created = remember(await createRentersRequest(client(), { answers, transactionId }, signal));
        return remember(await rateRenters(client(), { answers, transactionId: created.transactionId }, signal));
      }),
      results: fromService((transaction, signal) => rentersResults(client(), transaction, signal)),
      cardForm: fromService(async ({ transactionId, carrierId, config }, signal) => {
        const { brands, ...merchant } = config;
        const { url } = await openRentersCard(client(), { transactionId, carrierId, ...merchant }, signal);
        const page = new URL(url);
        page.searchParams.set('brands', brands.join(','));
        return { url: page.href, isTrusted: host().isTrusted(page.href) };
      }),
      purchase: fromService((run, signal) => purchase(host(), run, signal)),
      progress: fromService((transaction, signal) => rentersProgress(client(), transaction, signal)),
      status: fromService(async (transaction, signal) => {
        const status = await rentersStatus(client(), transaction, signal);
        const outcome = { sold: 'made', notIssued: 'made', notCharged: 'declined' } as const;
        if (status.outcome in outcome) {
          const settled = outcome[status.outcome as keyof typeof outcome];
          await settlePayment(host().visitor, paidPolicy(transaction.transactionId), settled);
        }
        return status;
      }),
    },
  };
}

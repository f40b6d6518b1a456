import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { joinWaitlist } from '#forms/waitlist/waitlist';
import { cityByZip } from '#services/address/city-by-zip';
import { loggedOutcome, logPurchase } from '#services/auto-payment/log-purchase';
import { createRentersRequest } from '#services/renters/create-renters-request';
import { loadRentersTransaction } from '#services/renters/load-renters-transaction';
import { openRentersCard } from '#services/renters/open-renters-card';
import { rateRenters } from '#services/renters/rate-renters';
import { rentersCoverages } from '#services/renters/renters-coverages';
import { rentersProgress } from '#services/renters/renters-progress';
import { rentersResults } from '#services/renters/renters-results';
import { rememberToken } from '#visitor/guest-tokens';
import { loadKnownAnswers } from '#visitor/known-answers';
import { purchase, purchaseStatus } from './payment/purchase.ts';
import { personalDraft } from './personal/personal.answers.ts';
import { transactionOf, zipLookupOf } from './renters.context.ts';
import type { rentersMachine } from './renters.machine.ts';
import { openVisit } from './renters.resume.ts';
import type { RentersContext } from './renters.types.ts';

type Implementations = Parameters<typeof rentersMachine.provide>[0];

/** Error messages that the services log literally: an address that is null or empty. */
const loggedReasons = new Set(['Payment Url null', 'Payment Url Empty']);

/** Adds a row to the log sheet (spec 2 §7.3). The visitor never waits for it. */
export function logRow(
  host: WidgetHost,
  context: RentersContext,
  { marker, ...row }: { message: string; error?: unknown; marker?: string },
): void {
  logPurchase(host.client, {
    ...transactionOf(context),
    step: marker ?? `renters-${context.section}`,
    ...loggedOutcome(row, loggedReasons),
  }).catch(() => undefined);
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
        const place = places.find((candidate) => candidate.state === state && candidate.city === city) ?? places[0];
        if (place) host().visitor.remember('place', place);
      },
    },
    actors: {
      entry: fromService(async () => {
        const { visitor } = host();
        const [visit, known] = await Promise.all([
          openVisit(visitor).load(),
          loadKnownAnswers(visitor, { except: 'rentersVisit' }),
        ]);
        return { visit, known };
      }),
      earlier: fromService((reference, signal) => loadRentersTransaction(client(), reference, signal)),
      places: fromService(async ({ zip }, signal) => ({ zip, ...(await cityByZip(client(), { zip }, signal)) })),
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
      status: fromService((transaction, signal) => purchaseStatus(host(), transaction, signal)),
    },
  };
}

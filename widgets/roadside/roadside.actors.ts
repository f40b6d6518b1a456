import { isStateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { removeFromAddress } from '#flow/remove-from-address';
import { joinWaitlist } from '#forms/waitlist/waitlist';
import { cityByZip } from '#services/address/city-by-zip';
import { logPurchase } from '#services/auto-payment/log-purchase';
import { ServiceError } from '#services/errors';
import { prepareRoadside } from '#services/roadside/prepare-roadside';
import { loadKnownAnswers } from '#visitor/known-answers';
import { buyerOfKnown } from './buyer-draft.ts';
import { PaymentPageError } from './payment-page-error.ts';
import { enroll, readTransaction } from './roadside.calls.ts';
import type { roadsideMachine } from './roadside.machine.ts';
import { roadsideVisit } from './roadside.resume.ts';
import { visitName } from './saved-visit.ts';

type Implementations = Parameters<typeof roadsideMachine.provide>[0];

/** Spec 2 §8.4: the log message for a 503. */
const redirectionError = 'redirection error';

/** Adds a row to the log sheet, without personal data. The visitor never waits for it. */
function logRow(
  host: WidgetHost,
  { transactionId, step, message, status }: { transactionId: string; step: string; message: string; status?: number },
): void {
  logPurchase(host.client, { transactionId, carrierId: '', step, message, status }).catch(() => undefined);
}

/** What the log says about a failed call. */
function logMessage(error: unknown): { message: string; status?: number } {
  if (error instanceof PaymentPageError) {
    return { message: error.kind === 'notOpened' ? 'Payment Url Empty' : 'Payment Url not trusted' };
  }
  const status = error instanceof ServiceError ? error.status : undefined;
  const message = status === 503 ? redirectionError : 'Error in API response';
  return { message, ...(status !== undefined && { status }) };
}

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function roadsideActors(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  return {
    actions: {
      // A reload must not return to a payment that is over.
      removeTransactionFromAddress: () => removeFromAddress('transactionid'),
      log: ({ context: { transactionId } }, { step, error }) =>
        logRow(host(), { transactionId, step, ...logMessage(error) }),
      logStatus: ({ context: { transactionId } }, { transaction }) => {
        const is503 = transaction.statusCode === '503';
        logRow(host(), {
          transactionId,
          step: 'roadside-result',
          message: is503 ? redirectionError : 'Policy Number is empty',
          ...(is503 && { status: 503 }),
        });
      },
    },
    actors: {
      savedVisit: fromService(async () => {
        const { visitor } = host();
        const [visit, known] = await Promise.all([
          roadsideVisit(visitor).load(),
          loadKnownAnswers(visitor, { except: visitName }),
        ]);
        return { visit, known: buyerOfKnown(known) };
      }),
      offer: fromService((_, signal) => prepareRoadside(client(), signal)),
      places: fromService(async ({ zip }, signal) => {
        const { places, isNotServed } = await cityByZip(client(), { zip }, signal);
        // Memberships do not depend on quotes.
        if (isNotServed) return undefined;
        const [place] = places;
        if (place) host().visitor.remember('place', place);
        return { zip, places };
      }),
      enrollment: fromService((request, signal) => {
        const { zip, city, state } = request.draft;
        if (isStateCode(state)) host().visitor.remember('place', { zip, city, state });
        return enroll(host(), request, signal);
      }),
      waitlist: fromService(({ draft, membership, key, isRepeated }, signal) => {
        const entry = { person: draft, coverage: membership, key, isRepeated };
        return joinWaitlist(host(), { experience: 'roadside-waitlist', ...entry }, signal);
      }),
      transaction: fromService((request, signal) => readTransaction(host(), request, signal)),
      leavePage: leavePage<'payment'>(host),
    },
  };
}

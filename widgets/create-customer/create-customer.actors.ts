import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { loadPlaces } from '#forms/zip-lookup/load-places';
import { authenticateCustomer } from '#services/account/authenticate-customer';
import { createCustomer } from '#services/account/create-customer';
import { StatusError } from '#services/errors';
import { loadKnownAnswers } from '#visitor/known-answers';
import type { createCustomerMachine } from './create-customer.machine.ts';
import { customerDraft } from './create-customer.resume.ts';
import type { CreationRequest } from './create-customer.types.ts';
import { customerOf, knownDraft } from './customer-draft.ts';

type Implementations = Parameters<typeof createCustomerMachine.provide>[0];

/** Authenticates the person, and creates the customer. An expired fetch token is replaced once. */
async function create(
  { client }: WidgetHost,
  { draft, intent, loyaltyEnrollmentStatus }: CreationRequest,
  signal: AbortSignal,
): Promise<void> {
  const customer = customerOf(draft, loyaltyEnrollmentStatus);
  const attempt = async () => {
    const { fetchToken } = await authenticateCustomer(client, customer, signal);
    await createCustomer(client, { ...customer, fetchToken, intent: intent.key }, signal);
  };
  await attempt().catch((error: unknown) => {
    if (error instanceof StatusError && error.status === 401 && error.callId === 'createCustomer') return attempt();
    throw error;
  });
}

/**
 * Implements the machine's actors with the page's services and storage.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function createCustomerActors(host: () => WidgetHost): Implementations {
  return {
    actions: { forgetDraft: () => customerDraft(host().visitor).drop() },
    actors: {
      entry: fromService(async () => {
        const { visitor } = host();
        const [saved, known] = await Promise.all([customerDraft(visitor).load(), loadKnownAnswers(visitor)]);
        return { saved, known: knownDraft(known) };
      }),
      places: fromService(async (request, signal) => {
        const lookup = await loadPlaces(host().client, request, signal);
        const [place] = lookup.places;
        if (place && lookup.isQuotable) host().visitor.remember('place', place);
        return lookup;
      }),
      creation: fromService((request, signal) => create(host(), request, signal)),
      leavePage: leavePage<'customerCreated'>(host),
    },
  };
}

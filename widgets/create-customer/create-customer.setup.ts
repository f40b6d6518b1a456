import { assign, raise, setup, stateIn } from 'xstate';
import { isRateLimited } from '#account/wait-text';
import { fingerprint } from '#domain/fingerprint';
import { randomId } from '#domain/random-id';
import { failureOf } from '#flow/machine/failure';
import { type Destination, navigationWasRefused } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { type PersonDraft, emptyDraft } from '#forms/person/person-draft';
import { noLookup, typedDraft } from '#forms/zip-lookup/zip-lookup.rules';
import { zipLookup } from '#forms/zip-lookup/zip-lookup.setup';
import type { LookedUpZip } from '#forms/zip-lookup/zip-lookup.types';
import { newCustomerBody } from '#services/account/create-customer';
import { isRejected } from '#services/errors';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import type {
  CreateCustomerContext,
  CreateCustomerEvent,
  CreateCustomerInput,
  CreationRequest,
  Entry,
  StepMeta,
} from './create-customer.types.ts';
import { completedDraft, customerOf } from './customer-draft.ts';

/** Implemented by create-customer.actors.ts. */
const placeholder = (): void => undefined;

export const newContext = ({ input }: { input: CreateCustomerInput }): CreateCustomerContext => ({
  ...input,
  draft: emptyDraft,
  known: emptyDraft,
  intent: undefined,
  ...noLookup,
  failure: undefined,
});

export const createCustomer = setup({
  types: {
    context: {} as CreateCustomerContext,
    events: {} as CreateCustomerEvent,
    input: {} as CreateCustomerInput,
    meta: {} as StepMeta,
    /** `kept`: the form is autosaved. */
    tags: {} as 'busy' | 'failed' | 'kept',
  },

  actors: {
    network: networkActor,
    entry: placeholderActor<Entry>(),
    places: placeholderActor<LookedUpZip, { zip: string }>(),
    creation: placeholderActor<void, CreationRequest>(),
    leavePage: placeholderActor<boolean, Destination<'customerCreated'>>(),
  },

  guards: {
    formIsSent: stateIn({ journey: 'creating' }),
    creationWasOffline: ({ context }) => context.failure?.kind === 'offline',
    creationWasTooEarly: ({ context }) => isRateLimited(context.failure),
    successPageIsMissing: ({ context }) => context.config.successPage === '',
    navigationWasRefused,
  },

  actions: {
    forgetDraft: placeholder,
    setConfig: assign((_, { config }: { config: CreateCustomerConfig }) => ({ config })),
    restore: assign((_, { saved, known }: Entry) => ({
      known,
      draft: saved?.draft ?? known,
      intent: saved?.intent,
    })),
    rememberDraft: assign(({ context }, { draft, isEarly }: { draft: PersonDraft; isEarly?: boolean | undefined }) =>
      typedDraft(context.draft, isEarly ? completedDraft(draft, context.known) : draft),
    ),
    /** A restored or prefilled form may have a zip code. */
    requestZip: raise({ type: 'ZIP.REQUESTED' }),
    /** The request for the same customer keeps its key, also after a reload. Another customer gets a new key. */
    startIntent: assign(({ context: { draft, intent, config } }) => {
      const body = newCustomerBody(customerOf(draft, config.loyaltyEnrollmentStatus));
      const request = fingerprint(JSON.stringify(body));
      return { intent: intent?.request === request ? intent : { key: randomId(), request } };
    }),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      // After a rejection, the same key would get the same response.
      intent: isRejected(error) ? undefined : context.intent,
    })),
    forgetFailure: assign({ failure: undefined }),
  },
}).extend(zipLookup);

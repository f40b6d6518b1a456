import { assign, raise, setup, stateIn } from 'xstate';
import { isTooEarly } from '#account/wait-text';
import { fingerprint } from '#domain/fingerprint';
import { randomId } from '#domain/random-id';
import { isZipCode } from '#domain/zip-code';
import { failureOf } from '#flow/machine/failure';
import type { Destination } from '#flow/machine/leave-page';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { type PersonDraft, emptyDraft } from '#forms/person/person-draft';
import { withPlaceOfZip } from '#forms/zip-places/zip-places';
import { newCustomerBody } from '#services/account/create-customer';
import { isRejected } from '#services/errors';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import type {
  CreateCustomerContext,
  CreateCustomerEvent,
  CreateCustomerInput,
  CreationRequest,
  CustomerPlaces,
  Entry,
  StepMeta,
} from './create-customer.types.ts';
import { completedDraft, customerOf } from './customer-draft.ts';
import { isZipRefused, zipProblem } from './customer.rules.ts';

/** A draft without the city and the state that a lookup filled in. */
function withoutPlaceOf(draft: PersonDraft, lookup: CustomerPlaces | undefined): PersonDraft {
  const isFilledIn = lookup?.places.some(({ city, state }) => city === draft.city && state === draft.state);
  return isFilledIn ? { ...draft, city: '', state: '' } : draft;
}

/** Implemented by create-customer.actors.ts. */
const placeholder = (): void => undefined;

export const newContext = ({ input }: { input: CreateCustomerInput }): CreateCustomerContext => ({
  ...input,
  draft: emptyDraft,
  known: emptyDraft,
  intent: undefined,
  zipAsked: '',
  places: undefined,
  isZipLeft: false,
  zipRead: '',
  failure: undefined,
});

export const createCustomer = setup({
  types: {
    context: {} as CreateCustomerContext,
    events: {} as CreateCustomerEvent,
    input: {} as CreateCustomerInput,
    meta: {} as StepMeta,
    /** `kept`: what is typed is saved. */
    tags: {} as 'busy' | 'failed' | 'kept',
  },

  actors: {
    network: networkActor,
    entry: placeholderActor<Entry>(),
    places: placeholderActor<CustomerPlaces, { zip: string }>(),
    creation: placeholderActor<void, CreationRequest>(),
    leavePage: placeholderActor<boolean, Destination<'customerCreated'>>(),
  },

  guards: {
    /** The zip code of the form is complete, and not asked for yet. */
    zipIsNew: ({ context }, { zip }: { zip: string }) => isZipCode(zip) && context.zipAsked !== zip,
    /** The visitor has typed it just now: a lookup that failed is not repeated as they type elsewhere. */
    zipIsTyped: ({ context }, { zip }: { zip: string }) =>
      isZipCode(zip) && context.zipAsked !== zip && context.draft.zip !== zip,
    isCreating: stateIn({ journey: 'creating' }),
    zipMessageIsUnread: ({ context: { draft, places, isZipLeft, zipRead } }) =>
      isZipLeft && zipRead !== draft.zip && isZipRefused(zipProblem(draft, places)),
    zipIsAccepted: ({ context: { draft, places } }) => !isZipRefused(zipProblem(draft, places)),
    placeIsRefused: ({ context: { draft, places } }) => zipProblem(draft, places) !== undefined,
    /** The lookup of the form's zip code is over, or has failed. */
    zipIsLookedUp: ({ context: { draft, places, zipAsked } }) => places?.zip === draft.zip || zipAsked !== draft.zip,
    creationWasOffline: ({ context }) => context.failure?.kind === 'offline',
    creationWasTooEarly: ({ context }) => isTooEarly(context.failure),
    successPageIsConfigured: ({ context }) => context.config.successPage !== '',
    navigationWasRefused: (_, { hasNavigated }: { hasNavigated: boolean }) => !hasNavigated,
  },

  actions: {
    forgetDraft: placeholder,
    setConfig: assign((_, { config }: { config: CreateCustomerConfig }) => ({ config })),
    restore: assign((_, { saved, known }: Entry) => ({
      known,
      draft: saved?.draft ?? known,
      intent: saved?.intent,
    })),
    rememberDraft: assign(({ context }, { draft, isEarly }: { draft: PersonDraft; isEarly?: boolean | undefined }) => ({
      draft: isEarly ? completedDraft(draft, context.known) : draft,
      ...(draft.zip !== context.draft.zip && { isZipLeft: false, zipRead: '' }),
    })),
    /** A restored form, or one that is known, begins with a zip code. */
    requestZip: raise({ type: 'ZIP.REQUESTED' }),
    noteLookup: assign({ zipAsked: ({ context }) => context.draft.zip }),
    forgetLookup: assign({ zipAsked: '' }),
    /**
     * City and state are filled in where quotes are offered (spec 3 §5). Where the zip code is refused, those that another one
     * filled in are cleared, and what the visitor typed stays.
     */
    rememberPlaces: assign(({ context: { draft, places: before } }, { places }: { places: CustomerPlaces }) => ({
      places,
      draft: isZipRefused(zipProblem(draft, places)) ? withoutPlaceOf(draft, before) : withPlaceOfZip(draft, places),
    })),
    /** What is sent stays as the visitor saw it. */
    comparePlaces: assign((_, { places }: { places: CustomerPlaces }) => ({ places })),
    noteZipLeft: assign({ isZipLeft: true }),
    noteZipMessageRead: assign({ zipRead: ({ context }) => context.draft.zip }),
    /** The same customer keeps the key of the request, also after a reload. Another one has another key. */
    startIntent: assign(({ context: { draft, intent, config } }) => {
      const body = newCustomerBody(customerOf(draft, config.loyaltyEnrollmentStatus));
      const request = fingerprint(JSON.stringify(body));
      return { intent: intent?.request === request ? intent : { key: randomId(), request } };
    }),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      // The service has decided: the same key would have the same answer.
      intent: isRejected(error) ? undefined : context.intent,
    })),
    forgetFailure: assign({ failure: undefined }),
  },
});

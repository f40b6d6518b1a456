import { allowedVerifications } from '#domain/owner-verification';
import type { PreviousQuote, SavedQuote } from '#domain/saved-quote';
import type { Failure } from '#flow/machine/failure';
import { change, changeOn, withVariant } from '../context-changes.ts';
import { serviceErrorOf } from '../failed-call.ts';
import { base } from '../quote-flow.setup.ts';
import type { FlowContext, FlowEvent, Visit } from '../quote-flow.types.ts';
import { entrySourceKey } from './entry-source.ts';
import {
  customerToLookUp,
  failuresOf,
  isSomeoneElse,
  leadApplied,
  leadLinkFollowed,
  linkExpired,
  mismatchCounted,
  quoteApplied,
} from './entry.context.ts';
import type { ReopenedQuote } from './entry.types.ts';
import type { PrefillResult } from './prefill-source.ts';
import { belongsToPage, savedVisit } from './saved-visit/saved-visit.ts';

interface Args {
  context: FlowContext;
  event: FlowEvent;
}

/** Removes the saved visit from storage, except its failed verifications. quote-flow.actors.ts implements it. */
const forgetVisit: (args: Args, visit: Visit | undefined) => void = () => undefined;

/** The guards and actions of the entry sources. */
export const entryImplementations = {
  delays: {
    requoteWait: ({ context }: Args) => context.config.requoteWait * 1000,
    requoteMessageAfter: ({ context }: Args) => context.config.longerMessageAfter * 1000,
  },

  guards: {
    visitWasSaved: ({ context }: Args) => context.hasSavedVisit,
    visitBelongsHere: ({ context }: Args, visit: Visit | undefined) =>
      context.isReload || belongsToPage(visit, context.path),

    leadIsToFetch: ({ context: { entrySource, entryKey } }: Args) =>
      (entrySource.type === 'affiliate' || entrySource.type === 'customer') && entrySourceKey(entrySource) !== entryKey,
    quoteIsToLoad: ({ context: { entrySource, entryKey } }: Args) =>
      entrySource.type === 'quote' && entrySourceKey(entrySource) !== entryKey,
    previousQuotesAreRequested: ({ context }: Args) => context.wantsPreviousQuotes,

    leadIsEmpty: ({ event }: Args) => serviceErrorOf(event) === undefined,
    leadIsOfSomeoneElse: ({ context }: Args, lead: PrefillResult) => isSomeoneElse(context, lead),
    ownerMatches: (_: Args, { isMatch }: { isMatch: boolean }) => isMatch,
    lastAttemptFailed: ({ context }: Args, { isMatch }: { isMatch: boolean }) =>
      !isMatch && failuresOf(context) + 1 >= allowedVerifications,
    attemptsAreUsedUp: ({ context }: Args) => failuresOf(context) >= allowedVerifications,
    quoteWasNotFound: ({ event }: Args) => serviceErrorOf(event)?.status === 404,
    ownerIsIdentified: ({ context }: Args) => context.previousSearch?.by === 'phone',
    quotesWereFound: (_: Args, quotes: readonly PreviousQuote[]) => quotes.length > 0,
    quotesAreListed: ({ context }: Args) => context.previousQuotes.length > 0,
    quoteHasRates: ({ context }: Args) => context.heldQuote !== undefined && context.heldQuote.rateQuoteId !== '',
    requoteIsRequested: ({ context }: Args) => context.wantsRequote,
    customerIsToBeLookedUp: ({ context }: Args) => {
      const customer = customerToLookUp(context);
      return customer !== '' && customer !== context.lookedUpCustomer;
    },
    customerHasQuote: (_: Args, quote: SavedQuote | undefined) => quote !== undefined,
  },

  actions: {
    forgetVisit,
    restoreVisit: change((context, visit: Visit | undefined) => (visit ? savedVisit(context, visit) : {})),
    /** Those of another page's visit count here, too. */
    keepFailedVerifications: change((_, visit: Visit | undefined) => ({
      failedVerifications: visit?.failedVerifications ?? [],
    })),

    holdLead: change((_, lead: PrefillResult) => ({ heldLead: lead })),
    applyLead: change((context, lead: PrefillResult) => leadApplied(context, lead)),
    applyHeldLead: change((context) => (context.heldLead ? leadApplied(context, context.heldLead) : {})),
    keepOwnAnswers: change((context) => ({ ...leadLinkFollowed(context), heldLead: undefined })),
    rememberEmptyLead: change((context) => ({ ...leadLinkFollowed(context), entryNotice: 'leadEmpty' })),

    holdQuote: change((_, quote: SavedQuote | undefined) => ({ heldQuote: quote, verificationProblem: undefined })),
    holdLinkedQuote: change(({ entrySource }, quote: SavedQuote | undefined) => ({
      heldQuote: quote,
      verificationProblem: undefined,
      wantsRequote: entrySource.type === 'quote' && entrySource.wantsRequote === true,
    })),
    releaseQuote: change(() => ({ heldQuote: undefined, targetStep: 'driver' })),
    expireLink: change((context, { notice }: { notice: 'quoteNotFound' | 'notTheOwner' }) =>
      linkExpired(context, notice),
    ),
    rememberBirthDate: changeOn('OWNER.SUBMITTED', (_, { birthDate }) => ({ ownerBirthDate: birthDate })),
    countMismatch: change((context, { message }: { message: string }) => mismatchCounted(context, message)),
    forgetMismatches: change(({ failedVerifications, heldQuote }) => ({
      failedVerifications: failedVerifications.filter(({ rateQuoteId }) => rateQuoteId !== heldQuote?.rateQuoteId),
    })),
    /** The dialog shows this failure, because it covers the flow's notice. */
    rememberVerificationFailure: change((_, failure: Failure) => ({ verificationProblem: failure })),
    /** The held quote's own services verify its owner and rate it again. */
    chooseVariantOfQuote: change((context) => withVariant(context, {}, context.heldQuote?.address.state)),
    rememberTimeout: change(() => ({ failure: { kind: 'unreachable' } })),
    noteRequote: change(({ now }) => ({ requotedAt: now(), failure: undefined })),
    showRequoteRefusal: change(({ entrySource, entryKey }) => ({
      entryNotice: 'requoteRefused',
      heldQuote: undefined,
      // A reload does not follow the link again.
      entryKey: entrySource.type === 'quote' ? entrySourceKey(entrySource) : entryKey,
    })),
    applyQuote: change((context, quote: ReopenedQuote) => quoteApplied(context, quote)),

    resetPreviousQuotes: change(() => ({
      previousQuotes: [],
      wantsPreviousQuotes: false,
      entryNotice: undefined,
    })),
    rememberSearch: changeOn('PREVIOUS.SEARCHED', (_, { search }) => ({ previousSearch: search })),
    rememberPreviousQuotes: change((_, quotes: readonly PreviousQuote[]) => ({ previousQuotes: quotes })),
    rememberNoQuotes: change(() => ({ entryNotice: 'noPreviousQuotes', targetStep: 'driver' })),
    requestFirstStep: change(() => ({ targetStep: 'driver' })),
    choosePreviousQuote: changeOn('PREVIOUS.CHOSEN', (_, { quote, isRequote }) => ({
      previousQuote: quote,
      wantsRequote: isRequote,
      entryNotice: undefined,
    })),
    rememberCustomerLookup: change((context) => ({ lookedUpCustomer: customerToLookUp(context) })),
  },
};

export const entrySetup = base.extend(entryImplementations);

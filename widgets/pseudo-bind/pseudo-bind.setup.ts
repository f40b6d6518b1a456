import { assign, setup } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { driversFound, householdAdded } from '#forms/household/household.rules';
import { purchaseActions, purchaseActors } from '#forms/purchase/purchase.setup';
import type { Household } from '#forms/purchase/purchase.types';
import { carrierOf } from './carrier.ts';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import { detailsOf } from './pseudo-bind.submission.ts';
import type {
  PseudoBindContext,
  PseudoBindEvent,
  PseudoBindInput,
  QuoteReference,
  Section,
  StepMeta,
  VerificationModule,
  Visit,
} from './pseudo-bind.types.ts';

/** Reports a failure to the page; implemented in pseudo-bind.actors.ts. */
const fail: (args: unknown, params: { code: string; message: string }) => void = () => undefined;

/**
 * Types, actors, and the guards and actions that several sections share. The setups of this flow's own sections extend
 * it one after the other; the machine adds those of the sections that other flows have too.
 */
export const base = setup({
  types: {
    context: {} as PseudoBindContext,
    events: {} as PseudoBindEvent,
    input: {} as PseudoBindInput,
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'failed',
  },

  actors: {
    ...purchaseActors,
    network: networkActor,
    savedVisit: placeholderActor<Visit | undefined, QuoteReference>(),
    quote: placeholderActor<BindQuote, QuoteReference>(),
    californiaStart: placeholderActor<void, QuoteReference>(),
    verificationModule: placeholderActor<VerificationModule>(),
  },

  actions: {
    ...purchaseActions,
    fail,
    /** Leaves for the payment page; implemented in pseudo-bind.actors.ts. */
    openPaymentPage: () => undefined,
    /** Reports a missing sheet to the author; implemented in pseudo-bind.actors.ts. */
    reportMissingSheet: () => undefined,
    replaceConfig: assign((_, { config }: { config: PseudoBindConfig }) => ({ config })),
    enterSection: assign((_, { section }: { section: Section }) => ({
      section,
      isUntouchedSinceNext: false,
      failure: undefined,
      isHelpOffered: false,
    })),
    requestSection: assign((_, { section }: { section: Section }) => ({ section })),
    /** Even a verified visitor is unverified until the agent's row holds these answers. */
    markSubmitted: assign(({ context }) => ({
      isSubmitted: true,
      isVerified: false,
      // The first submission asks for the codes, whatever the visitor put off before it.
      isVerificationPostponed: context.isSubmitted && context.isVerificationPostponed,
    })),
    /** Writes all confirmed answers to the row that the agent reads. */
    sendDetails: ({ context }) => context.verification?.send({ type: 'DETAILS.CHANGED', details: detailsOf(context) }),
    /** The row holds the confirmed drivers: the agent reads who was found, also if the visitor never returns. */
    reportFollowUp: ({ context }, { household }: { household: Household }) => {
      if (!context.areDriversConfirmed || driversFound(context, household).length === 0) return;
      const details = detailsOf({ ...context, ...householdAdded(context, household), areDriversConfirmed: true });
      context.verification?.send({ type: 'DETAILS.CHANGED', details });
    },
    sendSubmission: ({ context: { verification, isSubmitted, isVerificationPostponed: isPostponed } }) => {
      if (isSubmitted) verification?.send({ type: 'QUESTIONS.SUBMITTED', isPostponed });
    },
  },

  guards: {
    carrierHidesDrivers: ({ context }) => carrierOf(context).hideAdditionalDriverSection,
    isVerified: ({ context }) => context.isVerified,
  },
});

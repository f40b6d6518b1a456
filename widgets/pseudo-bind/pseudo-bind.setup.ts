import { assign, setup } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import type { StateCode } from '#domain/us-state';
import { withoutDraft } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { carrierOf } from './carrier.ts';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import { detailsOf } from './pseudo-bind.submission.ts';
import type {
  AdditionalDriver,
  PseudoBindContext,
  PseudoBindEvent,
  PseudoBindInput,
  Draft,
  Form,
  Household,
  LicenseCheck,
  LicenseQuestion,
  QuoteReference,
  Section,
  StepMeta,
  VerificationModule,
  Visit,
} from './pseudo-bind.types.ts';

/** Reports a failure to the page; implemented in pseudo-bind.actors.ts. */
const fail: (args: unknown, params: { code: string; message: string }) => void = () => undefined;

/**
 * Types, actors, and the guards and actions that several sections share. Each section's setup extends the previous
 * one, in the order of the sections, so that the machine has all of them.
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
    network: networkActor,
    savedVisit: placeholderActor<Visit | undefined, QuoteReference>(),
    quote: placeholderActor<BindQuote, QuoteReference>(),
    californiaStart: placeholderActor<void, QuoteReference>(),
    vehicleByVin: placeholderActor<{ vin: string; name: VehicleName | null }, { vin: string }>(),
    licenseCheck: placeholderActor<LicenseCheck, LicenseQuestion>(),
    driverChecks: placeholderActor<
      readonly string[],
      { isCalifornian: boolean; address: Address | undefined; drivers: readonly AdditionalDriver[] }
    >(),
    followUp: placeholderActor<Household, { state: StateCode; commonId: string }>(),
    verificationModule: placeholderActor<VerificationModule>(),
  },

  actions: {
    fail,
    replaceConfig: assign((_, { config }: { config: PseudoBindConfig }) => ({ config })),
    rememberDraft: assign(({ context: { drafts } }, { form, values }: { form: Form; values: Draft }) => ({
      drafts: { ...drafts, [form]: values },
      ...(form === 'driver' && { isLicenseWrong: false }),
      ...(form === 'drivers' && { wrongDrivers: [] }),
    })),
    forgetDraft: assign(({ context: { drafts } }, { form }: { form: Form }) => ({
      drafts: withoutDraft(drafts, form),
    })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    enterSection: assign((_, { section }: { section: Section }) => ({ section })),
    requestSection: assign((_, { section }: { section: Section }) => ({ section })),
    /** Writes all confirmed answers to the row that the agent reads. */
    sendDetails: ({ context }) => context.verification?.send({ type: 'DETAILS.CHANGED', details: detailsOf(context) }),
    sendSubmission: ({ context: { verification, isSubmitted } }) => {
      if (isSubmitted) verification?.send({ type: 'QUESTIONS.SUBMITTED' });
    },
  },

  guards: {
    carrierHidesDrivers: ({ context }) => carrierOf(context).hideAdditionalDriverSection,
    isVerified: ({ context }) => context.isVerified,
  },
});

import { assign, setup } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import type { Place } from '#domain/place';
import type { StateCode } from '#domain/us-state';
import { withoutDraft } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { carrierOf } from './carrier.ts';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import { stillWrong, typedLicense } from './pseudo-bind.context.ts';
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

/** Stores the visitor's place; implemented in pseudo-bind.actors.ts. */
const rememberPlace: (args: unknown, params: { place: Place | undefined }) => void = () => undefined;

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
    vehicleByVin: placeholderActor<{ vin: string; name: Partial<VehicleName> | null }, { vin: string }>(),
    licenseCheck: placeholderActor<LicenseCheck, LicenseQuestion>(),
    driverChecks: placeholderActor<
      readonly string[],
      { isCalifornian: boolean; address: Address | undefined; drivers: readonly AdditionalDriver[] }
    >(),
    placeByZip: placeholderActor<Place | undefined, { zip: string }>(),
    followUp: placeholderActor<Household, { state: StateCode; commonId: string }>(),
    verificationModule: placeholderActor<VerificationModule>(),
  },

  actions: {
    fail,
    rememberPlace,
    /** Leaves for the payment page; implemented in pseudo-bind.actors.ts. */
    openPaymentPage: () => undefined,
    /** Tells the author; implemented in pseudo-bind.actors.ts. */
    reportMissingSheet: () => undefined,
    replaceConfig: assign((_, { config }: { config: PseudoBindConfig }) => ({ config })),
    rememberDraft: assign(({ context }, { form, values }: { form: Form; values: Draft }) => ({
      drafts: { ...context.drafts, [form]: values },
      isUntouchedSinceNext: false,
      // A refusal applies to the license that was checked, not to one typed since.
      ...(form === 'driver' && {
        wrongLicense: typedLicense(values) === context.wrongLicense ? context.wrongLicense : '',
      }),
      ...(form === 'drivers' && { wrongDrivers: stillWrong(context, values) }),
    })),
    forgetDraft: assign(({ context: { drafts } }, { form }: { form: Form }) => ({
      drafts: withoutDraft(drafts, form),
    })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    enterSection: assign((_, { section }: { section: Section }) => ({ section, isUntouchedSinceNext: false })),
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
    hasTypedSinceNext: ({ context }) => !context.isUntouchedSinceNext,
  },
});

import { type AnyActorLogic, assign, fromCallback, fromPromise, setup, stateIn, stopChild } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { Address } from '#domain/driver';
import type { StateCode } from '#domain/us-state';
import { ServiceError } from '#services/errors';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { carrierOf, questionsOf } from './carrier.ts';
import { checkKey, driversToCheck, withoutDuplicates } from './drivers/drivers.rules.ts';
import { missingIn } from './entry/purchase.ts';
import type { BindConfig } from './pseudo-bind.config.ts';
import {
  areVinsKnown,
  arrivalPlace,
  driverAdded,
  householdTaken,
  isAVinWrong,
  isCalifornian,
  licenseKey,
  order,
  primaryOf,
  quoteTaken,
  vinToLookUp,
} from './pseudo-bind.context.ts';
import { detailsOf } from './pseudo-bind.submission.ts';
import type {
  AdditionalDriver,
  BindContext,
  BindEvent,
  BindInput,
  ContactAnswers,
  Draft,
  DriverAnswers,
  Form,
  Household,
  LicenseCheck,
  Place,
  Purchase,
  Stage,
  StepMeta,
  VerificationParts,
  VerificationRef,
  Visit,
  YesNo,
} from './pseudo-bind.types.ts';
import { areAnswersAccepted } from './questions/questions.rules.ts';

/** A question to the services; what answers it is provided by pseudo-bind.actors.ts. */
const question = <Answer, Input>() =>
  fromPromise<Answer, Input>(() => Promise.reject(new Error('Nothing was provided to answer this.')));

/** Whom a license check is about. */
export interface LicenseQuestion {
  isCalifornian: boolean;
  address: Address | undefined;
  person: Pick<AdditionalDriver, 'firstName' | 'lastName' | 'birthDate' | 'licenseNumber'>;
}

/** Tells the page's developer; pseudo-bind.actors.ts stands behind it. */
const fail: (args: unknown, params: { code: string; message: string }) => void = () => undefined;

/** Of what does not exist, or is not ours to see. */
const isRefused = (error: unknown) =>
  error instanceof ServiceError && (error.kind === 'refused' || error.status === 404);

const withoutDraft = ({ drafts }: BindContext, form: Form) => ({ ...drafts, [form]: undefined });

export const bind = setup({
  types: {
    context: {} as BindContext,
    events: {} as BindEvent,
    input: {} as BindInput,
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'unreachable',
  },

  actors: {
    network: fromCallback<BindEvent>(() => undefined),
    savedVisit: question<Visit | undefined, Purchase>(),
    quote: question<BindQuote, Purchase>(),
    californiaStart: question<void, Purchase>(),
    vehicleByVin: question<{ vin: string; name: VehicleName | null }, { vin: string }>(),
    licenseCheck: question<LicenseCheck, LicenseQuestion>(),
    driverChecks: question<
      readonly string[],
      { isCalifornian: boolean; address: Address | undefined; drivers: readonly AdditionalDriver[] }
    >(),
    followUp: question<Household, { state: StateCode; commonId: string }>(),
    verificationParts: question<VerificationParts, undefined>(),
  },

  actions: {
    fail,
    takeConfig: assign((_, { config }: { config: BindConfig }) => ({ config })),
    rememberDraft: assign(({ context: { drafts } }, { form, values }: { form: Form; values: Draft }) => ({
      drafts: { ...drafts, [form]: values },
      ...(form === 'driver' && { isLicenseWrong: false }),
      ...(form === 'drivers' && { wrongDrivers: [] }),
    })),
    enter: assign((_, { place }: { place: Place }) => ({ place })),
    wantPlace: assign((_, { place }: { place: Place }) => ({ place })),
    takeUpVisit: assign((_, { visit }: { visit: Visit | undefined }) => visit ?? {}),
    takeQuote: assign(({ context }, { quote }: { quote: BindQuote }) => quoteTaken(context, quote)),
    noteVin: assign(({ context: { vins } }, { vin, name }: { vin: string; name: VehicleName | null }) => ({
      vins: { ...vins, [vin]: name },
    })),
    holdDriver: assign((_, { answers }: { answers: DriverAnswers }) => ({
      pendingDriver: answers,
      isLicenseWrong: false,
    })),
    dropHeldDriver: assign({ pendingDriver: undefined }),
    refuseLicense: assign({ pendingDriver: undefined, isLicenseWrong: true }),
    acceptDriver: assign(({ context }) => {
      const { pendingDriver } = context;
      if (!pendingDriver) return {};
      return {
        driver: pendingDriver,
        pendingDriver: undefined,
        checkedLicense: licenseKey(pendingDriver),
        drafts: withoutDraft(context, 'driver'),
      };
    }),
    takeHousehold: assign(({ context }, { check }: { check: LicenseCheck }) =>
      check.isRight ? { ...householdTaken(context, check.household), followUps: 0 } : {},
    ),
    takeFollowUp: assign(({ context }, { household }: { household: Household }) => ({
      ...householdTaken(context, household),
      followUps: context.followUps + 1,
    })),
    endFollowUp: assign({ commonId: '' }),
    rememberContact: assign(({ context }, { answers }: { answers: ContactAnswers }) => ({
      contact: answers,
      drafts: withoutDraft(context, 'contact'),
    })),
    addDriver: assign(({ context }) => ({ drivers: driverAdded(context), areDriversConfirmed: false })),
    removeDriver: assign(({ context: { drivers = [], wrongDrivers } }, { id }: { id: string }) => ({
      drivers: drivers.filter((driver) => driver.id !== id || !driver.isManual),
      wrongDrivers: wrongDrivers.filter((wrong) => wrong !== id),
      areDriversConfirmed: false,
    })),
    holdDrivers: assign(({ context }, { drivers }: { drivers: readonly AdditionalDriver[] }) => ({
      drivers: withoutDuplicates(drivers, primaryOf(context)),
      wrongDrivers: [],
    })),
    judgeDrivers: assign(({ context }, { wrong }: { wrong: readonly string[] }) => {
      const right = (context.drivers ?? []).filter(({ id }) => !wrong.includes(id));
      return {
        wrongDrivers: wrong,
        checkedDrivers: {
          ...context.checkedDrivers,
          ...Object.fromEntries(right.map((driver) => [driver.id, checkKey(driver)])),
        },
      };
    }),
    acceptDrivers: assign(({ context }) => ({ areDriversConfirmed: true, drafts: withoutDraft(context, 'drivers') })),
    rememberAnswers: assign(({ context }, { answers }: { answers: Readonly<Record<string, YesNo>> }) => ({
      answers: { ...context.answers, ...answers },
      isSubmitted: true,
      drafts: withoutDraft(context, 'questions'),
    })),
    startVerification: assign({
      verification: ({ context: { purchase, quote, config }, spawn }, { parts }: { parts: VerificationParts }) => {
        const { transactionId, rateQuoteId } = purchase;
        const { email = '', phone = '' } = quote?.contact ?? {};
        const { sheetsDbUrl: url, sheetsDbAuthorization: authorization } = carrierOf({ config, quote });
        const sheet = url ? { url, ...(authorization && { authorization }) } : undefined;
        // Its files come late, so `setup` cannot know its type.
        const spawnLate = spawn as unknown as (logic: AnyActorLogic, options: object) => VerificationRef;
        return spawnLate(parts.verificationMachine, {
          id: 'verification',
          input: { transactionId, rateQuoteId, email, phone, config, sheet },
        });
      },
    }),
    writeDetails: ({ context }) => context.verification?.send({ type: 'DETAILS.CHANGED', details: detailsOf(context) }),
    tellOfSubmission: ({ context: { verification, isSubmitted } }) => {
      if (isSubmitted) verification?.send({ type: 'QUESTIONS.SUBMITTED' });
    },
    askForCodes: ({ context }) => context.verification?.send({ type: 'CODES.WANTED' }),
    tellConfig: ({ context: { verification, config } }) => verification?.send({ type: 'CONFIG.CHANGED', config }),
    endVerification: stopChild(({ context }) => context.verification ?? 'verification'),
    noteVerified: assign({ isVerified: true }),
  },

  guards: {
    addressIsIncomplete: ({ context }) => missingIn(context.purchase).length > 0,
    quoteIsUnknown: (_, { error }: { error: unknown }) => isRefused(error),
    quoteIsCalifornian: ({ context }) => context.quote !== undefined && isCalifornian(context),
    vinIsToBeLookedUp: ({ context }) => vinToLookUp(context) !== undefined,
    heldVinIsWrong: ({ context }) => context.pendingDriver !== undefined && isAVinWrong(context, context.pendingDriver),
    heldVinsAreKnown: ({ context }) =>
      context.pendingDriver !== undefined && areVinsKnown(context, context.pendingDriver),
    vinsAreUnreachable: stateIn({ vins: 'failed' }),
    licenseIsUnchanged: ({ context: { pendingDriver, checkedLicense } }) =>
      pendingDriver !== undefined && licenseKey(pendingDriver) === checkedLicense,
    licenseIsRight: (_, { check }: { check: LicenseCheck }) => check.isRight,
    driversNeedNoCheck: ({ context }) =>
      driversToCheck(context.drivers ?? [], context.checkedDrivers, carrierOf(context)).length === 0,
    driversAreRight: (_, { wrong }: { wrong: readonly string[] }) => wrong.length === 0,
    driversAreHidden: ({ context }) => carrierOf(context).hideAdditionalDriverSection,
    answersAreAccepted: ({ context }, { answers }: { answers: Readonly<Record<string, YesNo>> }) =>
      areAnswersAccepted(questionsOf(context.config, carrierOf(context)), answers),
    driverIsKnown: ({ context }) =>
      context.quote !== undefined && context.driver !== undefined && context.place !== 'success',
    isThrough: ({ context }) => context.place === 'success',
    isVerified: ({ context }) => context.isVerified,
    /** Who comes to light once the drivers are confirmed is not asked about any more. */
    followUpIsWanted: ({ context: { commonId, followUps, quote, areDriversConfirmed } }) =>
      commonId !== '' && followUps < 3 && quote?.address.state !== undefined && !areDriversConfirmed,
    arrivesAt: ({ context }, { place }: { place: Place }) => arrivalPlace(context, context.place) === place,
    stageIsBehind: ({ context }, { stage }: { stage: Stage }) =>
      order.indexOf(stage) < order.indexOf(context.place) && context.place !== 'success',
  },

  delays: { followUpDelay: 2000 },
});

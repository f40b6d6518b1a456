import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import { driverAgeLimits } from '#domain/driver-age';
import { networkActor } from '#flow/machine/network-actor';
import { networkStates } from '#flow/machine/network.states';
import type { StepMeta } from '#flow/step-meta';
import { type FakeResponses, runMachine } from '#flow/testing/run-machine';
import { additionalDrivers } from '../additional-driver/additional-drivers.setup.ts';
import { additionalDriversStates } from '../additional-driver/additional-drivers.states.ts';
import { driverInformation } from '../driver-information/driver-information.setup.ts';
import { driverInformationStates, vinStates } from '../driver-information/driver-information.states.ts';
import { household } from '../household/household.setup.ts';
import { householdStates } from '../household/household.states.ts';
import { place } from '../place/place.setup.ts';
import { placeStates } from '../place/place.states.ts';
import { questions } from '../questions/questions.setup.ts';
import { questionsStates } from '../questions/questions.states.ts';
import { newPurchase, noAnswers, quoteAdded } from './purchase.context.ts';
import { exampleAnswers, exampleDriver, exampleQuestions, exampleQuote, sam } from './purchase.examples.ts';
import { purchaseActions, purchaseActors } from './purchase.setup.ts';
import type { PurchaseContext, PurchaseEvent } from './purchase.types.ts';

// All that a further purchase defines: a page where the policy is paid, with no contact preference and no agent, and a
// section of its own (spec 2 §2.2).

interface PaymentPageContext extends PurchaseContext {
  hasAcceptedPolicy: boolean;
}

type PaymentPageEvent = PurchaseEvent<'driver' | 'drivers' | 'questions'> | { type: 'POLICY.ACCEPTED' };

const base = setup({
  types: {
    context: {} as PaymentPageContext,
    events: {} as PaymentPageEvent,
    input: {} as { quote: BindQuote },
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'failed',
  },
  actors: { ...purchaseActors, network: networkActor },
  actions: {
    ...purchaseActions,
    reportFollowUp: () => undefined,
    enterSection: assign({ isUntouchedSinceNext: false, failure: undefined, isHelpOffered: false }),
    acceptPolicy: assign({ hasAcceptedPolicy: true }),
  },
});

const { createMachine } = base
  .extend(place)
  .extend(driverInformation)
  .extend(household)
  .extend(additionalDrivers)
  .extend(questions);

const paymentPageMachine = createMachine({
  id: 'paymentPage',
  type: 'parallel',
  context: ({ input: { quote } }) => {
    const empty = {
      ...newPurchase,
      ...noAnswers,
      config: { carriers: [], questions: exampleQuestions, ageLimits: driverAgeLimits },
      path: '/pay',
      drafts: {},
      hasAcceptedPolicy: false,
    };
    return { ...empty, ...quoteAdded(empty, quote) };
  },
  on: { 'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } } },
  states: {
    network: networkStates,
    place: placeStates,
    vins: vinStates,
    household: householdStates,
    journey: {
      initial: 'driver',
      on: { 'HOUSEHOLD.FOUND': '.drivers' },
      states: {
        driver: {
          ...driverInformationStates,
          meta: { step: 'Driver Information', stage: 'driver', progress: 0 },
          entry: 'enterSection',
          onDone: 'drivers',
        },
        drivers: {
          ...additionalDriversStates,
          meta: { step: 'Additional Driver Information', stage: 'driver', progress: 15 },
          entry: 'enterSection',
          on: { ...additionalDriversStates.on, BACK: 'driver' },
          onDone: 'questions',
        },
        questions: {
          ...questionsStates('questions'),
          meta: { step: 'Underwriting', stage: 'policy', progress: 25 },
          entry: 'enterSection',
          on: { BACK: 'drivers' },
          onDone: 'policy',
        },
        policy: {
          meta: { step: 'Policy Details', stage: 'policy', progress: 25 },
          entry: ['enterSection', 'endFollowUp'],
          on: { 'POLICY.ACCEPTED': { actions: 'acceptPolicy' }, BACK: 'questions' },
        },
      },
    },
  },
});

const nobody = { drivers: [], commonId: '' };

const run = (responses: FakeResponses<typeof paymentPageMachine> = {}) =>
  runMachine(paymentPageMachine, {
    input: { quote: exampleQuote },
    responses: {
      vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: { year: 2019, make: 'Toyota', model: 'RAV4' } }),
      licenseCheck: { isRight: true, household: nobody },
      driverChecks: [],
      placeByZip: undefined,
      followUp: nobody,
      ...responses,
    },
  });

const driver: PaymentPageEvent = { type: 'DRIVER.CONFIRMED', answers: exampleDriver };
const drivers: PaymentPageEvent = { type: 'DRIVERS.CONFIRMED', drivers: [sam] };

describe('a further flow that buys a quote', () => {
  it('runs the shared sections in its own order, and keeps their answers next to its own', async () => {
    const page = run();
    await page.go(driver, drivers, { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers });
    expect(page.isIn({ journey: 'policy' })).toBe(true);
    await page.go({ type: 'POLICY.ACCEPTED' });
    expect(page.context()).toMatchObject({
      driver: exampleDriver,
      drivers: [sam],
      areDriversConfirmed: true,
      answers: exampleAnswers,
      hasAcceptedPolicy: true,
    });
  });

  it('stays in a section whose license is refused, until the visitor types another license', async () => {
    const page = run({ licenseCheck: { isRight: false } });
    await page.go(driver);
    expect(page.isIn({ journey: { driver: 'asking' } })).toBe(true);
    expect(page.context().wrongLicense).not.toBe('');
    await page.go({ type: 'DRAFT.CHANGED', form: 'driver', values: { licenseNumber: '1' } });
    expect(page.context().wrongLicense).toBe('');
  });

  it('reopens the additional drivers when a follow-up finds another person, and ends the search itself', async () => {
    const more = { drivers: [], commonId: 'c-1' };
    const casey = { foundRecord: 'd-4', firstName: 'Casey', lastName: 'Example' };
    const page = run({
      licenseCheck: { isRight: true, household: more },
      followUp: { drivers: [casey], commonId: 'c-1' },
    });
    await page.go(driver, drivers);
    expect(page.isIn({ journey: 'questions' })).toBe(true);
    await page.wait(2);
    expect(page.isIn({ journey: { drivers: 'asking' } })).toBe(true);
    expect(page.context()).toMatchObject({ lateDrivers: ['Casey Example'], areDriversConfirmed: false });
    await page.go(drivers, { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers });
    const searches = page.timesAsked('followUp');
    await page.wait(600);
    expect(page.timesAsked('followUp')).toBe(searches);
  });
});

import type { ActorRefFrom } from 'xstate';
import {
  confirmingOverrideStates,
  fetchingLeadStates,
  leadUnreachableStates,
  loadingQuoteStates,
  previousQuotesStates,
  reopeningStates,
  verifyingOwnerStates,
  welcomingStates,
} from './entry/entry.states.ts';
import { householdStates } from './household/household.states.ts';
import { licenseFileStates } from './license/license-file.states.ts';
import { newContext } from './quote-flow.context.ts';
import { flow } from './quote-flow.setup.ts';
import { quotingStates, unreachableStates } from './quotes/quoting.states.ts';
import { noRatesStates, resultsStates } from './quotes/results.states.ts';
import { contactStates } from './steps/contact/contact.states.ts';
import { detailsStates } from './steps/details/details.states.ts';
import { foreignLicenseStates } from './steps/details/foreign-licenses.states.ts';
import { driverStates } from './steps/driver/driver.states.ts';
import { driversStates } from './steps/drivers/drivers.states.ts';
import { policyStates } from './steps/policy/policy.states.ts';
import { vehiclesStates } from './steps/vehicles/vehicles.states.ts';

/** The flow of spec 1 §4: the ways in; then driver 1, 2, 3, drivers, vehicles, policy, quotes, where back reverses. */
export const quoteFlowMachine = flow.createMachine({
  id: 'quoteFlow',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  invoke: { id: 'lead', src: 'lead' },
  on: {
    'CONFIG.CHANGED': { actions: { type: 'takeConfig', params: ({ event }) => event } },
    'NOTICE.CLOSED': { actions: 'closeNotice' },
    'LANGUAGE.CHANGED': {
      guard: { type: 'languageIsAnother', params: ({ event }) => event },
      actions: { type: 'takeLanguage', params: ({ event }) => event },
    },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
  },
  states: {
    /** Nothing goes on without a token of the right services. */
    session: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: 'askForVariant',
          invoke: { id: 'guestToken', src: 'guestToken', onDone: 'ready', onError: 'failed' },
        },
        ready: { always: { guard: 'tokenIsOfAnotherVariant', target: 'waiting' } },
        failed: { on: { RETRY: 'waiting', 'NETWORK.RETURNED': 'waiting' } },
      },
    },

    network: {
      initial: 'online',
      invoke: { id: 'network', src: 'network' },
      on: { 'NETWORK.LOST': '.offline' },
      states: {
        online: {},
        offline: { on: { 'NETWORK.RETURNED': { target: 'online', actions: 'tellLeadOfNetwork' } } },
      },
    },

    household: householdStates,
    foreignLicenses: foreignLicenseStates,

    licenseFile: licenseFileStates,

    journey: {
      initial: 'opening',
      on: {
        'STAGE.CHOSEN': {
          guard: { type: 'stageIsBehind', params: ({ event }) => event },
          target: '.arriving',
          actions: { type: 'wantStage', params: ({ event }) => event },
        },
        'HASH.CHANGED': [
          { guard: { type: 'hashIsOfPreviousQuotes', params: ({ event }) => event }, target: '.previousQuotes' },
          {
            guard: { type: 'hashIsElsewhere', params: ({ event }) => event },
            target: '.arriving',
            actions: { type: 'wantHash', params: ({ event }) => event },
          },
        ],
        'PREVIOUS.WANTED': '.previousQuotes',
      },
      states: {
        opening: {
          always: [{ guard: 'visitWasSaved', target: 'recalling' }, { target: 'welcoming' }],
        },
        recalling: {
          invoke: {
            id: 'savedVisit',
            src: 'savedVisit',
            onDone: [
              {
                guard: { type: 'visitBelongsHere', params: ({ event }) => ({ visit: event.output }) },
                target: 'welcoming',
                actions: { type: 'takeUpVisit', params: ({ event }) => ({ visit: event.output }) },
              },
              { target: 'welcoming', actions: 'forgetVisit' },
            ],
            onError: 'welcoming',
          },
        },
        welcoming: welcomingStates,
        fetchingLead: fetchingLeadStates,
        leadUnreachable: leadUnreachableStates,
        confirmingOverride: confirmingOverrideStates,
        loadingQuote: loadingQuoteStates,
        verifyingOwner: verifyingOwnerStates,
        reopening: reopeningStates,
        previousQuotes: previousQuotesStates,
        arriving: {
          id: 'arriving',
          always: [
            { guard: { type: 'arrivesAt', params: { step: 'contact' } }, target: 'contact' },
            { guard: { type: 'arrivesAt', params: { step: 'details' } }, target: 'details' },
            { guard: { type: 'arrivesAt', params: { step: 'drivers' } }, target: 'drivers' },
            { guard: { type: 'arrivesAt', params: { step: 'vehicles' } }, target: 'vehicles' },
            { guard: { type: 'arrivesAt', params: { step: 'policy' } }, target: 'policy' },
            { guard: 'arrivesAtKnownRates', target: 'results' },
            { guard: { type: 'arrivesAt', params: { step: 'quotes' } }, target: 'quoting' },
            { target: 'driver' },
          ],
        },
        driver: driverStates,
        contact: contactStates,
        details: detailsStates,
        drivers: driversStates,
        vehicles: vehiclesStates,
        policy: policyStates,
        quoting: quotingStates,
        unreachable: unreachableStates,
        results: resultsStates,
        noRates: noRatesStates,
      },
    },
  },
});

export type FlowActor = ActorRefFrom<typeof quoteFlowMachine>;

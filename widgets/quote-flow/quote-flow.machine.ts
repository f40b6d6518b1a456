import { type ActorRefFrom, and, or } from 'xstate';
import { networkStates } from '#flow/machine/network.states';
import { affiliateLeadStates } from './entry/affiliate-lead/affiliate-lead.states.ts';
import { entryImplementations } from './entry/entry.setup.ts';
import { ownerVerificationStates } from './entry/owner-verification/owner-verification.states.ts';
import { previousQuotesStates } from './entry/previous-quotes/previous-quotes.states.ts';
import { quoteLinkStates } from './entry/quote-link/quote-link.states.ts';
import { reopeningStates } from './entry/quote-link/reopening.states.ts';
import { savedVisitStates } from './entry/saved-visit/saved-visit.states.ts';
import { householdImplementations } from './household/household.setup.ts';
import { householdStates } from './household/household.states.ts';
import { licenseFileStates } from './license/license-file.states.ts';
import { licenseImplementations } from './license/license.setup.ts';
import { newContext } from './quote-flow.context.ts';
import { base } from './quote-flow.setup.ts';
import { quotesImplementations } from './quotes/quotes.setup.ts';
import { quotingStates } from './quotes/quoting.states.ts';
import { noRatesStates, resultsStates } from './quotes/results.states.ts';
import { contactImplementations } from './steps/contact/contact.setup.ts';
import { contactStates } from './steps/contact/contact.states.ts';
import { detailsImplementations } from './steps/details/details.setup.ts';
import { detailsStates } from './steps/details/details.states.ts';
import { foreignLicenseStates } from './steps/details/foreign-licenses.states.ts';
import { driverImplementations } from './steps/driver/driver.setup.ts';
import { driverStates } from './steps/driver/driver.states.ts';
import { driversImplementations } from './steps/drivers/drivers.setup.ts';
import { driversStates } from './steps/drivers/drivers.states.ts';
import { packageNameStates } from './steps/policy/package-name.states.ts';
import { policyImplementations } from './steps/policy/policy.setup.ts';
import { policyStates } from './steps/policy/policy.states.ts';
import { vehiclesImplementations } from './steps/vehicles/vehicles.setup.ts';
import { vehiclesStates } from './steps/vehicles/vehicles.states.ts';

const flow = base
  .extend(entryImplementations)
  .extend(licenseImplementations)
  .extend(driverImplementations)
  .extend(contactImplementations)
  .extend(detailsImplementations)
  .extend(householdImplementations)
  .extend(driversImplementations)
  .extend(vehiclesImplementations)
  .extend(policyImplementations)
  .extend(quotesImplementations);

/** The flow of spec 1 §4: the entry sources; then driver 1, 2, 3, drivers, vehicles, policy, quotes. Back reverses. */
export const quoteFlowMachine = flow.createMachine({
  id: 'quoteFlow',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  invoke: [
    { id: 'lead', src: 'lead' },
    {
      id: 'knownAnswers',
      src: 'knownAnswers',
      onDone: { actions: { type: 'rememberKnownAnswers', params: ({ event }) => ({ knownAnswers: event.output }) } },
    },
  ],
  on: {
    'CONFIG.CHANGED': { actions: 'rememberConfig' },
    'LANGUAGE.CHANGED': { guard: 'languageIsAnother', actions: 'rememberLanguage' },
    'DRAFT.CHANGED': { actions: 'rememberDraft' },
    'NOTICE.CLOSED': { actions: 'closeNotice' },
  },
  states: {
    journey: {
      initial: 'restoringVisit',
      on: {
        'STAGE.CHOSEN': { guard: 'stageIsBehind', target: '.routing', actions: 'requestStage' },
        'HASH.CHANGED': [
          { guard: 'hashIsOfPreviousQuotes', target: '.previousQuotes' },
          {
            guard: and(['hashIsOfStep', or(['hashIsOfAnotherStep', 'visitorIsEntering'])]),
            target: '.routing',
            actions: 'requestHash',
          },
        ],
      },
      states: {
        restoringVisit: { ...savedVisitStates, onDone: 'entering' },

        // The entry: a partner's lead, a link to a quote, previous quotes, or direct.
        entering: {
          always: [
            { guard: 'leadIsToFetch', target: 'affiliateLead' },
            { guard: 'quoteIsToLoad', target: 'quoteLink' },
            { guard: 'previousQuotesAreRequested', target: 'previousQuotes' },
            { target: 'routing' },
          ],
        },
        affiliateLead: { ...affiliateLeadStates, onDone: 'routing' },
        quoteLink: {
          ...quoteLinkStates,
          onDone: [
            { guard: { type: 'outcomeIs', params: 'found' }, target: 'ownerVerification' },
            { target: 'routing' },
          ],
        },
        ownerVerification: {
          ...ownerVerificationStates,
          onDone: [{ guard: { type: 'outcomeIs', params: 'verified' }, target: 'reopening' }, { target: 'routing' }],
        },
        previousQuotes: {
          ...previousQuotesStates,
          onDone: [
            { guard: { type: 'outcomeIs', params: 'chosenByOwner' }, target: 'reopening' },
            { guard: { type: 'outcomeIs', params: 'chosen' }, target: 'ownerVerification' },
            { target: 'routing' },
          ],
        },
        reopening: {
          ...reopeningStates,
          on: { BACK: [{ guard: 'quotesAreListed', target: 'previousQuotes.listing' }, { target: 'previousQuotes' }] },
          onDone: [
            {
              guard: and([{ type: 'outcomeIs', params: 'requoteRefused' }, 'quotesAreListed']),
              target: 'previousQuotes.listing',
            },
            { target: 'routing' },
          ],
        },

        // Routes to the target of saved answers, hash or header, or to the first incomplete step.
        routing: {
          entry: 'chooseVariant',
          always: [
            { guard: { type: 'routesTo', params: { step: 'contact' } }, target: 'contact' },
            { guard: { type: 'routesTo', params: { step: 'details' } }, target: 'details' },
            { guard: { type: 'routesTo', params: { step: 'drivers' } }, target: 'drivers' },
            { guard: { type: 'routesTo', params: { step: 'vehicles' } }, target: 'vehicles' },
            { guard: { type: 'routesTo', params: { step: 'policy' } }, target: 'policy' },
            { guard: 'routesToKnownRates', target: 'results' },
            { guard: { type: 'routesTo', params: { step: 'quotes' } }, target: 'quoting' },
            { target: 'driver' },
          ],
        },

        driver: { ...driverStates, onDone: 'contact' },
        contact: {
          ...contactStates,
          on: { ...contactStates.on, BACK: 'driver' },
          onDone: [
            { guard: { type: 'outcomeIs', params: 'quoteAccepted' }, target: 'reopening' },
            { target: 'details' },
          ],
        },
        details: { ...detailsStates, on: { ...detailsStates.on, BACK: 'contact' }, onDone: 'drivers' },
        drivers: { ...driversStates, on: { BACK: 'details' }, onDone: 'vehicles' },
        vehicles: { ...vehiclesStates, on: { BACK: 'drivers' }, onDone: 'policy' },
        policy: { ...policyStates, on: { BACK: 'vehicles' }, onDone: 'quoting' },
        quoting: {
          ...quotingStates,
          on: { BACK: 'policy' },
          onDone: [{ guard: { type: 'outcomeIs', params: 'rated' }, target: 'results' }, { target: 'noRates' }],
        },
        results: {
          ...resultsStates,
          on: { ...resultsStates.on, BACK: 'policy', TRY_AGAIN: { target: 'quoting', actions: 'closeTransaction' } },
        },
        noRates: {
          ...noRatesStates,
          on: {
            BACK: 'policy',
            TRY_AGAIN: [
              // The submission may have arrived: it is repeated under the same id, and its rates are polled again.
              { guard: 'runIsUndecided', target: 'quoting' },
              { target: 'quoting', actions: 'closeTransaction' },
            ],
          },
        },
      },
    },

    /** No step can be left without a token of the right services. */
    session: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: 'requestVariant',
          invoke: {
            id: 'guestToken',
            src: 'guestToken',
            onDone: 'ready',
            onError: { target: 'failed', actions: 'rememberSessionFailure' },
          },
        },
        ready: { always: { guard: 'tokenIsOfAnotherVariant', target: 'waiting' } },
        failed: { on: { RETRY: 'waiting', 'NETWORK.RETURNED': 'waiting' } },
      },
    },

    network: {
      ...networkStates,
      states: { online: {}, offline: { ...networkStates.states.offline, exit: 'notifyLeadOfNetwork' } },
    },

    household: householdStates,
    foreignLicenses: foreignLicenseStates,
    licenseFile: licenseFileStates,
    packageName: packageNameStates,
  },
});

export type FlowActor = ActorRefFrom<typeof quoteFlowMachine>;

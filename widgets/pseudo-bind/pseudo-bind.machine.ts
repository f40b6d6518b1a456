import type { ActorRefFrom } from 'xstate';
import { carrierOf } from './carrier.ts';
import { driversToCheck } from './drivers/drivers.rules.ts';
import { isCalifornian, newContext, primaryOf, vinToLookUp, wholeAddress } from './pseudo-bind.context.ts';
import { bind } from './pseudo-bind.setup.ts';

/** Spec 2 §4.1: driver info, contact preference, additional drivers, more questions, final; back is allowed. */
export const pseudoBindMachine = bind.createMachine({
  id: 'pseudoBind',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  on: {
    'CONFIG.CHANGED': { actions: [{ type: 'takeConfig', params: ({ event }) => event }, 'tellConfig'] },
    'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
    'VERIFICATION.VERIFIED': { actions: 'noteVerified' },
    'CODES.WANTED': { actions: 'askForCodes' },
  },
  states: {
    network: {
      initial: 'online',
      invoke: { id: 'network', src: 'network' },
      on: { 'NETWORK.LOST': '.offline' },
      states: {
        online: {},
        offline: { on: { 'NETWORK.RETURNED': 'online' } },
      },
    },

    /** California has a call of its own at the start; nobody waits for it. */
    california: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'quoteIsCalifornian', target: 'starting' } },
        starting: {
          invoke: {
            id: 'californiaStart',
            src: 'californiaStart',
            input: ({ context }) => context.purchase,
            onDone: 'started',
            onError: 'failed',
          },
        },
        started: {},
        failed: { on: { 'NETWORK.RETURNED': 'starting' } },
      },
    },

    /** Each VIN is looked up once it is whole, one after the other. */
    vins: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'vinIsToBeLookedUp', target: 'lookingUp' } },
        lookingUp: {
          invoke: {
            id: 'vehicleByVin',
            src: 'vehicleByVin',
            input: ({ context }) => ({ vin: vinToLookUp(context) ?? '' }),
            onDone: { target: 'resting', actions: { type: 'noteVin', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: { on: { RETRY: 'resting', 'NETWORK.RETURNED': 'resting', 'DRIVER.CONFIRMED': 'resting' } },
      },
    },

    /** What the records know of the household only a little later. A failure is silent. */
    household: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'followUpIsWanted', target: 'waiting' } },
        waiting: { after: { followUpDelay: 'followingUp' } },
        followingUp: {
          invoke: {
            id: 'followUp',
            src: 'followUp',
            input: ({ context }) => ({ state: context.quote!.address.state!, commonId: context.commonId }),
            onDone: {
              target: 'resting',
              actions: { type: 'takeFollowUp', params: ({ event }) => ({ household: event.output }) },
            },
            onError: { target: 'resting', actions: 'endFollowUp' },
          },
        },
      },
    },

    /** Writes the sheet as soon as there is something in it, and verifies by it. */
    verification: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'driverIsKnown', target: 'loading' } },
        loading: {
          invoke: {
            id: 'verificationParts',
            src: 'verificationParts',
            onDone: {
              target: 'running',
              actions: [
                { type: 'startVerification', params: ({ event }) => ({ parts: event.output }) },
                'writeDetails',
                'tellOfSubmission',
              ],
            },
            onError: 'missing',
          },
        },
        missing: { on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
        running: { always: { guard: 'isThrough', target: 'over' } },
        over: { entry: 'endVerification' },
      },
    },

    journey: {
      initial: 'opening',
      on: {
        'STAGE.CHOSEN': {
          guard: { type: 'stageIsBehind', params: ({ event }) => event },
          target: '.arriving',
          actions: { type: 'wantPlace', params: ({ event }) => ({ place: event.stage }) },
        },
      },
      states: {
        opening: { always: [{ guard: 'addressIsIncomplete', target: 'incomplete' }, { target: 'recalling' }] },
        incomplete: {
          entry: {
            type: 'fail',
            params: {
              code: 'address',
              message: 'The page’s address does not name the purchase: it needs rateQuoteId and transactionId.',
            },
          },
        },
        recalling: {
          invoke: {
            id: 'savedVisit',
            src: 'savedVisit',
            input: ({ context }) => context.purchase,
            onDone: {
              target: 'loading',
              actions: { type: 'takeUpVisit', params: ({ event }) => ({ visit: event.output }) },
            },
            onError: 'loading',
          },
        },
        loading: {
          invoke: {
            id: 'quote',
            src: 'quote',
            input: ({ context }) => context.purchase,
            onDone: {
              target: 'arriving',
              actions: { type: 'takeQuote', params: ({ event }) => ({ quote: event.output }) },
            },
            onError: [
              { guard: { type: 'quoteIsUnknown', params: ({ event }) => event }, target: 'notFound' },
              { target: 'unreachable' },
            ],
          },
        },
        unreachable: { tags: 'unreachable', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
        notFound: {
          entry: {
            type: 'fail',
            params: {
              code: 'quote-not-found',
              message: 'There is no quote of the page’s rateQuoteId and transactionId.',
            },
          },
          on: { RETRY: 'loading' },
        },

        arriving: {
          always: [
            { guard: { type: 'arrivesAt', params: { place: 'contact' } }, target: 'contact' },
            { guard: { type: 'arrivesAt', params: { place: 'drivers' } }, target: 'drivers' },
            { guard: { type: 'arrivesAt', params: { place: 'questions' } }, target: 'questions' },
            { guard: { type: 'arrivesAt', params: { place: 'verifying' } }, target: 'verifying' },
            { guard: { type: 'arrivesAt', params: { place: 'success' } }, target: 'success' },
            { target: 'driver' },
          ],
        },

        driver: {
          id: 'driver',
          meta: {
            place: 'driver',
            step: 'Driver Information',
            stage: 'driver',
            progress: 10,
            marker: 'e2e-driverinfo',
          },
          entry: { type: 'enter', params: { place: 'driver' } },
          initial: 'asking',
          on: {
            'DRIVER.CONFIRMED': {
              target: '.namingCars',
              actions: { type: 'holdDriver', params: ({ event }) => event },
            },
          },
          states: {
            asking: { entry: 'dropHeldDriver' },
            namingCars: {
              tags: 'busy',
              always: [
                { guard: 'heldVinIsWrong', target: 'asking' },
                { guard: 'heldVinsAreKnown', target: 'judgingLicense' },
                { guard: 'vinsAreUnreachable', target: 'unreachable' },
              ],
            },
            judgingLicense: {
              always: [
                { guard: 'licenseIsUnchanged', target: '#contact', actions: ['acceptDriver', 'writeDetails'] },
                { target: 'checkingLicense' },
              ],
            },
            checkingLicense: {
              tags: 'busy',
              invoke: {
                id: 'licenseCheck',
                src: 'licenseCheck',
                input: ({ context }) => ({
                  isCalifornian: isCalifornian(context),
                  address: wholeAddress(context),
                  person: primaryOf({ ...context, driver: context.pendingDriver }),
                }),
                onDone: [
                  {
                    guard: { type: 'licenseIsRight', params: ({ event }) => ({ check: event.output }) },
                    target: '#contact',
                    actions: [
                      'acceptDriver',
                      { type: 'takeHousehold', params: ({ event }) => ({ check: event.output }) },
                      'writeDetails',
                    ],
                  },
                  { target: 'asking', actions: 'refuseLicense' },
                ],
                onError: 'unreachable',
              },
            },
            unreachable: {
              tags: 'unreachable',
              on: {
                RETRY: 'namingCars',
                'NETWORK.RETURNED': 'namingCars',
                'DRAFT.CHANGED': { target: 'asking', actions: { type: 'rememberDraft', params: ({ event }) => event } },
              },
            },
          },
        },

        contact: {
          id: 'contact',
          meta: {
            place: 'contact',
            step: 'Contact Preference',
            stage: 'contact',
            progress: 35,
            marker: 'e2e-contactpreference',
          },
          entry: { type: 'enter', params: { place: 'contact' } },
          on: {
            BACK: 'driver',
            'CONTACT.CONFIRMED': [
              {
                guard: 'driversAreHidden',
                target: 'questions',
                actions: [{ type: 'rememberContact', params: ({ event }) => event }, 'writeDetails'],
              },
              {
                target: 'drivers',
                actions: [{ type: 'rememberContact', params: ({ event }) => event }, 'writeDetails'],
              },
            ],
          },
        },

        drivers: {
          meta: {
            place: 'drivers',
            step: 'Additional Driver Information',
            stage: 'drivers',
            progress: 55,
            marker: 'e2e-addldriver',
          },
          entry: { type: 'enter', params: { place: 'drivers' } },
          initial: 'asking',
          on: {
            BACK: 'contact',
            'DRIVER.ADDED': { target: '.asking', actions: 'addDriver' },
            'DRIVER.REMOVED': { target: '.asking', actions: { type: 'removeDriver', params: ({ event }) => event } },
            'DRIVERS.CONFIRMED': { target: '.judging', actions: { type: 'holdDrivers', params: ({ event }) => event } },
          },
          states: {
            asking: {},
            judging: { always: [{ guard: 'driversNeedNoCheck', target: 'settled' }, { target: 'checking' }] },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'driverChecks',
                src: 'driverChecks',
                input: ({ context }) => ({
                  isCalifornian: isCalifornian(context),
                  address: wholeAddress(context),
                  drivers: driversToCheck(context.drivers ?? [], context.checkedDrivers, carrierOf(context)),
                }),
                onDone: [
                  {
                    guard: { type: 'driversAreRight', params: ({ event }) => ({ wrong: event.output }) },
                    target: 'settled',
                    actions: { type: 'judgeDrivers', params: ({ event }) => ({ wrong: event.output }) },
                  },
                  {
                    target: 'asking',
                    actions: { type: 'judgeDrivers', params: ({ event }) => ({ wrong: event.output }) },
                  },
                ],
                onError: 'unreachable',
              },
            },
            unreachable: { tags: 'unreachable', on: { RETRY: 'judging', 'NETWORK.RETURNED': 'judging' } },
            settled: { always: { target: '#questions', actions: ['acceptDrivers', 'writeDetails'] } },
          },
        },

        questions: {
          id: 'questions',
          meta: { place: 'questions', step: 'More Questions', stage: 'questions', progress: 75, marker: 'e2e-uw' },
          entry: { type: 'enter', params: { place: 'questions' } },
          on: {
            BACK: [{ guard: 'driversAreHidden', target: 'contact' }, { target: 'drivers' }],
            'QUESTIONS.CONFIRMED': {
              guard: { type: 'answersAreAccepted', params: ({ event }) => event },
              target: 'verifying',
              actions: [{ type: 'rememberAnswers', params: ({ event }) => event }, 'writeDetails', 'tellOfSubmission'],
            },
          },
        },

        /** The questions are submitted; what is left is an agent’s yes to both codes. */
        verifying: {
          meta: { place: 'verifying', step: 'Contact Verification', stage: 'questions', progress: 90, marker: '' },
          entry: { type: 'enter', params: { place: 'verifying' } },
          always: { guard: 'isVerified', target: 'success' },
          on: { BACK: 'questions' },
        },

        success: {
          meta: { place: 'success', step: 'Final Success', stage: 'questions', progress: 100, marker: 'e2e-sold' },
          entry: { type: 'enter', params: { place: 'success' } },
        },
      },
    },
  },
});

export type BindActor = ActorRefFrom<typeof pseudoBindMachine>;

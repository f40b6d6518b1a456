import { licenseProblemOf, pageAfter } from '../../license/license-problem.ts';
import { hashes } from '../steps.ts';
import { driverSetup } from './driver.setup.ts';

/** Driver info 1/3: the driver's name, typed or from a license that is looked up, photographed or scanned. */
export const driverStates = driverSetup.createStateConfig({
  meta: { step: 'driver', stage: 'quote', progress: 0, hash: hashes.driver },
  id: 'driver',
  entry: [{ type: 'enterStep', params: { step: 'driver' } }, 'forgetFinding'],
  initial: 'answering',
  on: {
    'MODE.CHOSEN': { target: '.answering', actions: ['chooseEntry', 'forgetFinding'] },
    'DRIVER.SUBMITTED': { guard: 'tokenIsReady', target: '.answered', actions: 'rememberDriver' },
    'CAMERA.FAILED': { actions: 'emitEvent' },
  },
  states: {
    /** The visitor answers, also after a failed call: a retry repeats it, and another answer replaces it. */
    answering: {
      initial: 'typing',
      on: {
        'LICENSE.SUBMITTED': { guard: 'tokenIsReady', target: 'searching', actions: 'draftLicense' },
        'IMAGE.CHOSEN': {
          target: '.typing',
          actions: [
            { type: 'rememberLicenseProblem', params: ({ event }) => event.problem },
            { type: 'emitLicenseProblem', params: ({ event }) => event.problem },
          ],
        },
        'IMAGE.SUBMITTED': { guard: 'tokenIsReady', target: 'reading', actions: 'holdImage' },
        'LICENSE.SCANNED': {
          target: 'evaluatingFinding',
          actions: [
            { type: 'holdFinding', params: ({ event }) => event.finding },
            { type: 'emitLicenseRead', params: ({ event }) => event.finding },
          ],
        },
      },
      states: {
        typing: {},
        searchFailed: { tags: 'unreachable', on: { RETRY: '#driver.searching' } },
        searchUnreachable: {
          tags: 'unreachable',
          on: {
            RETRY: '#driver.searching',
            'NETWORK.RETURNED': '#driver.searching',
            // A license that is being corrected is looked up when it is submitted.
            'DRAFT.CHANGED': { target: 'typing', actions: 'rememberDraft' },
          },
        },
        imageUnsent: {
          tags: 'unreachable',
          on: { RETRY: '#driver.reading', 'NETWORK.RETURNED': '#driver.reading' },
        },
      },
    },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'driverByLicense',
        src: 'driverByLicense',
        input: ({ context: { drafts } }) => ({
          licenseNumber: String(drafts.driver?.licenseNumber ?? ''),
          birthDate: String(drafts.driver?.birthDate ?? ''),
        }),
        onDone: [
          {
            guard: { type: 'someoneWasFound', params: ({ event }) => event.output },
            target: 'evaluatingFinding',
            actions: [
              { type: 'holdFoundDriver', params: ({ event }) => event.output },
              { type: 'rememberHousehold', params: ({ event }) => event.output },
            ],
          },
          { target: 'answering', actions: 'askForEverything' },
        ],
        onError: [
          { guard: 'lookupWasNotAnswered', target: 'answering.searchUnreachable', actions: 'rememberFailure' },
          { guard: 'nothingWasFound', target: 'answering', actions: 'askForEverything' },
          // The fields show for manual entry, as for a driver who is not found (spec 1 §8).
          { target: 'answering.searchFailed', actions: ['rememberFailure', 'askForTheRest'] },
        ],
      },
    },

    reading: {
      tags: 'busy',
      invoke: {
        id: 'licenseImage',
        src: 'licenseImage',
        input: ({ context: { licenseImage, driverEntry } }) => ({
          image: licenseImage,
          mayHoldBarcode: driverEntry === 'scanImage',
        }),
        onDone: {
          target: 'evaluatingFinding',
          actions: [
            { type: 'holdFinding', params: ({ event }) => event.output },
            { type: 'emitLicenseRead', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'networkFailed', target: 'answering.imageUnsent', actions: 'rememberFailure' },
          {
            target: 'answering',
            actions: [
              { type: 'rememberLicenseProblem', params: ({ event }) => licenseProblemOf(event.error) },
              { type: 'emitLicenseProblem', params: ({ event }) => licenseProblemOf(event.error) },
              { type: 'leaveForPage', params: ({ event }) => pageAfter(licenseProblemOf(event.error)) },
            ],
          },
        ],
      },
    },

    evaluatingFinding: {
      always: [{ guard: 'findingIsToBeConfirmed', target: 'confirming' }, { target: 'comparing' }],
    },
    confirming: {
      on: { 'FINDING.CONFIRMED': 'comparing', 'FINDING.REJECTED': { target: 'answering', actions: 'rejectFinding' } },
    },
    comparing: {
      always: [{ guard: 'findingDiffers', target: 'overriding' }, { target: 'checkingZip' }],
    },
    overriding: {
      on: {
        'FINDING.SETTLED': { target: 'checkingZip', actions: 'resolveDifferences' },
        'FINDING.REJECTED': { target: 'answering', actions: 'forgetFinding' },
      },
    },
    checkingZip: {
      always: [{ guard: 'zipOfFindingIsToBeChecked', target: 'lookingUpZip' }, { target: 'applyingFinding' }],
    },
    lookingUpZip: {
      tags: 'busy',
      invoke: {
        id: 'licenseZip',
        src: 'zipLookup',
        input: ({ context }) => ({ zip: context.finding?.fields.zip ?? '' }),
        onDone: [
          { guard: { type: 'isQuotable', params: ({ event }) => event.output }, target: 'applyingFinding' },
          {
            target: 'answering',
            actions: [
              { type: 'rememberLicenseProblem', params: 'notQuotable' },
              { type: 'emitLicenseProblem', params: 'notQuotable' },
              { type: 'leaveForPage', params: 'notQuotablePage' },
            ],
          },
        ],
        // The address step looks it up again.
        onError: 'applyingFinding',
      },
    },
    applyingFinding: {
      always: [
        { guard: 'findingIsWhole', target: 'answered', actions: 'applyFinding' },
        { target: 'answering', actions: 'applyFinding' },
      ],
    },
    answered: { type: 'final' },
  },
});

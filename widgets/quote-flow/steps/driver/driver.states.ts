import { licenseProblemOf, pageAfter } from '../../license/license-problem.ts';
import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../steps.ts';

/** Driver info 1/3: who is it? By name, by a license that is looked up, or by an image of one. */
export const driverStates = flow.createStateConfig({
  id: 'driver',
  meta: { step: 'driver', stage: 'quote', progress: 0, hash: hashes.driver },
  entry: [{ type: 'enterStep', params: { step: 'driver' } }, 'forgetFinding'],
  initial: 'answering',
  on: {
    'MODE.CHOSEN': {
      target: '.answering',
      actions: [{ type: 'chooseEntry', params: ({ event }) => ({ entry: event.mode }) }, 'forgetFinding'],
    },
    'DRIVER.NAMED': {
      guard: 'tokenIsReady',
      target: '#contact',
      actions: { type: 'rememberDriver', params: ({ event }) => event },
    },
    'CAMERA.FAILED': { actions: 'tell' },
  },
  states: {
    answering: {
      on: {
        'LICENSE.GIVEN': {
          guard: 'tokenIsReady',
          target: 'searching',
          actions: {
            type: 'draftLicense',
            params: ({ event: { licenseNumber, birthDate } }) => ({ licenseNumber, birthDate }),
          },
        },
        'IMAGE.CHOSEN': { actions: { type: 'noteLicenseProblem', params: ({ event }) => event } },
        'IMAGE.GIVEN': {
          guard: 'tokenIsReady',
          target: 'reading',
          actions: { type: 'holdImage', params: ({ event }) => event },
        },
        'LICENSE.SCANNED': {
          target: 'weighing',
          actions: [
            { type: 'holdFinding', params: ({ event }) => event },
            { type: 'tellOfLicense', params: ({ event }) => event },
          ],
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
            guard: { type: 'someoneWasFound', params: ({ event }) => ({ found: event.output }) },
            target: 'weighing',
            actions: [
              { type: 'holdFoundDriver', params: ({ event }) => ({ found: event.output }) },
              { type: 'rememberHousehold', params: ({ event }) => ({ found: event.output }) },
            ],
          },
          { target: 'answering', actions: { type: 'chooseEntry', params: { entry: 'manual' } } },
        ],
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'unreachable' },
          // A failed search finds nobody (spec 1 §8).
          { target: 'answering', actions: { type: 'chooseEntry', params: { entry: 'manual' } } },
        ],
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { RETRY: 'searching', 'NETWORK.RETURNED': 'searching' },
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
          target: 'weighing',
          actions: [
            { type: 'holdFinding', params: ({ event }) => ({ finding: event.output }) },
            { type: 'tellOfLicense', params: ({ event }) => ({ finding: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'networkFailed', params: ({ event }) => event }, target: 'imageUnsent' },
          {
            target: 'answering',
            actions: [
              { type: 'noteLicenseProblem', params: ({ event }) => ({ problem: licenseProblemOf(event.error) }) },
              { type: 'leaveForPage', params: ({ event }) => ({ page: pageAfter(licenseProblemOf(event.error)) }) },
            ],
          },
        ],
      },
    },
    imageUnsent: {
      tags: 'unreachable',
      on: { RETRY: 'reading', 'NETWORK.RETURNED': 'reading' },
    },

    weighing: {
      always: [{ guard: 'findingIsToBeConfirmed', target: 'confirming' }, { target: 'comparing' }],
    },
    confirming: {
      on: { 'FINDING.CONFIRMED': 'comparing', 'FINDING.REJECTED': { target: 'answering', actions: 'rejectFinding' } },
    },
    comparing: {
      always: [{ guard: 'findingDiffers', target: 'overriding' }, { target: 'settled' }],
    },
    overriding: {
      on: {
        'FINDING.SETTLED': { target: 'settled', actions: { type: 'settleFinding', params: ({ event }) => event } },
        'FINDING.REJECTED': { target: 'answering', actions: 'forgetFinding' },
      },
    },
    settled: {
      always: [{ guard: 'findingIsToBeServed', target: 'lookingUpZip' }, { target: 'taking' }],
    },
    lookingUpZip: {
      tags: 'busy',
      invoke: {
        id: 'licenseZip',
        src: 'zipLookup',
        input: ({ context }) => ({ zip: context.finding?.said.zip ?? '' }),
        onDone: [
          { guard: { type: 'isQuotable', params: ({ event }) => event.output }, target: 'taking' },
          {
            target: 'answering',
            actions: [
              { type: 'noteLicenseProblem', params: { problem: 'notQuotable' } },
              { type: 'leaveForPage', params: { page: 'notQuotablePage' } },
            ],
          },
        ],
        // The address step asks again.
        onError: 'taking',
      },
    },
    taking: {
      always: [
        { guard: 'findingIsWhole', target: '#contact', actions: 'takeFinding' },
        { target: 'answering', actions: 'takeFinding' },
      ],
    },
  },
});

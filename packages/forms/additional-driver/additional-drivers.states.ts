import { failureOf } from '#flow/machine/failure';
import { carrierOf } from '../purchase/carrier.ts';
import { completeAddress, isCalifornian } from '../purchase/purchase.context.ts';
import { type PurchaseArgs, purchase } from '../purchase/purchase.setup.ts';
import { driversToCheck } from './additional-driver.rules.ts';
import { additionalDrivers } from './additional-drivers.setup.ts';

/**
 * The additional drivers; licenses that were not checked before are checked (spec 2 §5.1).
 *
 * @example
 * drivers: {
 *   ...additionalDriversStates,
 *   meta: { … },
 *   entry: 'enterSection',
 *   on: { ...additionalDriversStates.on, BACK: 'driver' },
 *   onDone: 'questions',
 * }
 */
export const additionalDriversStates = purchase.extend(additionalDrivers).createStateConfig({
  initial: 'asking',
  on: {
    'DRIVER.ADDED': { target: '.asking', actions: 'addDriver' },
    'DRIVER.REMOVED': { target: '.asking', actions: { type: 'removeDriver', params: ({ event }) => event } },
    // Also while licenses are checked: the visitor has to see the driver before the section is confirmed.
    'HOUSEHOLD.FOUND': '.asking',
    'DRIVERS.CONFIRMED': {
      target: '.comparingLicenses',
      actions: { type: 'rememberDrivers', params: ({ event }) => event },
    },
  },
  states: {
    asking: {},
    comparingLicenses: { always: [{ guard: 'driversNeedNoCheck', target: 'confirmed' }, { target: 'checking' }] },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'driverChecks',
        src: 'driverChecks',
        input: ({ context }: PurchaseArgs) => ({
          isCalifornian: isCalifornian(context),
          address: completeAddress(context),
          drivers: driversToCheck(context.drivers ?? [], context.checkedDrivers, carrierOf(context)),
        }),
        onDone: [
          {
            guard: { type: 'driversAreAccepted', params: ({ event }) => ({ wrong: event.output }) },
            target: 'confirmed',
            actions: { type: 'rememberChecks', params: ({ event }) => ({ wrong: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'rememberChecks', params: ({ event }) => ({ wrong: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            { type: 'reportCallFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        RETRY: 'comparingLicenses',
        'NETWORK.RETURNED': 'comparingLicenses',
        // A retry would not check what was typed since Next.
        'DRAFT.CHANGED': { target: 'asking', actions: { type: 'rememberDraft', params: ({ event }) => event } },
      },
    },
    confirmed: {
      type: 'final',
      entry: ['acceptDrivers', { type: 'forgetDraft', params: { form: 'drivers' } }],
    },
  },
});

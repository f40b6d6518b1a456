import { failureOf } from '#flow/machine/failure';
import { driversToCheck } from '#forms/additional-driver/additional-driver.rules';
import { carrierOf } from '../carrier.ts';
import { isCalifornian, completeAddress } from '../pseudo-bind.context.ts';
import { driversSetup } from './drivers.setup.ts';

/** The additional drivers; licenses that were not checked before are checked (spec 2 §5.1). */
export const driversStates = driversSetup.createStateConfig({
  meta: {
    section: 'drivers',
    step: 'Additional Driver Information',
    stage: 'drivers',
    progress: 55,
    marker: 'e2e-addldriver',
  },
  entry: { type: 'enterSection', params: { section: 'drivers' } },
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
        input: ({ context }) => ({
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
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    failed: { tags: 'failed', on: { RETRY: 'comparingLicenses', 'NETWORK.RETURNED': 'comparingLicenses' } },
    confirmed: {
      type: 'final',
      entry: ['acceptDrivers', { type: 'forgetDraft', params: { form: 'drivers' } }, 'sendDetails'],
    },
  },
});

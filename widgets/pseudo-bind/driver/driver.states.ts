import { failureOf } from '#flow/machine/failure';
import { isCalifornian, primaryOf, vinToLookUp, completeAddress } from '../pseudo-bind.context.ts';
import { driverSetup } from './driver.setup.ts';

/** License, date of birth and VINs: the cars are looked up, then the license is checked (spec 2 §4.1, §5.1). */
export const driverStates = driverSetup.createStateConfig({
  meta: {
    section: 'driver',
    step: 'Driver Information',
    stage: 'driver',
    progress: 10,
    marker: 'e2e-driverinfo',
  },
  entry: { type: 'enterSection', params: { section: 'driver' } },
  initial: 'asking',
  on: {
    'DRIVER.CONFIRMED': {
      target: '.waitingForVins',
      actions: { type: 'setPendingDriver', params: ({ event }) => event },
    },
  },
  states: {
    asking: { entry: 'clearPendingDriver' },
    waitingForVins: {
      tags: 'busy',
      always: [
        { guard: 'pendingVinIsUnknown', target: 'asking' },
        { guard: 'pendingVinsAreLookedUp', target: 'comparingLicense' },
        { guard: 'vinLookupFailed', target: 'failed' },
      ],
    },
    comparingLicense: {
      always: [
        { guard: 'hasTypedSinceNext', target: 'asking' },
        { guard: 'licenseIsUnchanged', target: 'confirmed', actions: 'acceptDriver' },
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
          address: completeAddress(context),
          person: primaryOf({ ...context, driver: context.pendingDriver }),
        }),
        onDone: [
          {
            guard: { type: 'driverIsAccepted', params: ({ event }) => ({ check: event.output }) },
            target: 'confirmed',
            // The driver first, so that the household's record of the driver is not added as another person.
            actions: ['acceptDriver', { type: 'addHousehold', params: ({ event }) => ({ check: event.output }) }],
          },
          {
            target: 'asking',
            actions: { type: 'rememberWrongLicense', params: ({ event }) => ({ check: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        RETRY: 'waitingForVins',
        'NETWORK.RETURNED': 'waitingForVins',
        'DRAFT.CHANGED': { target: 'asking', actions: { type: 'rememberDraft', params: ({ event }) => event } },
      },
    },
    confirmed: {
      type: 'final',
      entry: [{ type: 'forgetDraft', params: { form: 'driver' } }, 'sendDetails'],
    },
  },
});

/** Looks up each VIN once it is complete, one after the other. */
export const vinStates = driverSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'vinIsToBeLookedUp', target: 'lookingUp' } },
    lookingUp: {
      invoke: {
        id: 'vehicleByVin',
        src: 'vehicleByVin',
        input: ({ context }) => ({ vin: vinToLookUp(context) ?? '' }),
        onDone: { target: 'idle', actions: { type: 'rememberVin', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    failed: { on: { RETRY: 'idle', 'NETWORK.RETURNED': 'idle', 'DRIVER.CONFIRMED': 'idle' } },
  },
});

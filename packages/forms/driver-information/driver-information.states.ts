import { failureOf } from '#flow/machine/failure';
import { primaryOf } from '../purchase/primary-driver.ts';
import { completeAddress, isCalifornian } from '../purchase/purchase.context.ts';
import { type PurchaseArgs, purchase } from '../purchase/purchase.setup.ts';
import { driverInformation } from './driver-information.setup.ts';
import { vinToLookUp } from './vins.ts';

const section = purchase.extend(driverInformation);

/**
 * License, date of birth and VINs: the cars are looked up, then the license is checked (spec 2 §4.1, §5.1).
 *
 * @example
 * driver: { ...driverInformationStates, meta: { … }, entry: 'enterSection', onDone: 'drivers' }
 */
export const driverInformationStates = section.createStateConfig({
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
        input: ({ context }: PurchaseArgs) => ({
          isCalifornian: isCalifornian(context),
          address: completeAddress(context),
          person: primaryOf({ ...context, driver: context.pendingDriver }),
        }),
        onDone: [
          {
            guard: { type: 'driverIsAccepted', params: ({ event }) => ({ check: event.output }) },
            target: 'confirmed',
            // The driver is accepted first, so that the household's record of the driver is not added as another
            // person.
            actions: ['acceptDriver', { type: 'addHousehold', params: ({ event }) => ({ check: event.output }) }],
          },
          {
            target: 'asking',
            actions: { type: 'rememberWrongLicense', params: ({ event }) => ({ check: event.output }) },
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
        RETRY: 'waitingForVins',
        'NETWORK.RETURNED': 'waitingForVins',
        'DRAFT.CHANGED': { target: 'asking', actions: { type: 'rememberDraft', params: ({ event }) => event } },
      },
    },
    confirmed: {
      type: 'final',
      entry: { type: 'forgetDraft', params: { form: 'driver' } },
    },
  },
});

/** The flow’s region `vins`: looks up each VIN once it is complete, one after the other. */
export const vinStates = section.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'vinIsToBeLookedUp', target: 'lookingUp' } },
    lookingUp: {
      invoke: {
        id: 'vehicleByVin',
        src: 'vehicleByVin',
        input: ({ context }: PurchaseArgs) => ({ vin: vinToLookUp(context) ?? '' }),
        onDone: { target: 'idle', actions: { type: 'rememberVin', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            { type: 'reportCallFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: { on: { RETRY: 'idle', 'NETWORK.RETURNED': 'idle', 'DRIVER.CONFIRMED': 'idle' } },
  },
});

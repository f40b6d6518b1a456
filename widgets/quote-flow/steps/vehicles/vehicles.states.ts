import { and } from 'xstate';
import { hashes } from '../steps.ts';
import { vehiclesSetup } from './vehicles.setup.ts';

/** By VIN: a complete one is decoded at once. */
const byVin = vehiclesSetup.createStateConfig({
  initial: 'routing',
  on: { 'VIN.TYPED': { target: '.routing', actions: 'draftVin' } },
  states: {
    routing: {
      always: [
        { guard: 'vinIsDecoded', target: 'decoded' },
        { guard: 'vinIsComplete', target: 'decoding' },
        { target: 'typing' },
      ],
    },
    typing: {},
    decoding: {
      invoke: {
        id: 'vehicleByVin',
        src: 'vehicleByVin',
        input: ({ context }) => ({ vin: String(context.drafts.vehicle?.vin ?? '').toUpperCase() }),
        onDone: [
          {
            guard: { type: 'vinNamesACar', params: ({ event }) => event.output },
            target: 'decoded',
            actions: { type: 'rememberDecodedVin', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unreachable', actions: 'rememberFailure' },
      },
    },
    decoded: {},
    unknown: {},
    unreachable: { tags: 'unreachable', on: { RETRY: 'decoding', 'NETWORK.RETURNED': 'decoding' } },
  },
});

/** By year, then make, then model: each list is loaded once the choice before it is made. */
const byModel = vehiclesSetup.createStateConfig({
  initial: 'years',
  on: {
    'YEAR.CHOSEN': { target: '.makes', actions: ['forgetMakes', 'draftYear'] },
    'MAKE.CHOSEN': { target: '.models', actions: ['forgetModels', 'draftMake'] },
  },
  states: {
    years: { always: [{ guard: 'yearsAreLoaded', target: 'makes' }, { target: 'loadingYears' }] },
    loadingYears: {
      invoke: {
        id: 'years',
        src: 'years',
        onDone: { target: 'makes', actions: { type: 'rememberYears', params: ({ event }) => event.output } },
        onError: { target: 'yearsUnreachable', actions: 'rememberFailure' },
      },
    },
    yearsUnreachable: { tags: 'unreachable', on: { RETRY: 'loadingYears', 'NETWORK.RETURNED': 'loadingYears' } },

    makes: {
      always: [
        { guard: 'yearIsOpen', target: 'choosing' },
        { guard: 'makesAreLoaded', target: 'models' },
        { target: 'loadingMakes' },
      ],
    },
    loadingMakes: {
      invoke: {
        id: 'makes',
        src: 'makes',
        input: ({ context }) => ({ year: Number(context.drafts.vehicle?.year) }),
        onDone: { target: 'models', actions: { type: 'rememberMakes', params: ({ event }) => event.output } },
        onError: { target: 'makesUnreachable', actions: 'rememberFailure' },
      },
    },
    makesUnreachable: { tags: 'unreachable', on: { RETRY: 'loadingMakes', 'NETWORK.RETURNED': 'loadingMakes' } },

    models: {
      always: [
        { guard: 'makeIsOpen', target: 'choosing' },
        { guard: 'modelsAreLoaded', target: 'choosing' },
        { target: 'loadingModels' },
      ],
    },
    loadingModels: {
      invoke: {
        id: 'models',
        src: 'models',
        input: ({ context: { drafts } }) => ({
          year: Number(drafts.vehicle?.year),
          make: String(drafts.vehicle?.make ?? ''),
        }),
        onDone: { target: 'choosing', actions: { type: 'rememberModels', params: ({ event }) => event.output } },
        onError: { target: 'modelsUnreachable', actions: 'rememberFailure' },
      },
    },
    modelsUnreachable: { tags: 'unreachable', on: { RETRY: 'loadingModels', 'NETWORK.RETURNED': 'loadingModels' } },

    choosing: {},
  },
});

/** The vehicle list, and the dialogs over it. */
export const vehiclesStates = vehiclesSetup.createStateConfig({
  id: 'vehicles',
  meta: { step: 'vehicles', stage: 'vehicle', progress: 37, hash: hashes.vehicles },
  entry: { type: 'enterStep', params: { step: 'vehicles' } },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'vehicleIsIncomplete', target: 'adding', actions: 'openIncompleteVehicle' },
        { guard: 'foundVehiclesAreOffered', target: 'picking' },
        { guard: 'mileageIsOpen', target: 'editingMileage' },
        { guard: 'vehicleIsMissing', target: 'adding' },
        { target: 'listing' },
      ],
    },
    listing: {
      on: {
        'VEHICLE.ADDING': { target: 'adding', actions: 'startVehicle' },
        'VEHICLE.REMOVED': { actions: 'removeVehicle' },
        'VEHICLE.RESTORED': { actions: 'restoreVehicle' },
        'FOUND_VEHICLES.OPENED': 'picking',
        'MILEAGE.OPENED': { target: 'editingMileage', actions: 'openMileage' },
        'VEHICLES.CONFIRMED': { guard: and(['tokenIsReady', 'vehiclesAreSettled']), target: 'confirmed' },
      },
    },
    /** The list of found vehicles, over the page. */
    picking: {
      exit: 'closeFoundVehicles',
      on: {
        'FOUND_VEHICLES.PICKED': { target: 'routing', actions: 'pickVehicles' },
        'DIALOG.CLOSED': 'routing',
        BACK: 'routing',
      },
    },
    editingMileage: {
      exit: 'closeMileage',
      on: {
        'MILEAGE.CHANGED': { target: 'listing', actions: 'changeMileage' },
        'DIALOG.CLOSED': 'listing',
        BACK: 'listing',
      },
    },
    adding: {
      initial: 'routing',
      entry: 'forgetMakes',
      on: {
        'VEHICLE.ENTRY_CHOSEN': { target: '.routing', actions: 'chooseVehicleEntry' },
        'FOUND_VEHICLES.OPENED': '#vehicles.picking',
        // The next incomplete vehicle of a lead follows.
        'VEHICLE.SUBMITTED': { target: 'routing', actions: 'addVehicle' },
        'VEHICLE.RESTORED': { target: 'listing', actions: 'restoreVehicle' },
        'DIALOG.CLOSED': { guard: 'someVehicleIsListed', target: 'routing', actions: 'stopAddingVehicle' },
        // An empty list has no dialog to close: back opens the previous step.
        BACK: { guard: 'someVehicleIsListed', target: 'routing', actions: 'stopAddingVehicle' },
      },
      states: {
        routing: { always: [{ guard: 'vehicleIsNamedByVin', target: 'byVin' }, { target: 'byModel' }] },
        byVin,
        byModel,
      },
    },
    confirmed: { type: 'final' },
  },
});

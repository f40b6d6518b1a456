import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../steps.ts';

/** By VIN: a complete one is decoded at once. */
const byVin = flow.createStateConfig({
  initial: 'opening',
  on: {
    'VIN.TYPED': { target: '.opening', actions: { type: 'draftVehicle', params: ({ event }) => ({ vin: event.vin }) } },
  },
  states: {
    opening: {
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
            guard: { type: 'vinNamesACar', params: ({ event }) => ({ names: event.output }) },
            target: 'decoded',
            actions: { type: 'takeDecoded', params: ({ event }) => ({ names: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: 'unreachable',
      },
    },
    decoded: {},
    unknown: {},
    unreachable: { tags: 'unreachable', on: { RETRY: 'decoding', 'NETWORK.RETURNED': 'decoding' } },
  },
});

/** By year, then make, then model: each list is asked for once the choice before it is made. */
const byModel = flow.createStateConfig({
  initial: 'years',
  on: {
    'YEAR.CHOSEN': {
      target: '.makes',
      actions: [
        'forgetMakes',
        { type: 'draftVehicle', params: ({ event }) => ({ year: event.year, make: '', model: '' }) },
      ],
    },
    'MAKE.CHOSEN': {
      target: '.models',
      actions: ['forgetModels', { type: 'draftVehicle', params: ({ event }) => ({ make: event.make, model: '' }) }],
    },
  },
  states: {
    years: { always: [{ guard: 'yearsAreKnown', target: 'makes' }, { target: 'askingYears' }] },
    askingYears: {
      invoke: {
        id: 'years',
        src: 'years',
        onDone: { target: 'makes', actions: { type: 'takeYears', params: ({ event }) => ({ years: event.output }) } },
        onError: 'yearsUnreachable',
      },
    },
    yearsUnreachable: { tags: 'unreachable', on: { RETRY: 'askingYears', 'NETWORK.RETURNED': 'askingYears' } },

    makes: {
      always: [
        { guard: 'yearIsOpen', target: 'choosing' },
        { guard: 'makesAreKnown', target: 'models' },
        { target: 'askingMakes' },
      ],
    },
    askingMakes: {
      invoke: {
        id: 'makes',
        src: 'makes',
        input: ({ context }) => ({ year: Number(context.drafts.vehicle?.year) }),
        onDone: { target: 'models', actions: { type: 'takeMakes', params: ({ event }) => ({ makes: event.output }) } },
        onError: 'makesUnreachable',
      },
    },
    makesUnreachable: { tags: 'unreachable', on: { RETRY: 'askingMakes', 'NETWORK.RETURNED': 'askingMakes' } },

    models: {
      always: [
        { guard: 'makeIsOpen', target: 'choosing' },
        { guard: 'modelsAreKnown', target: 'choosing' },
        { target: 'askingModels' },
      ],
    },
    askingModels: {
      invoke: {
        id: 'models',
        src: 'models',
        input: ({ context: { drafts } }) => ({
          year: Number(drafts.vehicle?.year),
          make: String(drafts.vehicle?.make ?? ''),
        }),
        onDone: {
          target: 'choosing',
          actions: { type: 'takeModels', params: ({ event }) => ({ models: event.output }) },
        },
        onError: 'modelsUnreachable',
      },
    },
    modelsUnreachable: { tags: 'unreachable', on: { RETRY: 'askingModels', 'NETWORK.RETURNED': 'askingModels' } },

    choosing: {},
  },
});

/** The vehicle list. With none yet, the first one is asked for at once. */
export const vehiclesStates = flow.createStateConfig({
  id: 'vehicles',
  meta: { step: 'vehicles', stage: 'vehicle', progress: 37, hash: hashes.vehicles },
  entry: { type: 'enterStep', params: { step: 'vehicles' } },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'foundVehiclesAreOffered', target: 'picking' },
        { guard: 'mileageIsOpen', target: 'editingMileage' },
        { guard: 'vehicleIsWanted', target: 'adding' },
        { target: 'listing' },
      ],
    },
    listing: {
      on: {
        BACK: '#drivers',
        'VEHICLE.ADDING': { target: 'adding', actions: 'startVehicle' },
        'VEHICLE.REMOVED': { actions: { type: 'removeVehicle', params: ({ event }) => event } },
        'VEHICLE.RESTORED': { actions: 'restoreVehicle' },
        'FOUND_VEHICLES.OPENED': 'picking',
        'MILEAGE.OPENED': { target: 'editingMileage', actions: { type: 'openMileage', params: ({ event }) => event } },
        'VEHICLES.CONFIRMED': { guard: 'vehiclesAreConfirmed', target: '#policy' },
      },
    },
    /** The list of the vehicles that were found, over the page. */
    picking: {
      exit: 'closeFoundVehicles',
      on: {
        'FOUND_VEHICLES.PICKED': { target: 'opening', actions: { type: 'pickVehicles', params: ({ event }) => event } },
        'DIALOG.CLOSED': 'opening',
        BACK: 'opening',
      },
    },
    editingMileage: {
      exit: 'closeMileage',
      on: {
        'MILEAGE.CHANGED': { target: 'listing', actions: { type: 'changeMileage', params: ({ event }) => event } },
        'DIALOG.CLOSED': 'listing',
        BACK: 'listing',
      },
    },
    adding: {
      initial: 'opening',
      entry: 'forgetMakes',
      on: {
        'VEHICLE.ENTRY_CHOSEN': {
          target: '.opening',
          actions: { type: 'chooseVehicleEntry', params: ({ event }) => event },
        },
        'FOUND_VEHICLES.OPENED': '#vehicles.picking',
        'VEHICLE.NAMED': { target: 'listing', actions: { type: 'addVehicle', params: ({ event }) => event } },
        'VEHICLE.RESTORED': { target: 'listing', actions: 'restoreVehicle' },
        'DIALOG.CLOSED': { guard: 'someVehicleIsListed', target: 'listing', actions: 'stopAddingVehicle' },
        BACK: [
          { guard: 'someVehicleIsListed', target: 'listing', actions: 'stopAddingVehicle' },
          { target: '#drivers' },
        ],
      },
      states: {
        opening: {
          always: [{ guard: 'vehicleIsNamedByVin', target: 'byVin' }, { target: 'byModel' }],
        },
        byVin,
        byModel,
      },
    },
  },
});

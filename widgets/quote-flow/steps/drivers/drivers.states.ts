import { hashes } from '../steps.ts';
import { driversSetup } from './drivers.setup.ts';

/** The drivers summary: the additional drivers. */
export const driversStates = driversSetup.createStateConfig({
  meta: { step: 'drivers', stage: 'driver', progress: 30, hash: hashes.drivers },
  entry: { type: 'enterStep', params: { step: 'drivers' } },
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'driverIsOpen', target: 'editing' },
        { guard: 'driverIsIncomplete', target: 'editing', actions: 'openIncompleteDriver' },
        { target: 'listing' },
      ],
    },
    listing: {
      on: {
        'DRIVER.OPENED': { target: 'editing', actions: 'openDriver' },
        'SUGGESTION.CHOSEN': { target: 'editing', actions: 'openSuggestion' },
        'DRIVER.REMOVING': { target: 'confirmingRemoval', actions: 'selectForRemoval' },
        'DRIVERS.CONFIRMED': [
          { guard: 'driverIsIncomplete', target: 'editing', actions: 'openIncompleteDriver' },
          { guard: 'tokenIsReady', target: 'confirmed' },
        ],
      },
    },
    editing: {
      on: {
        'DRIVER.SAVED': { target: 'routing', actions: 'saveDriver' },
        'DIALOG.CLOSED': { target: 'listing', actions: 'closeDriver' },
        BACK: { target: 'listing', actions: 'closeDriver' },
      },
    },
    confirmingRemoval: {
      on: {
        'REMOVAL.CONFIRMED': { target: 'listing', actions: 'removeDriver' },
        'DIALOG.CLOSED': { target: 'listing', actions: 'closeDriver' },
        BACK: { target: 'listing', actions: 'closeDriver' },
      },
    },
    confirmed: { type: 'final' },
  },
});

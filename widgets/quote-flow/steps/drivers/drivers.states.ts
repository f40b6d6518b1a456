import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../steps.ts';

/** The drivers summary: who else drives. */
export const driversStates = flow.createStateConfig({
  id: 'drivers',
  meta: { step: 'drivers', stage: 'driver', progress: 30, hash: hashes.drivers },
  entry: { type: 'enterStep', params: { step: 'drivers' } },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'driverIsOpen', target: 'editing' }, { target: 'listing' }],
    },
    listing: {
      on: {
        BACK: '#details',
        'DRIVER.OPENED': { target: 'editing', actions: { type: 'openDriver', params: ({ event }) => event } },
        'SUGGESTION.CHOSEN': { target: 'editing', actions: { type: 'openSuggestion', params: ({ event }) => event } },
        'DRIVER.REMOVING': {
          target: 'confirmingRemoval',
          actions: { type: 'askToRemove', params: ({ event }) => event },
        },
        'DRIVERS.CONFIRMED': { guard: 'driversAreConfirmed', target: '#vehicles' },
      },
    },
    editing: {
      on: {
        'DRIVER.SAVED': { target: 'listing', actions: { type: 'saveDriver', params: ({ event }) => event } },
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
  },
});

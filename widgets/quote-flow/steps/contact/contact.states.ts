import { flow } from '../../quote-flow.setup.ts';

/** Driver info 2/3: how to reach them. From here on there is a lead. */
export const contactStates = flow.createStateConfig({
  id: 'contact',
  meta: { step: 'contact', stage: 'quote', progress: 10, hash: 'driver2' },
  entry: { type: 'enterStep', params: { step: 'contact' } },
  on: {
    BACK: '#driver',
    'CONTACT.GIVEN': {
      guard: 'tokenIsReady',
      target: '#details',
      actions: [
        { type: 'rememberContact', params: ({ event }) => event },
        'startLead',
        'writeLead',
      ],
    },
  },
});

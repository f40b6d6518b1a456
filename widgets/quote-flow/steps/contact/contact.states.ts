import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../step-order.ts';

/** Driver info 2/3: how to reach them. From here on there is a lead. */
export const contactStates = flow.createStateConfig({
  id: 'contact',
  meta: { step: 'contact', stage: 'quote', progress: 10, hash: hashes.contact },
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

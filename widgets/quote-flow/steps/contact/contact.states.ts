import { flow } from '../../quote-flow.setup.ts';
import { hashes } from '../steps.ts';

/**
 * Driver info 2/3: how to reach them. From here on there is a lead. Whoever gave a license may have asked for a quote
 * before: while they type, it is looked for, and offered.
 */
export const contactStates = flow.createStateConfig({
  id: 'contact',
  meta: { step: 'contact', stage: 'quote', progress: 10, hash: hashes.contact },
  entry: { type: 'enterStep', params: { step: 'contact' } },
  initial: 'opening',
  on: {
    BACK: '#driver',
    'CONTACT.GIVEN': {
      guard: 'tokenIsReady',
      target: '#details',
      actions: [{ type: 'rememberContact', params: ({ event }) => event }, 'startLead', 'writeLead'],
    },
  },
  states: {
    opening: {
      always: [{ guard: 'customerIsToBeLookedUp', target: 'lookingUpCustomer' }, { target: 'asking' }],
    },
    lookingUpCustomer: {
      entry: 'markCustomerLookedUp',
      invoke: {
        id: 'customerQuote',
        src: 'customerQuote',
        input: ({ context }) => ({ driver: context.answers.driver!, zip: context.zip }),
        onDone: [
          {
            guard: { type: 'customerHasQuote', params: ({ event }) => ({ quote: event.output }) },
            target: 'offeringQuote',
            actions: { type: 'holdQuote', params: ({ event }) => ({ quote: event.output }) },
          },
          { target: 'asking' },
        ],
        // Nobody waits for it.
        onError: 'asking',
      },
    },
    offeringQuote: {
      on: {
        'OVERRIDE.ACCEPTED': '#reopening',
        'OVERRIDE.DECLINED': { target: 'asking', actions: 'leaveQuote' },
      },
    },
    asking: {},
  },
});

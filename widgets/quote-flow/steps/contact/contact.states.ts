import { zipOf } from '../details/zip.ts';
import { hashes } from '../steps.ts';
import { contactSetup } from './contact.setup.ts';

/**
 * Driver info 2/3: email and phone. Completing it starts the lead record. The last quote of a visitor with a license
 * is looked up while they type, and offered.
 */
export const contactStates = contactSetup.createStateConfig({
  meta: { step: 'contact', stage: 'quote', progress: 10, hash: hashes.contact },
  entry: { type: 'enterStep', params: { step: 'contact' } },
  initial: 'routing',
  on: {
    'CONTACT.SUBMITTED': {
      guard: 'tokenIsReady',
      target: '.answered',
      actions: ['rememberContact', 'startLead', 'writeLead'],
    },
  },
  states: {
    routing: {
      always: [{ guard: 'customerIsToBeLookedUp', target: 'lookingUpCustomer' }, { target: 'asking' }],
    },
    lookingUpCustomer: {
      entry: 'rememberCustomerLookup',
      invoke: {
        id: 'customerQuote',
        src: 'customerQuote',
        input: ({ context }) => ({ driver: context.answers.driver!, zip: zipOf(context) }),
        onDone: [
          {
            guard: { type: 'customerHasQuote', params: ({ event }) => event.output },
            target: 'offeringQuote',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
        // The visitor does not wait for it.
        onError: 'asking',
      },
    },
    offeringQuote: {
      on: {
        'OVERRIDE.ACCEPTED': 'quoteAccepted',
        'OVERRIDE.DECLINED': { target: 'asking', actions: 'releaseQuote' },
      },
    },
    asking: {},
    answered: { type: 'final', output: 'answered' },
    quoteAccepted: { type: 'final', output: 'quoteAccepted' },
  },
});

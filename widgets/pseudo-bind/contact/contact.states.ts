import { contactSetup } from './contact.setup.ts';

/** The contact preference: text messages, language and paperless. */
export const contactStates = contactSetup.createStateConfig({
  meta: {
    section: 'contact',
    step: 'Contact Preference',
    stage: 'contact',
    progress: 35,
    marker: 'e2e-contactpreference',
  },
  entry: { type: 'enterSection', params: { section: 'contact' } },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'CONTACT.CONFIRMED': {
          target: 'confirmed',
          actions: { type: 'rememberContact', params: ({ event }) => event },
        },
      },
    },
    confirmed: {
      type: 'final',
      entry: [{ type: 'forgetDraft', params: { form: 'contact' } }, 'sendDetails', 'requestCodesWithContact'],
    },
  },
});

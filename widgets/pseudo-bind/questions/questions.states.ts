import { questionsSetup } from './questions.setup.ts';

/** The carrier's questions. Submitting them needs every answer, and the one that the carrier requires (spec 2 §4.1). */
export const questionsStates = questionsSetup.createStateConfig({
  meta: { section: 'questions', step: 'More Questions', stage: 'questions', progress: 75, marker: 'e2e-uw' },
  entry: { type: 'enterSection', params: { section: 'questions' } },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'QUESTIONS.CONFIRMED': {
          guard: { type: 'answersAreAccepted', params: ({ event }) => event },
          target: 'submitted',
          actions: { type: 'rememberAnswers', params: ({ event }) => event },
        },
      },
    },
    submitted: {
      type: 'final',
      entry: [{ type: 'forgetDraft', params: { form: 'questions' } }, 'sendDetails', 'sendSubmission'],
    },
  },
});

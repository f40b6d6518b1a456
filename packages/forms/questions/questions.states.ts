import { purchase } from '../purchase/purchase.setup.ts';
import { questions } from './questions.setup.ts';

/**
 * The carrier's questions. Submitting them needs every answer, and the one that the carrier requires (spec 2 §4.1).
 *
 * @param form The name of the section's draft: a flow that asks twice has one for each section.
 * @example
 * questions: { ...questionsStates('questions'), meta: { … }, entry: 'enterSection', on: { BACK: 'drivers' }, onDone: 'policy' }
 */
export const questionsStates = (form: string) =>
  purchase.extend(questions).createStateConfig({
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
      submitted: { type: 'final', entry: { type: 'forgetDraft', params: { form } } },
    },
  });

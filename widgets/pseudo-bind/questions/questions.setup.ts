import { assign } from 'xstate';
import { areAnswersAccepted } from '#forms/questions/questions.rules';
import { carrierOf, questionsOf } from '../carrier.ts';
import { driversSetup } from '../drivers/drivers.setup.ts';
import type { YesNo } from '../pseudo-bind.types.ts';

type QuestionAnswers = Readonly<Record<string, YesNo>>;

export const questionsSetup = driversSetup.extend({
  actions: {
    /** A visitor who was verified is so again once the agent's row holds these answers. */
    rememberAnswers: assign(({ context }, { answers }: { answers: QuestionAnswers }) => ({
      answers: { ...context.answers, ...answers },
      isSubmitted: true,
      isVerified: false,
    })),
  },
  guards: {
    answersAreAccepted: ({ context }, { answers }: { answers: QuestionAnswers }) =>
      areAnswersAccepted(questionsOf(context.config, carrierOf(context)), answers),
  },
});

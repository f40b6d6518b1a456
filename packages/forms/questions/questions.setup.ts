import type { YesNo } from '#domain/question';
import { carrierOf, questionsOf } from '../purchase/carrier.ts';
import { change, type PurchaseArgs } from '../purchase/purchase.setup.ts';
import { areAnswersAccepted } from './questions.rules.ts';

type QuestionAnswers = Readonly<Record<string, YesNo>>;

/** For a flow's setup: `base.extend(questions)`. */
export const questions = {
  actions: {
    rememberAnswers: change(({ context }, { answers }: { answers: QuestionAnswers }) => ({
      answers: { ...context.answers, ...answers },
    })),
  },
  guards: {
    answersAreAccepted: ({ context }: PurchaseArgs, { answers }: { answers: QuestionAnswers }) =>
      areAnswersAccepted(questionsOf(context.config, carrierOf(context)), answers),
  },
};

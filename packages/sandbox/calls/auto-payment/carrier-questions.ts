import { carrierQuestions } from '#services/auto-payment/carrier-questions.contract';
import { questionsOf } from '../../buy-now/carrier-questions.ts';
import { carrierById } from '../../rating/carriers.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerCarrierQuestions = implementCall(carrierQuestions, ({ params, query }) => {
  const carrierId = params.carrierId!;
  if (!carrierById(carrierId)) throw new Refusal('Carrier not found', 404);
  const language = query['header.lang'];
  return {
    ...success,
    questions: questionsOf(carrierId).map(({ code, text, answers, yesValue, noValue, validValue, error }) => ({
      questionCd: code,
      questionType: 'YesNo',
      text: text[language],
      ...(answers && { answers: answers[language] }),
      validationrequired: validValue !== undefined,
      ...(validValue !== undefined && { validanswer: validValue, errormessage: error[language] }),
      yesValue,
      noValue,
    })),
  };
});

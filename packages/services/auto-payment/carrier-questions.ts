import type * as z from 'zod/mini';
import { answerValue, type Question } from '#domain/question';
import type { ServiceClient } from '../http.ts';
import { carrierQuestions as contract } from './carrier-questions.contract.ts';

type WireQuestion = NonNullable<z.output<typeof contract.response>['questions']>[number];

/**
 * Loads the underwriting questions of a carrier, in the order in which they are asked. A question that cannot be read is
 * left out.
 *
 * @example
 * await carrierQuestions(client, { carrierId: '1004' }) // [{ code: 'Rideshare', text: '{0}, does …', yesValue: 'Y', … }]
 */
export function carrierQuestions(
  client: ServiceClient,
  { carrierId }: { carrierId: string },
  signal?: AbortSignal,
): Promise<readonly Question[]> {
  return client.call(contract, { params: { carrierId }, query: {}, signal }, ({ questions = [] }) => {
    const byCode = new Map<string, Question>();
    for (const question of questions.map(readQuestion)) {
      if (!byCode.has(String(question.code))) byCode.set(String(question.code), question);
    }
    return [...byCode.values()];
  });
}

function readQuestion(wire: WireQuestion): Question {
  const yesValue = wire.yesValue?.trim() || 'Y';
  const noValue = wire.noValue?.trim() || 'N';
  const validAnswer = answerValue(wire.validanswer ?? '', { yesValue, noValue });
  return {
    code: String(wire.questionCd),
    text: wire.text,
    answers: wire.answers?.length === 2 ? wire.answers : [],
    validationRequired: wire.validationrequired === true && validAnswer !== '',
    validAnswer,
    errorMessage: wire.errormessage ?? '',
    yesValue,
    noValue,
  };
}

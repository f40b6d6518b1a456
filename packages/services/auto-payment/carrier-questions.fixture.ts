import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { carrierQuestions } from './carrier-questions.ts';

export const carrierQuestionsFixture: CallFixture = {
  call: (client) => carrierQuestions(client, { carrierId: '1004' }),
  value: z.array(
    z.strictObject({
      code: nonEmpty,
      text: nonEmpty,
      answers: z.union([z.tuple([]), z.tuple([nonEmpty, nonEmpty])]),
      validationRequired: z.boolean(),
      validAnswer: z.string(),
      errorMessage: z.string(),
      yesValue: nonEmpty,
      noValue: nonEmpty,
    }),
  ),
};

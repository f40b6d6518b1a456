import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

const question = () =>
  described(
    z.object({
      questionCd: described(alsoNamed(identifier(), 'code', 'questionCode', 'id'), {
        description: 'Code of the question in `questionAnswers`.',
        examples: ['Rideshare'],
      }),
      questionType: described(lenient(identifier()), {
        description: 'Type, as the agency names it. Not read, because every question is answered yes or no.',
        examples: ['YesNo'],
      }),
      text: described(alsoNamed(text(), 'question', 'questionText'), {
        description: 'Text of the question. `{0}` is replaced by the first name of the primary driver.',
        examples: ['{0}, does anybody drive one of the cars for a ride-sharing service?'],
      }),
      answers: described(lenient(rows(text())), {
        description: 'Labels for yes and no, in this order. Default to the page’s labels.',
        examples: [['Yes, daily', 'No']],
      }),
      validationrequired: described(lenient(z.boolean()), {
        description: 'Whether only `validanswer` lets the visitor continue.',
        examples: [true],
      }),
      validanswer: described(lenient(z.string()), {
        description: 'Answer that lets the visitor continue.',
        examples: ['N'],
      }),
      errormessage: described(lenient(z.string()), {
        description: 'Message for any other answer.',
        examples: ['This carrier does not insure cars of ride-sharing services.'],
      }),
      yesValue: described(alsoNamed(lenient(z.string()), 'yes'), {
        description: 'Value for yes in `questionAnswers`. Defaults to `Y`.',
        examples: ['Y'],
      }),
      noValue: described(alsoNamed(lenient(z.string()), 'no'), {
        description: 'Value for no in `questionAnswers`. Defaults to `N`.',
        examples: ['N'],
      }),
    }),
    { title: 'CarrierQuestion', description: 'An underwriting question of a carrier, answered yes or no.' },
  );

/** The underwriting questions of a carrier (spec 2 §3.4, §7.2). */
export const carrierQuestions = defineCall({
  id: 'carrierQuestions',
  method: 'GET',
  path: '/questions/{carrierId}',
  server: 'api',
  authorization: 'basic',
  isSafe: true,
  isResponsePublic: true,
  notFound: { questions: [] },
  bareList: 'questions',
  params: z.object({ carrierId: described(text(), { description: 'Id of the carrier.', examples: ['1004'] }) }),
  query: z.object(headerQuery),
  response: z.object({
    ...envelope,
    questions: described(lenient(rows(question())), {
      description: 'In the order in which they are asked. Absent or empty if the carrier has no questions.',
    }),
  }),
});

import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { carrierQuestions } from './carrier-questions.contract.ts';

export const carrierQuestionsExamples = defineExamples(carrierQuestions, {
  summary: 'The underwriting questions of a carrier',
  request: {
    example: { summary: 'A carrier', params: { carrierId: '1004' }, query: exampleHeaderQuery },
  },
  response: {
    several: {
      summary: 'One that must be answered no, and one in its own words',
      body: {
        isSuccess: true,
        message: '',
        questions: [
          {
            questionCd: 'Rideshare',
            questionType: 'YesNo',
            text: '{0}, does anybody drive one of the cars for a ride-sharing service?',
            validationrequired: true,
            validanswer: 'N',
            errormessage: 'This carrier does not insure cars of ride-sharing services.',
            yesValue: 'Y',
            noValue: 'N',
          },
          {
            questionCd: 12,
            text: 'Are all cars registered in your household?',
            answers: ['All of them', 'Not all'],
            yesValue: '1',
            noValue: '2',
          },
        ],
      },
    },
    none: { summary: 'The carrier asks nothing', body: { isSuccess: true, message: '', questions: [] } },
    unavailable,
  },
});

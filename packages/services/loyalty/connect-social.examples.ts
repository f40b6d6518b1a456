import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { connectSocial } from './connect-social.contract.ts';

export const connectSocialExamples = defineExamples(connectSocial, {
  summary: 'Award the points for a social network, once',
  request: {
    instagram: { summary: 'Instagram', query: { ...exampleHeaderQuery, type: 'IGConnect' } },
    facebook: { summary: 'Facebook', query: { ...exampleHeaderQuery, type: 'FBConnect' } },
  },
  response: {
    awarded: { summary: 'The points are given, now or before', body: { isSuccess: true, message: '' } },
    refused: {
      summary: 'Refused; the message is shown',
      status: 400,
      body: { isSuccess: false, message: 'This account is connected to another customer.' },
    },
    sessionEnded,
    unavailable,
  },
});

import { idempotencyExamples } from '../auto-payment/idempotency.examples.ts';
import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { referFriend } from './refer-friend.contract.ts';

const referral = {
  header: exampleHeader,
  customerName: 'Alex Example',
  customerEmail: 'alex@example.com',
  customerPhone: '5125550142',
  zipCode: '78704',
  refName: 'Casey Sample',
  refEmail: 'casey@example.com',
  refPhone: '5125550188',
};

export const referFriendExamples = defineExamples(referFriend, {
  summary: 'Refer a friend, once',
  request: {
    casey: { summary: 'A made-up friend', body: referral },
    withBirthDate: {
      summary: 'Where the page asks for everything',
      body: { ...referral, refDob: '1991-09-02', city: 'Austin', state: 'TX' },
    },
  },
  response: {
    referred: { summary: 'The agency will get in touch', body: { isSuccess: true, message: '' } },
    refused: {
      summary: 'Refused; the message is shown',
      status: 400,
      body: { isSuccess: false, message: 'This person is a customer already.' },
    },
    sessionEnded,
    ...idempotencyExamples,
    unavailable,
  },
});

import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { saveConsent } from './save-consent.contract.ts';

const person = {
  name: 'Alex',
  surname: 'Example',
  email: 'alex@example.com',
  phone: '5125550142',
  isMarketingConsentGiven: true,
} as const;

export const saveConsentExamples = defineExamples(saveConsent, {
  summary: 'Store a marketing consent',
  request: {
    byLink: {
      summary: 'A person who came by the link of a mail',
      body: { header: exampleHeader, id: '7e3f9a54-0c1d-4d6a-9a3f-2f6f1f6a2b10', ...person },
    },
    anonymous: { summary: 'A visitor of the page', body: { header: exampleHeader, ...person } },
  },
  response: {
    saved: { summary: 'Stored', body: { isSuccess: true, message: '' } },
    refused: {
      summary: 'Refused; the message is shown',
      status: 400,
      body: { isSuccess: false, message: 'This email address has opted out. Please call us.' },
    },
    tokenExpired,
    unavailable,
  },
});

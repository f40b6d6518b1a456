import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadConsent } from './load-consent.contract.ts';

const success = { isSuccess: true, message: '' };
const contact = {
  first_name: 'Alex',
  last_name: 'Example',
  email: 'alex@example.com',
  mobile_number: '512-555-0142',
};

export const loadConsentExamples = defineExamples(loadConsent, {
  summary: 'A person whom the agency asks for marketing consent',
  request: {
    example: {
      summary: 'By the link in a mail',
      query: { ...exampleHeaderQuery, id: '7e3f9a54-0c1d-4d6a-9a3f-2f6f1f6a2b10' },
    },
  },
  response: {
    asked: {
      summary: 'The consent has not been given yet',
      body: { ...success, ...contact, cf_customer_consent_form_completed: false },
    },
    completed: {
      summary: 'The consent has been given',
      body: { ...success, ...contact, cf_customer_consent_form_completed: true },
    },
    freshworks: {
      summary: 'A contact of Freshworks CRM',
      body: { contact: { ...contact, custom_field: { cf_customer_consent_form_completed: false } } },
    },
    minimal: { summary: 'Required fields only', body: { first_name: 'Alex' } },
    notFound: { summary: 'There is no such person', status: 404, body: { isSuccess: false, message: 'Not found' } },
    tokenExpired,
    unavailable,
  },
});

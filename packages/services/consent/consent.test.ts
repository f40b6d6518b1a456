import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { loadConsentExamples } from './load-consent.examples.ts';
import { loadConsent } from './load-consent.ts';
import { saveConsent } from './save-consent.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });
const alex = { firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', phone: '512-555-0142' };

describe('loadConsent', () => {
  const load = () => loadConsent(calls.client, { id: 'c-1' });

  it('sends the id of the link with the brand’s token, and reads name, email, phone and consent', async () => {
    calls.respondsWith(loadConsentExamples.response.asked.body);
    expect(await load()).toEqual({ ...alex, isGiven: false });
    expect(calls.query()).toEqual({ path: '/api/consent', id: 'c-1' });
    expect(calls.received().method).toBe('GET');
    expect(calls.received().headers.authorization).toBe('Bearer guest-1');
    expect(calls.received().url.searchParams.get('header.brandCode')).toBe('LS');
  });

  it.each([
    ['a contact of Freshworks CRM', loadConsentExamples.response.freshworks.body, { ...alex, isGiven: false }],
    [
      'a contact whose custom field has the consent',
      { contact: { first_name: 'Alex', custom_field: { cf_customer_consent_form_completed: 'true' } } },
      { firstName: 'Alex', lastName: '', email: '', phone: '', isGiven: true },
    ],
    [
      'other names and cases, numbers and letters',
      { FirstName: 'Alex', Surname: 'Example', Mobile: 5125550142, CF_Customer_Consent_Form_Completed: 'Y', tags: [] },
      { firstName: 'Alex', lastName: 'Example', email: '', phone: '512-555-0142', isGiven: true },
    ],
    [
      'nulls',
      { first_name: null, last_name: null, email: null, mobile_number: null, contact: null },
      { firstName: '', lastName: '', email: '', phone: '', isGiven: false },
    ],
    [
      'only a first name',
      { first_name: 'Alex' },
      { firstName: 'Alex', lastName: '', email: '', phone: '', isGiven: false },
    ],
  ])('reads %s', async (_what, body, record) => {
    calls.respondsWith(body);
    expect(await load()).toEqual(record);
  });

  it.each([
    [404, { isSuccess: false, message: 'Not found' }, 'refused'],
    [404, { message: 'Not found' }, 'refused'],
    [400, { isSuccess: false, message: 'Wrong id' }, 'refused'],
    [501, { message: 'Not implemented' }, 'status'],
    [200, [], 'malformed'],
  ])('reads the status %s with %j as a failure of the kind %s', async (status, body, kind) => {
    calls.respondsWithStatus(status, body);
    await expect(load()).rejects.toMatchObject({ kind });
  });
});

describe('saveConsent', () => {
  it('sends name, surname, email, phone, the consent and the id of the link', async () => {
    calls.respondsWith({ isSuccess: true });
    await saveConsent(calls.client, { id: 'c-1', ...alex, firstName: ' Alex ' });
    expect(calls.received().method).toBe('PUT');
    expect(calls.query()).toEqual({ path: '/api/consent' });
    const person = { name: 'Alex', surname: 'Example', email: 'alex@example.com', phone: '5125550142' };
    expect(calls.body()).toEqual({ id: 'c-1', ...person, isMarketingConsentGiven: true });
  });

  it('sends no id without a link, and accepts an empty response as a success', async () => {
    calls.respondsWithStatus(204, '');
    await saveConsent(calls.client, { id: '', ...alex });
    expect(calls.body()).not.toHaveProperty('id');
  });

  it('throws a refusal with the service’s message for status 400', async () => {
    calls.respondsWithStatus(400, { isSuccess: false, message: 'Please call us' });
    await expect(saveConsent(calls.client, { id: '', ...alex })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'Please call us',
    });
  });
});

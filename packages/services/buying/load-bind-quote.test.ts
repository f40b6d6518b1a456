import { describe, expect, it } from 'vitest';
import { nonVoiceCallExamples } from '../agents/non-voice-call.examples.ts';
import { nonVoiceCall } from '../agents/non-voice-call.ts';
import { MalformedError, RefusedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { californiaStart } from './california-start.ts';
import { loadBindQuoteExamples } from './load-bind-quote.examples.ts';
import { loadBindQuote } from './load-bind-quote.ts';

const stub = stubbedCalls();
const { respondsWith, query, body } = stub;
const { maximal, minimal, notFound } = loadBindQuoteExamples.response;

const transactionId = 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11';
const load = (of = transactionId) => loadBindQuote(stub.client, { rateQuoteId: 'rq-1042', transactionId: of });
const address = { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' };

describe('loadBindQuote', () => {
  it('reads carrier, cars, answers and drivers of a quote, with the primary driver first', async () => {
    respondsWith(maximal.body);
    expect(await load()).toEqual({
      rateQuoteId: 'rq-1042',
      transactionId,
      carrierId: '1004',
      contact: { email: 'alex@example.com', phone: '5125550142' },
      address,
      drivers: [
        {
          firstName: 'Alex',
          lastName: 'Example',
          birthDate: '1990-04-17',
          gender: 'male',
          maritalStatus: 'married',
          relation: 'self',
          hadPriorInsurance: true,
          isExcluded: false,
          license: { type: 'unitedStates', number: '12345678', issueDate: '2008-05-02' },
          address,
          foundRecord: 'd-1',
        },
        {
          firstName: 'Sam',
          lastName: 'Example',
          birthDate: '1991-09-02',
          gender: 'female',
          maritalStatus: 'married',
          relation: 'spouse',
          hadPriorInsurance: true,
          isExcluded: false,
          license: { type: 'unitedStates', number: '87654321', issueDate: '2009-10-01' },
          foundRecord: 'd-2',
        },
        {
          firstName: 'Jordan',
          lastName: 'Example',
          birthDate: '2008-02-29',
          maritalStatus: 'single',
          relation: 'child',
          isExcluded: true,
        },
      ],
      vehicles: [
        { vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord', annualMileage: 10000 },
        { vin: '', year: 2019, make: 'Toyota', model: 'RAV4' },
      ],
      answers: [{ code: 'Q1', answer: 'N' }],
    });
    expect(query()).toEqual({ path: '/api/rating/getTransactionByRateQuoteId/rq-1042', transactionId });
  });

  it('reads a bind quote that holds only a name and a car', async () => {
    respondsWith(minimal.body);
    expect(await load('')).toEqual({
      rateQuoteId: 'rq-1042',
      transactionId: '',
      carrierId: '1004',
      contact: {},
      address: {},
      drivers: [{ firstName: 'Alex', lastName: 'Example', relation: 'self' }],
      vehicles: [{ vin: '', year: 2003, make: 'Honda', model: 'Accord' }],
      answers: [],
    });
    expect(query()).toEqual({ path: '/api/rating/getTransactionByRateQuoteId/rq-1042' });
  });

  it.each(['California', ' CALIFORNIA', 'ca'])('reads the state of the address from %j', async (state) => {
    const drivers = [{ firstName: 'Alex', lastName: 'Example' }];
    respondsWith({ companyId: '1004', transaction: { drivers, customer: { address: { city: 'Sacramento', state } } } });
    expect((await load()).address).toEqual({ city: 'Sacramento', state: 'CA' });
  });

  it('throws the service’s message when the bind quote is refused', async () => {
    respondsWith(notFound.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Quote not found!', rateQuoteId: 'rq-1042' });
  });

  it('throws a malformed error for a bind quote without a person', async () => {
    respondsWith({ companyId: '1004', transaction: { drivers: [] } });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('nonVoiceCall', () => {
  const ask = () => nonVoiceCall(stub.client, { phone: '512-555-0142', rateQuoteId: 'rq-1042' });

  it('requests a call back with the digits of the phone number', async () => {
    respondsWith(nonVoiceCallExamples.response.notified.body);
    expect(await ask()).toEqual({ message: 'Agent notified' });
    expect(body()).toEqual({ phonenumber: '5125550142', ratequoteid: 'rq-1042' });
    expect(query()).toEqual({ path: '/bin/servlet/nonvoicecallrequest' });
  });

  it('accepts a call back confirmation without a message', async () => {
    respondsWith(nonVoiceCallExamples.response.silent.body);
    expect(await ask()).toEqual({ message: '' });
  });

  it.each([
    ['refused', nonVoiceCallExamples.response.unavailable.body, RefusedError],
    ['garbage', {}, MalformedError],
  ])('throws without a retry when the call back response is %s', async (_what, given, kind) => {
    respondsWith(given);
    await expect(ask()).rejects.toBeInstanceOf(kind);
    expect(stub.reported).toMatchObject([{ callId: 'nonVoiceCall', rateQuoteId: 'rq-1042' }]);
  });
});

it('notifies the California service that a customer starts to buy', async () => {
  respondsWith({ isSuccess: true, message: '' });
  await californiaStart(stub.client, { rateQuoteId: 'rq-1042', transactionId });
  expect(body()).toEqual({ rateQuoteId: 'rq-1042', transactionId });
  expect(query()).toEqual({ path: '/api/rating/startFollowUp' });
});

import { describe, expect, it } from 'vitest';
import { StatusError } from '../errors.ts';
import { createGuestToken } from '../session/create-guest-token.ts';
import { stubClient } from '../testing/stub-client.ts';
import { json, startStubServer } from '../testing/stub-server.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { coverageProductsExamples } from './coverage-products.examples.ts';
import { coverageProducts } from './coverage-products.ts';
import { foreignLicenseTypesExamples } from './foreign-license-types.examples.ts';
import { foreignLicenseTypes } from './foreign-license-types.ts';
import { requoteExamples } from './requote.examples.ts';
import { requote } from './requote.ts';

const stub = stubbedCalls();
const { respondsWith, query, body } = stub;

it('lists the foreign license types', async () => {
  respondsWith(foreignLicenseTypesExamples.response.kinds.body);
  expect((await foreignLicenseTypes(stub.client)).slice(0, 2)).toEqual([
    { code: 'MX', name: 'Mexican license' },
    { code: 'CA', name: 'Canadian license' },
  ]);
  expect(query()).toEqual({ path: '/api/rating/getForeignLicenseTypes' });
  respondsWith({ foreignLicenseTypes: [{ code: 3, name: 'Other' }, { code: 'X' }, 'MX'] });
  expect(await foreignLicenseTypes(stub.client)).toEqual([{ code: '3', name: 'Other' }]);
  respondsWith({ foreignLicenseTypes: [{ id: 3, name: 'Other' }] });
  expect(await foreignLicenseTypes(stub.client)).toEqual([{ code: '3', name: 'Other' }]);
});

describe('coverageProducts', () => {
  it('loads the coverage products of a state in a language', async () => {
    respondsWith(coverageProductsExamples.response.texas.body);
    expect(await coverageProducts(stub.client, { state: 'TX', language: 'es' })).toMatchObject([
      {
        code: 'SML',
        name: 'Mínimo del estado',
        isStateMinimum: true,
        coverages: [{ code: 'BI', description: 'Lesiones corporales' }],
      },
    ]);
    expect(query()).toEqual({ path: '/api/rating/getCoverageProducts', state: 'TX', language: 'es' });
  });

  it('throws an error when a state has no coverage products (spec 1 §8)', async () => {
    respondsWith(coverageProductsExamples.response.empty.body);
    await expect(coverageProducts(stub.client, { state: 'AR', language: 'en' })).rejects.toMatchObject({
      status: 400,
      message: 'Coverage empty for state code:AR',
    });
  });
});

describe('requote', () => {
  const again = () => requote(stub.client, { rateQuoteId: 'rq-1042' });

  it('sends a requote with a bot-check token, the header and the rate', async () => {
    respondsWith(requoteExamples.response.accepted.body);
    expect(await again()).toEqual({ transactionId: '5e0c9a34-3b1f-4a8e-bb57-2f6f0d1f7c55' });
    expect(body()).toEqual({ rateQuoteId: 'rq-1042' });
    expect(stub.received()).toMatchObject({
      headers: { recaptchatoken: 'sandbox' },
      body: { header: { trackId: 'track-1' } },
    });
    expect(stub.received().headers).not.toHaveProperty('authorization');
  });

  it('allows a requote 300 seconds', async () => {
    const timeouts: unknown[] = [];
    const client = {
      ...stub.client,
      call: (_contract: unknown, { timeout }: { timeout?: number }) => Promise.resolve(timeouts.push(timeout)),
    };
    await requote(client as never, { rateQuoteId: 'rq-1042' });
    expect(timeouts).toEqual([300_000]);
  });

  it('throws the service’s message when a requote is refused', async () => {
    respondsWith(requoteExamples.response.notFound.body);
    await expect(again()).rejects.toMatchObject({
      kind: 'refused',
      reason: 'Quote not found!',
      rateQuoteId: 'rq-1042',
    });
  });

  it('never retries a requote', async () => {
    const server = await startStubServer();
    server.respondsWith(json({}, 503));
    const { client } = stubClient(server.base);
    await expect(requote(client, { rateQuoteId: 'rq-1042' })).rejects.toBeInstanceOf(StatusError);
    expect(server.received).toHaveLength(1);
    await server.close();
  });
});

describe('createGuestToken', () => {
  it.each([
    [undefined, {}],
    [{}, {}],
    [
      { phone: '5125550142', birthDate: '1990-04-17' },
      { phone: '5125550142', dob: '1990-04-17' },
    ],
  ])('starts a session with the known visitor data: %j', async (visitor, sent) => {
    respondsWith({ isSuccess: true, token: 'guest-1' });
    await createGuestToken(stub.client, visitor);
    expect(body()).toEqual(sent);
  });
});

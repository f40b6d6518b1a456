import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConsent } from '#services/consent/load-consent.contract';
import { saveConsent } from '#services/consent/save-consent.contract';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const day = 86_400_000;

logSkippedDatabases('consent calls');

describe.each(testDatabases)('consents on $name', ({ url }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
  });
  afterAll(() => sandbox.close());

  const load = (id: string) => sandbox.ask(loadConsent, { query: { id } });
  const save = (body: { id?: string; email: string; name?: string }) =>
    sandbox.ask(saveConsent, {
      body: { name: 'Robin', surname: 'Madeup', phone: '5125550161', isMarketingConsentGiven: true, ...body },
    });
  const storedFor = (email: string) =>
    sandbox.read(`/sandbox/admin/consents?email=${email}`) as Promise<{ id: string; givenAt: string | null }[]>;
  async function linkFor(email: string) {
    const response = await fetch(`${sandbox.url}/sandbox/admin/consents`, {
      method: 'POST',
      body: JSON.stringify({ firstName: 'Robin', lastName: 'Madeup', email, phone: '5125550161' }),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }

  it.each([
    ['CONSENT-OPEN', 'Robin', false],
    ['CONSENT-ACCENTS', 'José', false],
    ['CONSENT-GIVEN', 'Jordan', true],
  ])('returns the person of %s, and whether consent was given', async (id, first_name, isGiven) => {
    expect(await load(id)).toMatchObject({
      status: 200,
      body: { first_name, cf_customer_consent_form_completed: isGiven },
    });
  });

  it('answers 404 for an unknown id, and stores nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await load('UNKNOWN')).status).toBe(404);
    expect((await save({ id: 'UNKNOWN', email })).status).toBe(404);
    expect(await storedFor(email)).toEqual([]);
  });

  it('stores the corrections of the person of a link, and the consent', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await linkFor(email);
    expect((await load(id)).body).toMatchObject({ first_name: 'Robin', cf_customer_consent_form_completed: false });
    expect((await save({ id, email, name: 'Robyn' })).body).toEqual({ isSuccess: true, message: '' });
    expect((await load(id)).body).toMatchObject({ first_name: 'Robyn', cf_customer_consent_form_completed: true });
  });

  it.each([true, false])('keeps the first day of a consent that is given again (link: %s)', async (hasLink) => {
    const email = `${randomUUID()}@example.com`;
    const id = hasLink ? await linkFor(email) : undefined;
    const first = new Date(sandbox.clock.now).toISOString();
    const asked = id === undefined ? { email } : { id, email };
    await save(asked);
    sandbox.clock.now += day;
    await save(asked);
    expect((await storedFor(email)).map(({ givenAt }) => givenAt)).toEqual([first]);
  });
});

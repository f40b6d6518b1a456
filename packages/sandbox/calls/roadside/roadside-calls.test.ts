import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleHeader } from '#services/contract/header.examples';
import { enrollRoadside } from '#services/roadside/enroll-roadside.contract';
import { enrollRoadsideExamples } from '#services/roadside/enroll-roadside.examples';
import { loadRoadsideTransaction } from '#services/roadside/load-roadside-transaction.contract';
import { prepareRoadside } from '#services/roadside/prepare-roadside.contract';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const aCard = {
  cardHolderName: 'Alex Example',
  number: '4111 1111 1111 1111',
  expiration: '08/30',
  securityCode: '123',
};

logSkippedDatabases('roadside calls');

describe.each(testDatabases)('roadside memberships on $name', ({ url }) => {
  let sandbox: TestSandbox;
  let guest: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
    guest = await sandbox.guestToken();
  });
  afterAll(() => sandbox.close());

  const example = () => {
    const { header: _, ...body } = enrollRoadsideExamples.request.alex.body!;
    return { ...body, email: `alex-${randomUUID()}@example.com`, returnUrl: `${sandbox.url}/roadside.html?lang=en` };
  };

  async function enroll(body: Record<string, unknown> = example(), key: string = randomUUID()) {
    const headers = { 'idempotency-key': `"${key}"` };
    return (await sandbox.ask(enrollRoadside, { body, token: guest, headers })).body;
  }

  async function send(
    address: string,
    { way = '', card = aCard }: { way?: string; card?: Partial<typeof aCard> } = {},
  ) {
    const target = new URL(address);
    target.pathname += way;
    const response = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(way ? {} : card),
    });
    return { status: response.status, location: response.headers.get('Location') ?? '', page: await response.text() };
  }

  const transaction = async (transactionId: unknown, lang: 'en' | 'es' = 'en') => {
    const body = { transactionId: String(transactionId), header: { ...exampleHeader, lang } };
    return (await sandbox.ask(loadRoadsideTransaction, { body, token: guest })).body;
  };
  const memberships = (email: string) =>
    sandbox.read(`/sandbox/admin/memberships?email=${encodeURIComponent(email)}`) as Promise<
      { status: string; charges: { amount: number }[]; request: Record<string, unknown> }[]
    >;

  it('returns the memberships with prices, states, and benefits in the language of the request', async () => {
    const { body } = await sandbox.ask(prepareRoadside, { query: { 'header.lang': 'es' }, token: guest });
    expect(body.packages.map((membership) => (membership as { amount: number }).amount)).toEqual([39, 69]);
    expect(body.packages[0].benefits![1]).toEqual({ name: 'Remolque', value: 'Hasta 15 millas' });
    expect(body.allowedStates).toContain('TX');
    expect(body.allowedStates).not.toContain('NY');
  });

  it('enrolls without a charge, charges on the payment page, and returns the membership with its document', async () => {
    const body = example();
    const { paymentUrl, transactionId } = await enroll(body);
    expect(await transaction(transactionId)).toMatchObject({ policyNumber: '', statusCode: 'P' });
    const page = await (await fetch(paymentUrl!)).text();
    for (const text of ['Pay your roadside membership', '$39.00', 'Alex Example', '6 months'])
      expect(page).toContain(text);
    expect((await memberships(body.email))[0]!.charges).toEqual([]);

    const { status, location } = await send(paymentUrl!);
    expect([status, location]).toEqual([303, `${body.returnUrl}&transactionId=${transactionId}`]);
    const paid = await transaction(transactionId);
    expect(paid).toMatchObject({
      policyNumber: expect.stringMatching(/^RSA-\d{6}$/) as unknown,
      paymentDate: '2026-11-20',
      email: body.email,
      statusCode: 'A',
    });
    const document = await fetch(paid.policyDocumentUrl!);
    expect(document.headers.get('Content-Type')).toBe('application/pdf');
    expect(await document.text()).toContain(String(paid.policyNumber));
    const [member, ...more] = await memberships(body.email);
    expect(more).toEqual([]);
    expect(member).toMatchObject({
      status: 'approved',
      charges: [{ amount: 39 }],
      request: { package: 'Single', term: 6 },
    });
    const desk = (await sandbox.read('/sandbox/desk')) as { sales: { policyNumber: string; status: string }[] };
    expect(desk.sales).toContainEqual(expect.objectContaining({ policyNumber: paid.policyNumber, status: 'sold' }));
  });

  it('enrolls once for 50 simultaneous requests with one key, and charges once for 50 payments', async () => {
    const body = example();
    const key = randomUUID();
    const headers = { 'idempotency-key': `"${key}"` };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sandbox.ask(enrollRoadside, { body, token: guest, headers })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const { paymentUrl } = await enroll(body, key);
    expect(await memberships(body.email)).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, () => send(paymentUrl!)));
    expect((await memberships(body.email)).flatMap(({ charges }) => charges)).toHaveLength(1);
    expect(await (await fetch(paymentUrl!)).text()).toContain('This payment has been made');
  });

  it('closes the payment page of an enrollment that is replaced, and refuses a membership that is paid already', async () => {
    const body = example();
    const first = await enroll(body);
    const second = await enroll({ ...body, package: 'Family', amount: 69 });
    expect((await fetch(first.paymentUrl!)).status).toBe(404);
    expect((await send(first.paymentUrl!)).status).toBe(404);
    await send(second.paymentUrl!);
    expect(await transaction(first.transactionId)).toMatchObject({ policyNumber: '', statusCode: 'canceled' });
    expect(await enroll({ ...body, package: 'Family', amount: 69 })).toMatchObject({
      isSuccess: false,
      message: 'There is a paid membership with this email address already. Nothing was charged again.',
    });
    expect((await memberships(body.email)).flatMap(({ charges }) => charges)).toHaveLength(1);
  });

  it.each([
    ['/decline', {}, 'D', 'El banco rechazó la tarjeta. No se le cobró nada.'],
    ['', { number: '4000 0000 0000 0002' }, 'D', 'El banco rechazó la tarjeta. No se le cobró nada.'],
    ['/leave', {}, 'canceled', 'Salió antes de pagar. No se le cobró nada.'],
  ])(
    'charges nothing after %s %j, returns the status %s, and accepts a later payment',
    async (way, card, letter, message) => {
      const body = example();
      const { paymentUrl, transactionId } = await enroll(body);
      expect((await send(paymentUrl!, { way, card: { ...aCard, ...card } })).status).toBe(303);
      expect(await transaction(transactionId, 'es')).toMatchObject({
        policyNumber: '',
        statusCode: letter,
        message,
      });
      expect((await memberships(body.email))[0]!.charges).toEqual([]);
      await send(paymentUrl!);
      expect(await transaction(transactionId)).toMatchObject({ statusCode: 'A' });
    },
  );

  it('refuses another price, another package and a state that is not sold', async () => {
    for (const change of [{ amount: 1 }, { package: 'Premium' }, { state: 'NY', zip: '10001' }])
      expect(await enroll({ ...example(), ...change })).toMatchObject({ isSuccess: false });
  });

  it('refuses a return address on another origin', async () => {
    expect(await enroll({ ...example(), returnUrl: 'https://stranger.example/' })).toMatchObject({ isSuccess: false });
  });

  it('finds no unknown transaction, payment page or document', async () => {
    expect(await transaction('t-none')).toEqual({ isSuccess: false, message: 'Payment not found' });
    for (const path of ['/membership/x', '/membership-documents/x.pdf'])
      expect((await fetch(sandbox.partnerUrl + path)).status).toBe(404);
  });
});

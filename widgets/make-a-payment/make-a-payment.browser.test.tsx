import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { format } from '#i18n/format';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { button, field, I, openPayment } from './testing/open-payment.tsx';

const dialog = () => page.getByRole('dialog', { name: en.troubleTitle });

describe('the form', () => {
  test('asks for policy number, email, phone and date of birth, in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const { labels, sees, violations, unmount } = await openPayment({ language });
      await sees(labels.formTitle);
      for (const name of [labels.policyNumber, labels.email, labels.phone, labels.month, labels.day, labels.year]) {
        await expect.element(field(name)).toHaveValue('');
      }
      expect(await violations()).toEqual([]);
      await unmount();
    }
  });

  test('writes the policy number in upper case and the phone with dashes', async () => {
    await openPayment();
    await field(en.policyNumber).fill('lkm-1001');
    await field(en.phone).fill('5125550142');
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    await expect.element(field(en.phone)).toHaveValue('512-555-0142');
  });

  test('checks each field when it is left, and all on submit', async () => {
    const { services, violations } = await openPayment();
    await field(en.policyNumber).fill('LKM/1001');
    await field(en.email).click();
    await expect.element(page.getByText(en['error.policyNumberInvalid'])).toBeVisible();
    await expect.element(button(en.findPolicy)).toHaveAttribute('aria-disabled', 'true');
    await button(en.findPolicy).click({ force: true });
    const required = [en.email, en.phone, en.birthDate].map((name) => format(en['error.required'], { field: name }));
    for (const text of [en['error.policyNumberInvalid'], ...required]) {
      await expect.element(page.getByRole('link', { name: text })).toBeVisible();
    }
    expect(await violations()).toEqual([]);
    expect(services.received).toEqual([]);
  });

  test.each([
    ['2 30 1990', en['error.birthDateInvalid']],
    ['1 1 2015', 'Policyholders are 18 to 70 years old'],
    ['1 1 1930', 'Policyholders are 18 to 70 years old'],
  ])('rejects %s as a date of birth', async (date, message) => {
    await openPayment({ config: { minimumAge: 18, maximumAge: 70 } });
    const [month = '', day = '', year = ''] = date.split(' ');
    await I.fillIn();
    await field(en.month).fill(month);
    await field(en.day).fill(day);
    await field(en.year).fill(year);
    await button(en.findPolicy).click({ force: true });
    await expect.element(page.getByRole('link', { name: message })).toBeVisible();
  });

  test('sends the typed values in the format of the services', async () => {
    const { services, sees } = await openPayment();
    await I.findMyPolicy();
    await sees(en.detailsTitle);
    expect(services.requestsOf('findPayablePolicy')).toHaveLength(1);
    expect(services.requestsOf('findPayablePolicy')[0]?.body).toMatchObject({
      policyNumber: 'LKM-1001',
      receiptEmail: 'alex@example.com',
      receiptPhone: '5125550142',
      dob: '04-17-1990',
      header: { lang: 'en', brandCode: 'LS' },
    });
  });

  test('offers Back while a policy is looked up, and keeps the typed values', async () => {
    const services = new FakeServices();
    const release = services.hold('findPayablePolicy');
    await openPayment({ services });
    await I.findMyPolicy();
    await expect.element(page.getByText(en.lookingUp)).toBeVisible();
    await button(en.cancel).click();
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    release();
  });
});

describe('a policy', () => {
  test('shows a policy with every amount due, in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const device = new TestDevice();
      const { labels, sees, came, violations, unmount } = await openPayment({ device, language });
      await field(labels.policyNumber).fill('LKM-1001');
      await field(labels.email).fill('alex@example.com');
      await field(labels.phone).fill('5125550142');
      await field(labels.month).fill('4');
      await field(labels.day).fill('17');
      await field(labels.year).fill('1990');
      await button(labels.findPolicy).click();
      await sees(labels.detailsTitle);
      const due = language === 'en' ? 'Dec 5th, 2026' : '5 dic 2026';
      for (const text of ['LKM-1001', 'Auto', 'Alex Example', 'Larkspur Mutual']) {
        await expect.element(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
      }
      await expect.element(page.getByText(format(labels.dueOn, { date: due }), { exact: true })).toBeVisible();
      await expect.element(button(format(labels.pay, { amount: '$128.40' }))).toBeVisible();
      await expect.poll(came).toEqual(['payable']);
      expect(await violations()).toEqual([]);
      await unmount();
    }
  });

  test('shows no pay button once the transaction is approved', async () => {
    const { sees, came, outcomes } = await openPayment({
      services: new FakeServices({ openPaymentSession: 'approved' }),
    });
    await I.findMyPolicy();
    await sees(en.approvedTitle);
    await expect.element(page.getByRole('definition').filter({ hasText: 'LKM-1001' })).toBeVisible();
    expect(button(/^Pay/).elements()).toHaveLength(0);
    await expect.poll(came).toEqual(['approved']);
    await expect.poll(() => outcomes).toEqual(['approved']);
  });

  test('shows a notice with a button to the form for a policy that is already paid', async () => {
    const { sees, came, violations } = await openPayment({
      services: new FakeServices({ findPayablePolicy: 'alreadyMade' }),
    });
    await I.findMyPolicy();
    await sees(en.alreadyMadeTitle);
    expect(await violations()).toEqual([]);
    await button(en.back).click();
    await sees(en.formTitle);
    await expect.poll(came).toEqual(['alreadyMade']);
  });

  test('leads from a paid policy to a configured page', async () => {
    const { sees, host } = await openPayment({
      services: new FakeServices({ findPayablePolicy: 'alreadyMade' }),
      config: { backPage: '/my-account' },
    });
    await I.findMyPolicy();
    await sees(en.alreadyMadeTitle);
    await button(en.back).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/my-account', 'back');
  });

  test('leads Back to the form when the configured page is not trusted', async () => {
    const { sees } = await openPayment({
      services: new FakeServices({ findPayablePolicy: 'alreadyMade' }),
      config: { backPage: 'https://account.stranger.example/' },
    });
    await I.findMyPolicy();
    await sees(en.alreadyMadeTitle);
    await button(en.back).click();
    await sees(en.formTitle);
  });
});

describe('payment errors', () => {
  const dueSoon = 'Your payment is due within 48 hours. Please call your agent, so that it arrives in time.';
  const pastDue = 'Your payment is past due. Please call your agent.';
  const elsewhere = 'Your carrier collects this payment by automatic withdrawal.';
  const called = format(en['trouble.paymentProcess'], { phone: '512-555-0142' });

  test.each([
    {
      name: 'a policy that nobody knows',
      answers: { findPayablePolicy: 'notFound' },
      text: en['trouble.policyNotFound'],
      outcome: 'policyNotFound',
    },
    {
      name: 'a payment due within 48 hours',
      answers: { findPayablePolicy: 'dueWithin48Hours' },
      text: dueSoon,
      outcome: 'dueWithin48Hours',
    },
    { name: 'a payment past due', answers: { findPayablePolicy: 'pastDue' }, text: pastDue, outcome: 'pastDue' },
    {
      name: 'another message of the service',
      answers: { findPayablePolicy: 'elsewhere' },
      text: elsewhere,
      outcome: 'notPayable',
    },
    {
      name: 'no token',
      answers: { openPaymentSession: 'neither' },
      text: en['trouble.tokenMissing'],
      outcome: 'tokenMissing',
    },
    {
      name: 'a payment process that fails',
      answers: { openPaymentSession: 'failed' },
      text: called,
      outcome: 'paymentProcess',
    },
    {
      name: 'a service that is down',
      answers: { findPayablePolicy: says({}, 400) },
      text: en['trouble.unexpected'],
      outcome: 'unexpected',
    },
    {
      name: 'garbage',
      answers: { findPayablePolicy: says({ isSuccess: true }) },
      text: en['trouble.unexpected'],
      outcome: 'unexpected',
    },
    {
      name: 'a broken connection',
      answers: { findPayablePolicy: hangsUp },
      text: en['trouble.offline'],
      outcome: 'offline',
    },
    {
      name: 'a stranger’s payment page',
      answers: { openPaymentSession: 'untrusted' },
      text: en['trouble.untrusted'],
      outcome: 'untrusted',
    },
    {
      name: 'a payment page that is not https',
      answers: { openPaymentSession: 'insecure' },
      text: en['trouble.untrusted'],
      outcome: 'untrusted',
    },
  ])('explains in the modal: $name', async ({ answers, text, outcome }) => {
    const { came, sees, violations } = await openPayment({ services: new FakeServices(answers) });
    await I.findMyPolicy();
    await expect.element(dialog().getByText(text)).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog().getByRole('button', { name: en.close }).last().click();
    await sees(en.formTitle);
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    await expect.poll(came).toEqual([outcome]);
  });

  test.each([
    {
      name: 'a payment process that fails',
      answers: { openPaymentSession: 'failed' },
      reports: ['openPaymentSession status'],
    },
    {
      name: 'a policy that nobody knows',
      answers: { findPayablePolicy: 'notFound' },
      reports: ['findPayablePolicy refused'],
    },
    { name: 'a policy that is found', answers: {}, reports: [] },
  ])('reports a service error only for an answer without success: $name', async ({ answers, reports }) => {
    const { reported, came } = await openPayment({ services: new FakeServices(answers) });
    await I.findMyPolicy();
    await expect.poll(came).toHaveLength(1);
    expect(reported).toEqual(reports);
  });

  test('limits the age to 16 to 75 by default', async () => {
    await openPayment();
    await I.fillIn();
    await field(en.year).fill(String(new Date().getUTCFullYear() - 10));
    await field(en.email).click();
    await expect.element(page.getByText(/16.*75/)).toBeVisible();
  });

  test('links to the payment page of an unlisted carrier if it is trusted', async () => {
    const services = new FakeServices({ findPayablePolicy: 'unknownCarrier' });
    const { came, host } = await openPayment({ services, trustedOrigins: ['https://pay.carrier.example'] });
    await I.findMyPolicy();
    await expect.element(dialog().getByText(en['trouble.carrierNotAvailableLink'])).toBeVisible();
    await dialog().getByRole('link', { name: en.payAtCarrier }).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('https://pay.carrier.example', 'carrier');
    await expect.poll(came).toEqual(['carrierNotAvailable']);
  });

  test('shows no link to the untrusted page of an unlisted carrier', async () => {
    await openPayment({ services: new FakeServices({ findPayablePolicy: 'unknownCarrier' }) });
    await I.findMyPolicy();
    await expect.element(dialog().getByText(en['trouble.carrierNotAvailable'])).toBeVisible();
    expect(page.getByRole('link', { name: en.payAtCarrier }).elements()).toHaveLength(0);
    await expect
      .element(dialog().getByRole('link', { name: 'Call 512-555-0142' }))
      .toHaveAttribute('href', 'tel:+15125550142');
  });

  test('links to the carrier of the policy number when the policy is not payable here', async () => {
    const { host } = await openPayment({ services: new FakeServices({ findPayablePolicy: 'elsewhere' }) });
    await I.findMyPolicy();
    await dialog().getByRole('link', { name: en.payAtCarrier }).click();
    await expect
      .poll(() => host.navigate)
      .toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/larkspur', 'carrier');
  });

  test.each(['untrusted', 'insecure'])(
    'reports a payment page that is %s to the page and to the agency',
    async (openPaymentSession) => {
      const { failures, services, host } = await openPayment({ services: new FakeServices({ openPaymentSession }) });
      await I.findMyPolicy();
      await expect.element(dialog()).toBeVisible();
      await expect.poll(() => failures).toEqual(['navigation']);
      await expect
        .poll(() => services.requestsOf('reportError').map(({ body }) => (body as { label: string }).label))
        .toEqual(['Payment Address Refused']);
      expect(host.navigate).not.toHaveBeenCalled();
    },
  );
});

describe('paying', () => {
  test('leads to the payment page with a return address that has no personal data', async () => {
    const { host, services, came, sees } = await openPayment({ path: '/pay?page_id=12&email=alex%40example.com#top' });
    await I.findMyPolicy();
    await I.pay();
    await sees(en.pendingTitle);
    await expect
      .poll(() => host.navigate)
      .toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/pay/9f2c', 'payment');
    expect(services.requestsOf('setPaymentReturn')[0]?.body).toMatchObject({
      policyId: 'p-1001',
      redirectTo: 'https://www.agency.example/pay?page_id=12',
    });
    await expect.poll(came).toEqual(['payable', 'pending']);
  });

  test('leads to this page with the token when nothing is left to pay', async () => {
    const { host } = await openPayment({ services: new FakeServices({ openPaymentSession: 'paidAtOnce' }) });
    await I.findMyPolicy();
    await I.pay();
    await expect
      .poll(() => (host.navigate as unknown as { mock: { calls: unknown[] } }).mock.calls)
      .toEqual([['https://www.agency.example/pay?page_id=12&token=payment-52aa', 'payment-result']]);
  });

  test('creates one payment intent, however often the button is pressed and the page is loaded', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const first = await openPayment({ device, services });
    await I.findMyPolicy();
    await first.sees(en.detailsTitle);
    const pay = button(/^Pay \$/).element() as HTMLElement;
    for (let press = 0; press < 50; press += 1) pay.click();
    await first.sees(en.pendingTitle);
    await expect.poll(() => first.host.navigate).toHaveBeenCalledOnce();
    await first.unmount();
    const second = await openPayment({ device, services });
    await second.sees(en.pendingTitle);
    const keys = services.requestsOf('openPaymentSession').map(({ query }) => query.idempotencyKey);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('stays at the policy when a payment cannot start, and can retry', async () => {
    const { services, sees } = await openPayment();
    await I.findMyPolicy();
    await sees(en.detailsTitle);
    services.answer('setPaymentReturn', says({ isSuccess: false, message: '' }));
    await I.pay();
    await expect
      .element(dialog().getByText(format(en['trouble.paymentProcess'], { phone: '512-555-0142' })))
      .toBeVisible();
    await dialog().getByRole('button', { name: en.close }).last().click();
    await sees(en.detailsTitle);
  });
});

describe('returning from the payment page', () => {
  const returning = async (answers: Record<string, string>) => {
    const device = new TestDevice();
    const left = await openPayment({ device });
    await I.findMyPolicy();
    await I.pay();
    await left.sees(en.pendingTitle);
    await left.unmount();
    return openPayment({ device, services: new FakeServices(answers) });
  };

  test('says that the payment is approved after browser back', async () => {
    const { sees, came } = await returning({ openPaymentSession: 'approved' });
    await sees(en.approvedTitle);
    await expect.poll(came).toEqual(['approved']);
  });

  test('shows an unpaid return as pending, with buttons to check, continue or leave', async () => {
    const { sees, services, host, violations } = await returning({});
    await sees(en.pendingTitle);
    expect(await violations()).toEqual([]);
    services.answer('openPaymentSession', says({ isSuccess: false, message: '' }));
    await button(en.checkAgain).click();
    await dialog().getByRole('button', { name: en.close }).last().click();
    await sees(en.pendingTitle);
    services.answer('openPaymentSession', 'page');
    await button(en.toPayment).click();
    await expect
      .poll(() => host.navigate)
      .toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/pay/9f2c', 'payment');
    await sees(en.pendingTitle);
    await button(en.another).click();
    await sees(en.formTitle);
    await expect.element(field(en.email)).toHaveValue('alex@example.com');
  });

  test('checks whether the payment was made when the browser restores a cached page', async () => {
    const { sees, services } = await openPayment();
    await I.findMyPolicy();
    await I.pay();
    await sees(en.pendingTitle);
    services.answer('openPaymentSession', 'approved');
    await expect
      .poll(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return page.getByRole('heading', { name: en.approvedTitle }).elements().length;
      })
      .toBe(1);
  });
});

describe('the token in the address', () => {
  const withToken = (loadPaymentResult: string, language: 'en' | 'es' = 'en') =>
    openPayment({ path: '/pay?token=payment-52aa', services: new FakeServices({ loadPaymentResult }), language });

  test('shows the success of a token with status A', async () => {
    const { sees, services, came, outcomes, violations } = await withToken('approved');
    await sees(en.paidTitle);
    for (const text of ['$128.40', 'LKM-1001', 'Larkspur Mutual', 'Nov 20th, 2026', 'INV-20261120-1001']) {
      await expect.element(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    }
    expect(services.requestsOf('loadPaymentResult')[0]?.query.token).toBe('payment-52aa');
    await expect.poll(() => [came(), outcomes]).toEqual([['paid'], ['paid']]);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['declined', 'The bank declined the card. Nothing was charged.'],
    ['left', 'You left before paying. Nothing was charged.'],
    ['pending', 'This payment has not been made yet.'],
  ])('shows the failure and its reason for a token with another status (%s)', async (example, message) => {
    const { sees, came, outcomes, violations } = await withToken(example);
    await sees(en.failedTitle);
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('link', { name: en.payAtCarrier })).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(en.tryAgain).click();
    await sees(en.formTitle);
    await expect.poll(() => [came(), outcomes]).toEqual([['failed'], ['failed']]);
  });

  test('says that another window has made the payment of the token', async () => {
    const { sees } = await withToken('alreadyMade');
    await sees(en.alreadyMadeTitle);
  });

  test('says that a token is unknown, in Spanish too', async () => {
    const { sees, labels, came } = await withToken('notFound', 'es');
    await sees(labels.unreadTitle);
    await expect.element(page.getByText(es['trouble.paymentNotFound'])).toBeVisible();
    await expect.poll(came).toEqual(['paymentNotFound']);
  });

  test('retries when the result of a token cannot be read', async () => {
    const { sees, services } = await withToken('failed');
    services.answer('loadPaymentResult', says({}, 400));
    await sees(en.unreadTitle);
    services.answer('loadPaymentResult', 'approved');
    await button(en.tryAgain).click();
    await sees(en.paidTitle);
  });
});

describe('saved input', () => {
  test('restores typed values after a reload, stores them encrypted, and deletes them after the payment', async () => {
    const device = new TestDevice();
    const first = await openPayment({ device });
    await I.fillIn();
    await expect.poll(() => [...device.items.keys()].some((key) => key.endsWith(':paymentVisit'))).toBe(true);
    expect([...device.items.values()].join()).not.toMatch(/alex|LKM|1990/);
    await first.unmount();
    const second = await openPayment({ device });
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    await expect.element(field(en.year)).toHaveValue('1990');
    await second.unmount();
    const third = await openPayment({ device, path: '/pay?token=payment-52aa' });
    await third.sees(en.paidTitle);
    await expect.poll(() => [...device.items.keys()].some((key) => key.endsWith(':paymentVisit'))).toBe(false);
  });

  test('looks up a found policy again after a reload', async () => {
    const device = new TestDevice();
    const first = await openPayment({ device });
    await I.findMyPolicy();
    await first.sees(en.detailsTitle);
    await first.unmount();
    const second = await openPayment({ device });
    await second.sees(en.detailsTitle);
  });
});

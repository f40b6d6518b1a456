import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPanel } from '#embed/debug/debug-panel';
import { TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { format } from '#i18n/format';
import { findPayablePolicyExamples } from '#services/payment/find-payable-policy.examples';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { exampleConfig } from './make-a-payment.examples.ts';
import { paymentVisit } from './payment-visit.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { button, field, I, openPayment } from './testing/open-payment.tsx';

const dialog = () => page.getByRole('dialog', { name: en.troubleTitle });
const payable = findPayablePolicyExamples.response.payable.body;

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

  test('formats the policy number in upper case and the phone with dashes', async () => {
    await openPayment();
    await field(en.policyNumber).fill('lkm-1001');
    await field(en.phone).fill('5125550142');
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    await expect.element(field(en.phone)).toHaveValue('512-555-0142');
  });

  test('keeps the caret in the policy number while letters become upper case', async () => {
    await openPayment();
    await field(en.policyNumber).fill('LKM1001');
    const input = field(en.policyNumber).element() as HTMLInputElement;
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('ab');
    await expect.poll(() => [input.value, input.selectionStart]).toEqual(['LKMAB1001', 5]);
  });

  test('validates each field on blur, and all fields on submit', async () => {
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

  test('rejects a date of birth that does not exist or is outside the configured ages', async () => {
    await openPayment({ config: { minimumAge: 18, maximumAge: 70 } });
    await I.fillIn();
    const notReal = en['error.birthDateInvalid'];
    const wrongAge = 'Policyholders are 18 to 70 years old';
    // Each message replaces the previous one.
    for (const [month, day, year, message] of [
      ['1', '1', '2015', wrongAge],
      ['2', '30', '1990', notReal],
      ['1', '1', '1930', wrongAge],
      ['4', '31', '1990', notReal],
      ['1', '1', '1919', wrongAge],
    ] as const) {
      await field(en.month).fill(month);
      await field(en.day).fill(day);
      await field(en.year).fill(year);
      await button(en.findPolicy).click({ force: true });
      await expect.element(page.getByRole('link', { name: message })).toBeVisible();
    }
  });

  test('rejects an unassignable phone number', async () => {
    const { services } = await openPayment();
    await I.fillIn();
    await field(en.phone).fill('112-555-0142');
    await button(en.findPolicy).click({ force: true });
    await expect.element(page.getByRole('link', { name: en['error.phoneInvalid'] })).toBeVisible();
    expect(services.received).toEqual([]);
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

  test('offers Cancel while a policy is looked up, and keeps the typed values', async () => {
    const services = new FakeServices();
    const release = services.hold('findPayablePolicy');
    await openPayment({ services });
    await I.findMyPolicy();
    await expect.element(page.getByText(en.lookingUp)).toBeVisible();
    await button(en.cancel).click();
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    release();
  });

  test('Cancel is centered below the text of the wait', async () => {
    const services = new FakeServices();
    const release = services.hold('findPayablePolicy');
    await openPayment({ services });
    await I.findMyPolicy();
    await expect.element(page.getByText(en.lookingUp)).toBeVisible();
    const [text, cancel] = [page.getByText(en.lookingUp), button(en.cancel)].map((locator) =>
      locator.element().getBoundingClientRect(),
    );
    expect(cancel!.top).toBeGreaterThanOrEqual(text!.bottom);
    expect((cancel!.left + cancel!.right) / 2).toBeCloseTo((text!.left + text!.right) / 2, 0);
    release();
  });
});

describe('waiting', () => {
  const waitsFor = (text: string) => page.getByRole('group', { name: text, exact: true });

  test('takes the focus from the pressed button, and can be canceled during the whole lookup', async () => {
    const services = new FakeServices();
    const release = services.hold('openPaymentSession');
    const { focused, sees, violations } = await openPayment({ services });
    await I.findMyPolicy();
    await expect.element(waitsFor(en.lookingUp)).toBeVisible();
    await expect.poll(() => services.requestsOf('openPaymentSession')).toHaveLength(1);
    expect(focused()?.getAttribute('aria-label')).toBe(en.lookingUp);
    expect(await violations()).toEqual([]);
    await button(en.cancel).click();
    await sees(en.formTitle);
    await expect.poll(() => focused()?.textContent).toBe(en.formTitle);
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    release();
  });

  test('takes the focus when Pay is pressed, but not on a page that has just loaded', async () => {
    const services = new FakeServices();
    const find = services.hold('findPayablePolicy');
    const { focused } = await openPayment({ at: 'policyDetails', services });
    await expect.element(waitsFor(en.lookingUp)).toBeVisible();
    expect(focused()).toBeNull();
    const leave = services.hold('setPaymentReturn');
    find();
    await I.pay();
    await expect.element(waitsFor(en.leaving)).toBeVisible();
    expect(focused()?.getAttribute('aria-label')).toBe(en.leaving);
    leave();
  });

  test('the wait for the result of a pending payment can be canceled, and the payment stays pending', async () => {
    const services = new FakeServices({ openPaymentSession: 'collected' });
    const release = services.hold('loadPaymentResult');
    const { sees } = await openPayment({ at: 'paymentPage', services });
    await expect.element(waitsFor(en.readingResult)).toBeVisible();
    await button(en.cancel).click();
    await sees(en.pendingTitle);
    release();
  });
});

describe('a policy', () => {
  test('shows a policy with every amount due, in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const { labels, sees, came, violations, unmount } = await openPayment({ at: 'policyDetails', language });
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

  test.each([
    ['1,234.50', '$1,234.50'],
    ['$128', '$128.00'],
  ])('shows the amount due that the service sends as %s', async (monthlyPayment, shown) => {
    await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: says({ ...payable, monthlyPayment }) }),
    });
    await expect.element(button(format(en.pay, { amount: shown }))).toBeVisible();
  });

  test.each([
    'Your payment is due within 48 hours. Pay today, so that it arrives in time.',
    'Your payment is past due.',
    'Your carrier adds a fee of $5 to each payment.',
    'Your last payment has already been received; the next is due December 5.',
  ])('shows the service’s message beside the amount of a payable policy: %s', async (message) => {
    const { violations, came } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: says({ ...payable, message }) }),
    });
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(button(format(en.pay, { amount: '$128.40' }))).toBeVisible();
    await expect.poll(came).toEqual(['payable']);
    expect(await violations()).toEqual([]);
  });

  test('shows no amount when the amount due is unreadable, and navigates to the payment page', async () => {
    const { host, sees } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: says({ ...payable, monthlyPayment: '128,40' }) }),
    });
    await sees(en.detailsTitle);
    await expect.element(page.getByText(en.amountUnknown)).toBeVisible();
    expect(page.getByText('$').elements()).toHaveLength(0);
    await button(en.toPayment).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });

  test.each([true, false])(
    'does not navigate to a payment page when the lookup says that the transaction is approved (payable: %s)',
    async (isPayable) => {
      const message = 'This transaction has been approved';
      const { sees } = await openPayment({
        at: 'policyDetails',
        services: new FakeServices({ findPayablePolicy: says({ ...payable, isPayable, message }) }),
      });
      await sees(en.alreadyMadeTitle);
      expect(button(/^Pay/).elements()).toHaveLength(0);
      expect(page.getByRole('link').elements()).toHaveLength(0);
    },
  );

  test('shows no pay button once the transaction is approved', async () => {
    const { sees, came, outcomes } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ openPaymentSession: 'approved' }),
    });
    await sees(en.approvedTitle);
    await expect.element(page.getByRole('definition').filter({ hasText: 'LKM-1001' })).toBeVisible();
    await expect.element(page.getByText(en.amountPaid, { exact: true })).toBeVisible();
    expect(page.getByText(/due/i).elements()).toHaveLength(0);
    expect(button(/^Pay/).elements()).toHaveLength(0);
    await expect.poll(came).toEqual(['approved']);
    await expect.poll(() => outcomes).toEqual(['approved']);
  });

  test.each([400, 409, 422])(
    'shows no pay button when status %i says that the transaction is approved',
    async (status) => {
      const { sees, outcomes } = await openPayment({
        at: 'policyDetails',
        services: new FakeServices({
          openPaymentSession: says({ message: 'This transaction has been approved' }, status),
        }),
      });
      await sees(en.approvedTitle);
      expect(button(/^Pay/).elements()).toHaveLength(0);
      await expect.poll(() => outcomes).toEqual(['approved']);
    },
  );

  test('shows no pay button when a session says that the payment was made, beside an address', async () => {
    const message = 'This payment has already been made';
    const { sees } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({
        openPaymentSession: says({
          isSuccess: true,
          paymentUrl: 'https://pay.partner.example/pay/1',
          token: 't',
          message,
        }),
      }),
    });
    await sees(en.alreadyMadeTitle);
    expect(button(/^Pay/).elements()).toHaveLength(0);
  });

  test('shows a notice with a button to the form for a policy that is already paid', async () => {
    const { sees, came, violations } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: 'alreadyMade' }),
    });
    await sees(en.alreadyMadeTitle);
    expect(await violations()).toEqual([]);
    await button(en.back).click();
    await sees(en.formTitle);
    await expect.poll(came).toEqual(['alreadyMade']);
  });

  test('navigates from a paid policy to a configured page', async () => {
    const { sees, host } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: 'alreadyMade' }),
      config: { backPage: '/my-account' },
    });
    await sees(en.alreadyMadeTitle);
    await button(en.back).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/my-account', 'back');
  });

  test('returns to the form on Back when the configured page is not trusted', async () => {
    const { sees } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: 'alreadyMade' }),
      config: { backPage: 'https://account.stranger.example/' },
    });
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
      name: 'an unknown policy',
      answers: { findPayablePolicy: 'notFound' },
      text: en['trouble.policyNotFound'],
      outcome: 'policyNotFound',
    },
    {
      name: 'a policy that is not paid here, with HTTP 422',
      answers: { findPayablePolicy: says({ isSuccess: false, message: elsewhere }, 422) },
      text: elsewhere,
      outcome: 'notPayable',
    },
    {
      name: 'a payable policy without a token',
      answers: { findPayablePolicy: says({ ...payable, token: null }) },
      text: en['trouble.tokenMissing'],
      outcome: 'tokenMissing',
    },
    {
      name: 'a policy without an id that is past due',
      answers: { findPayablePolicy: says({ isSuccess: true, isPayable: false, message: pastDue }) },
      text: pastDue,
      outcome: 'pastDue',
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
      name: 'a payment process that fails without a message',
      answers: { openPaymentSession: says({}, 501) },
      text: called,
      outcome: 'paymentProcess',
    },
    {
      name: 'a payment process that fails with a message',
      answers: { openPaymentSession: 'failed' },
      text: `The payment service failed. ${called}`,
      outcome: 'paymentProcess',
    },
    {
      name: 'a service that fails with a message',
      answers: { findPayablePolicy: says({ isSuccess: false, message: 'Closed until 6 a.m' }, 500) },
      text: `Closed until 6 a.m. ${en['trouble.unexpectedReason']}`,
      outcome: 'unexpected',
    },
    {
      name: 'a service that is down',
      answers: { findPayablePolicy: says({}, 400) },
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
      name: 'an untrusted payment page',
      answers: { openPaymentSession: 'untrusted' },
      text: en['trouble.untrusted'],
      outcome: 'untrusted',
    },
  ])('explains in a dialog: $name', async ({ answers, text, outcome }) => {
    const { came, sees, violations } = await openPayment({ at: 'policyDetails', services: new FakeServices(answers) });
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
      reports: ['openPaymentSession refused'],
    },
    {
      name: 'an unknown policy',
      answers: { findPayablePolicy: 'notFound' },
      reports: ['findPayablePolicy refused'],
    },
    { name: 'a policy that is found', answers: {}, reports: [] },
  ])('reports a service error only for a response without success: $name', async ({ answers, reports }) => {
    const { reported, came } = await openPayment({ at: 'policyDetails', services: new FakeServices(answers) });
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
    const { came, host } = await openPayment({
      at: 'policyDetails',
      services,
      trustedOrigins: ['https://pay.partner.example', 'https://pay.carrier.example'],
    });
    await expect.element(dialog().getByText(en['trouble.carrierNotAvailableLink'])).toBeVisible();
    await dialog().getByRole('link', { name: 'Click here to pay at Far Harbor Mutual' }).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('https://pay.carrier.example', 'carrier');
    await expect.poll(came).toEqual(['carrierNotAvailable']);
  });

  test('shows no link to the untrusted page of an unlisted carrier, and informs the author', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const { failures } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: 'unknownCarrier' }),
    });
    await expect.element(dialog().getByText(en['trouble.carrierNotAvailable'])).toBeVisible();
    expect(page.getByRole('link', { name: /Click here/ }).elements()).toHaveLength(0);
    await expect.poll(() => failures).toEqual(['navigation']);
    await expect
      .poll(() => warn.mock.calls.flat().join())
      .toContain('https://pay.carrier.example is no https origin that services.trustedOrigins lists');
    await expect
      .element(dialog().getByRole('link', { name: 'Call 512-555-0142' }))
      .toHaveAttribute('href', 'tel:+15125550142');
  });

  test('reports carriers with untrusted pages to the author once, on the console and on the panel', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const [larkspur, tumbleweed] = exampleConfig.carriers;
    const carriers = [larkspur!, { ...tumbleweed!, carrierUrl: 'https://pay.tumbleweed.example/' }];
    const { host, configure } = await openPayment({ config: { carriers } });
    const problem = 'carriers[1].carrierUrl: https://pay.tumbleweed.example is no https origin';
    await expect.poll(() => warn.mock.calls.flat().join()).toContain(problem);
    const panel = showPanel(host.element, 'cover-make-a-payment', []);
    await expect.poll(() => panel.shadowRoot?.textContent).toContain(problem);
    await configure({ carriers: [...carriers] });
    expect(warn).toHaveBeenCalledOnce();
  });

  test('offers the carrier’s payment page last when the message of a refusal is not recognized', async () => {
    const message = 'Your payment was received and is being processed.';
    const { container } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: says({ ...payable, isPayable: false, message }) }),
    });
    await expect.element(dialog().getByText(message, { exact: true })).toBeVisible();
    const actions = [...container.querySelectorAll('.cover-dialog-actions .cover-button')];
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      en.close,
      'Call 512-555-0142',
      'Click here to pay at Larkspur Mutual',
    ]);
    expect(actions.map(({ classList }) => classList.contains('cover-button-primary'))).toEqual([true, false, false]);
  });

  test('links to the carrier of the policy number when the policy is not payable here', async () => {
    const { host } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ findPayablePolicy: 'elsewhere' }),
    });
    await dialog().getByRole('link', { name: 'Click here to pay at Larkspur Mutual' }).click();
    await expect
      .poll(() => host.navigate)
      .toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/larkspur', 'carrier');
  });

  test.each(['untrusted', 'insecure'])(
    'reports a payment page that is %s to the page and to the agency',
    async (openPaymentSession) => {
      const { failures, services, host } = await openPayment({
        at: 'policyDetails',
        services: new FakeServices({ openPaymentSession }),
      });
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
  test('navigates to the payment page with a return address that has no personal data', async () => {
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

  test('reloads this page with the result token when the session has no payment page', async () => {
    const { host } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ openPaymentSession: 'collected' }),
    });
    await I.pay();
    await expect
      .poll(() => (host.navigate as unknown as { mock: { calls: unknown[] } }).mock.calls)
      .toEqual([['https://www.agency.example/pay?page_id=12&token=payment-52aa', 'payment-result']]);
  });

  test('creates one payment intent for repeated presses and page loads', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const first = await openPayment({ at: 'policyDetails', device, services });
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
    expect(keys[0]).toMatch(/\S/);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['another due date', { paymentDueDate: '2026-12-03' }],
    ['an amount that cannot be parsed', { monthlyPayment: '128,40' }],
  ])('keeps the idempotency key of a pending payment when its policy is found with %s', async (_what, differs) => {
    const device = new TestDevice();
    const services = new FakeServices();
    const first = await openPayment({ at: 'policyDetails', device, services });
    await I.pay();
    await first.sees(en.pendingTitle);
    await first.unmount();
    services.respond('findPayablePolicy', says({ ...payable, ...differs }));
    const second = await openPayment({ device, services });
    await second.sees(en.pendingTitle);
    await button(en.toPayment).click();
    await expect.poll(() => second.host.navigate).toHaveBeenCalledOnce();
    const keys = services.requestsOf('openPaymentSession').map(({ query }) => query.idempotencyKey);
    expect(keys[0]).toMatch(/\S/);
    expect(new Set(keys).size).toBe(1);
  });

  test('shows a pending payment again when the same policy is looked up, also after a reload', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const first = await openPayment({ at: 'policyDetails', device, services });
    await I.pay();
    await first.sees(en.pendingTitle);
    await button(en.another).click();
    await first.sees(en.formTitle);
    await button(en.findPolicy).click();
    await first.sees(en.pendingTitle);
    await button(en.another).click();
    await first.sees(en.formTitle);
    await first.unmount();
    const second = await openPayment({ device, services });
    await button(en.findPolicy).click();
    await second.sees(en.pendingTitle);
    await button(en.another).click();
    services.respond('findPayablePolicy', says({ ...payable, policyId: 'p-2', policyNumber: 'LKM-2' }));
    await field(en.policyNumber).fill('LKM-2');
    await button(en.findPolicy).click();
    await second.sees(en.detailsTitle);
  });

  test('shows a pending payment again when its policy is looked up after its result did not load', async () => {
    const device = new TestDevice();
    const services = new FakeServices({ loadPaymentResult: says({}, 400) });
    const left = await openPayment({ at: 'policyDetails', device, services });
    await I.pay();
    await left.sees(en.pendingTitle);
    await left.unmount();
    const returned = await openPayment({ device, services, path: '/pay?token=payment-52aa' });
    await returned.sees(en.unreadTitle);
    await button(en.another).click();
    await button(en.findPolicy).click();
    await returned.sees(en.pendingTitle);
  });

  const addressRefused = JSON.stringify({ isSuccess: false, message: 'INVALID_REDIRECT_URI (0x57)' });
  test.each([
    [404, 'Not found'],
    [405, ''],
    [501, ''],
    [200, addressRefused],
    [400, addressRefused],
    [422, 'redirectTo: invalid'],
    [500, addressRefused],
  ])('continues to the payment page when the service answers the return address with %i', async (status, text) => {
    const missing = () => Promise.resolve(new Response(text, { status }));
    const { host, sees } = await openPayment({
      at: 'policyDetails',
      services: new FakeServices({ setPaymentReturn: missing }),
    });
    await sees(en.detailsTitle);
    await I.pay();
    await sees(en.pendingTitle);
    expect(host.navigate).toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/pay/9f2c', 'payment');
    expect(page.getByText(/redirect/i).elements()).toHaveLength(0);
  });

  test('does not continue when the refusal of the return address is about the payment', async () => {
    const services = new FakeServices({
      setPaymentReturn: says({ isSuccess: false, message: 'Your payment is past due' }, 400),
    });
    const { host, sees } = await openPayment({ at: 'policyDetails', services });
    await sees(en.detailsTitle);
    await I.pay();
    await expect.element(dialog().getByText('Your payment is past due')).toBeVisible();
    await dialog().getByRole('button', { name: en.close }).last().click();
    await sees(en.detailsTitle);
    services.respond('setPaymentReturn', says({ isSuccess: false, message: 'This payment has already been made' }));
    await I.pay();
    await sees(en.alreadyMadeTitle);
    expect(host.navigate).not.toHaveBeenCalled();
  });

  test('stays at the policy when a payment cannot start, offers carrier and phone, and can retry', async () => {
    const { host, services, sees } = await openPayment({ at: 'policyDetails' });
    await sees(en.detailsTitle);
    services.respond('openPaymentSession', says({ isSuccess: false, message: '' }, 500));
    await I.pay();
    await expect
      .element(dialog().getByText(format(en['trouble.paymentProcess'], { phone: '512-555-0142' })))
      .toBeVisible();
    await expect.element(dialog().getByRole('link', { name: 'Click here to pay at Larkspur Mutual' })).toBeVisible();
    await expect.element(dialog().getByRole('link', { name: 'Call 512-555-0142' })).toBeVisible();
    await dialog().getByRole('button', { name: en.close }).last().click();
    await sees(en.detailsTitle);
    services.respond('openPaymentSession', 'page');
    await I.pay();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });
});

describe('returning from the payment page', () => {
  const unchecked = () => page.getByRole('dialog', { name: en.uncheckedTitle });
  const returning = (answers: Record<string, FakeResponse>) =>
    openPayment({ at: 'paymentPage', services: new FakeServices(answers) });

  test('shows that the payment is approved after browser back', async () => {
    const { sees, came } = await returning({ openPaymentSession: 'approved' });
    await sees(en.approvedTitle);
    await expect.poll(came).toEqual(['approved']);
  });

  test('shows a pending payment without a result, with buttons to check, continue or start over', async () => {
    const { sees, services, host, violations } = await returning({});
    await sees(en.pendingTitle);
    expect(await violations()).toEqual([]);
    services.respond('openPaymentSession', says({ isSuccess: false, message: '' }));
    await button(en.checkAgain).click();
    await expect.element(unchecked().getByText(en.unreadText)).toBeVisible();
    await unchecked().getByRole('button', { name: en.close }).last().click();
    await sees(en.pendingTitle);
    services.respond('openPaymentSession', 'page');
    await button(en.toPayment).click();
    await expect
      .poll(() => host.navigate)
      .toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/pay/9f2c', 'payment');
    await sees(en.pendingTitle);
    await button(en.another).click();
    await sees(en.formTitle);
    await expect.element(field(en.email)).toHaveValue('alex@example.com');
  });

  test.each([
    ['the policy cannot be looked up', { findPayablePolicy: says({}, 400) }],
    ['the service cannot be reached', { findPayablePolicy: hangsUp }],
    ['the session cannot be opened', { openPaymentSession: says({}, 501) }],
  ])('keeps a payment pending over reloads, and warns not to pay again, while %s', async (_what, answers) => {
    const reloaded = await returning(answers);
    await reloaded.sees(en.pendingTitle);
    await expect.element(unchecked().getByText(en.unreadText)).toBeVisible();
    expect(page.getByRole('heading', { name: en.failedTitle }).elements()).toEqual([]);
    const { device } = reloaded;
    await reloaded.unmount();
    const again = await openPayment({ device });
    await again.sees(en.pendingTitle);
    await expect.element(button(en.toPayment)).toBeVisible();
  });

  test.each([
    ['the service cannot be reached', hangsUp, en['unchecked.offline']],
    ['the service fails', says({}, 400), en['unchecked.unexpected']],
    ['the policy is not found', 'notFound', en['unchecked.policyNotFound']],
    ['the service returns a message', 'pastDue', 'Your payment is past due. Please call your agent.'],
    ['the service fails with a message', says({ isSuccess: false, message: 'Token expired' }, 500), 'Token expired.'],
  ])('shows one instruction while a payment is pending and %s', async (_what, findPayablePolicy, cause) => {
    await returning({ findPayablePolicy });
    await expect.element(unchecked().getByText(`${cause} ${en.unreadText}`, { exact: true })).toBeVisible();
  });

  test('shows the policy number, and no way to pay, while the policy of a pending payment does not load', async () => {
    const { services, violations } = await returning({ findPayablePolicy: says({}, 400) });
    await unchecked().getByRole('button', { name: en.close }).last().click();
    await expect.element(page.getByRole('definition').filter({ hasText: 'LKM-1001' })).toBeVisible();
    expect(button(en.toPayment).elements()).toHaveLength(0);
    expect(await violations()).toEqual([]);
    services.respond('findPayablePolicy', 'alreadyMade');
    await button(en.checkAgain).click();
    await expect.element(page.getByRole('heading', { name: en.alreadyMadeTitle })).toBeVisible();
  });

  test.each([
    ['approved', 'approved', en.paidTitle],
    ['declined', 'declined', en.failedTitle],
    ['undecided', 'pending', en.pendingTitle],
    ['unreadable', says({}, 400), en.unreadTitle],
  ] as const)(
    'loads the result of a pending payment when its session has a token but no page (%s)',
    async (_outcome, result, title) => {
      const { sees, services, host } = await returning({ loadPaymentResult: result });
      await sees(en.pendingTitle);
      services.respond('openPaymentSession', says({ token: 'payment-52aa' }));
      await button(en.checkAgain).click();
      await expect.poll(() => services.requestsOf('loadPaymentResult')).toHaveLength(1);
      await sees(title);
      expect(services.requestsOf('loadPaymentResult')[0]?.query.token).toBe('payment-52aa');
      expect(host.navigate).not.toHaveBeenCalled();
    },
  );

  test('continues to the payment page of a pending payment whose session had only a token before', async () => {
    const { sees, services, host } = await returning({
      openPaymentSession: 'collected',
      loadPaymentResult: 'pending',
    });
    await sees(en.pendingTitle);
    services.respond('openPaymentSession', 'page');
    await button(en.toPayment).click();
    await expect
      .poll(() => host.navigate)
      .toHaveBeenCalledExactlyOnceWith('https://pay.partner.example/pay/9f2c', 'payment');
    // The result of the first payment page does not apply to the new one.
    services.respond('openPaymentSession', 'approved');
    await button(en.checkAgain).click();
    await sees(en.approvedTitle);
  });

  test('the title takes the focus when one outcome replaces another', async () => {
    const { sees, focused, services } = await returning({
      openPaymentSession: 'collected',
      loadPaymentResult: 'pending',
    });
    await sees(en.pendingTitle);
    for (const [result, press, title] of [
      [says({}, 400), en.checkAgain, en.unreadTitle],
      ['declined', en.tryAgain, en.failedTitle],
    ] as const) {
      services.respond('loadPaymentResult', result);
      await button(press).click();
      await sees(title);
      await expect.poll(() => focused()?.textContent).toBe(title);
    }
  });

  test('checks whether the payment was made when the browser restores a cached page', async () => {
    const { sees, services } = await openPayment({ at: 'policyDetails' });
    await I.pay();
    await sees(en.pendingTitle);
    services.respond('openPaymentSession', 'approved');
    await expect
      .poll(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return page.getByRole('heading', { name: en.approvedTitle }).elements().length;
      })
      .toBe(1);
  });
});

/** A payment result with one detail. */
const resultWith = (detail: object) => says({ customerPayment: { paymentDetails: [detail] } });

describe('the token in the address', () => {
  const withToken = (loadPaymentResult: FakeResponse, language: 'en' | 'es' = 'en') =>
    openPayment({ path: '/pay?token=payment-52aa', services: new FakeServices({ loadPaymentResult }), language });

  const keysOf = (services: FakeServices) =>
    new Set(services.requestsOf('openPaymentSession').map(({ query }) => query.idempotencyKey));
  const declinedOf = (customer: object) =>
    says({ customerPayment: { ...customer, paymentDetails: [{ status: 'D' }] } });

  test('shows the success of a token with status A', async () => {
    const { sees, services, came, outcomes, violations } = await withToken('approved');
    await sees(en.paidTitle);
    for (const text of ['$128.40', 'LKM-1001', 'Larkspur Mutual', 'Nov 20th, 2026', 'INV-20261120-1001']) {
      await expect.element(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    }
    await expect.element(page.getByText('Receipt sent to alex@example.com.')).toBeVisible();
    expect(services.requestsOf('loadPaymentResult')[0]?.query.token).toBe('payment-52aa');
    await expect.poll(() => [came(), outcomes]).toEqual([['paid'], ['paid']]);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['declined', 'The bank declined the card. Nothing was charged.'],
    ['left', 'You left before paying. Nothing was charged.'],
  ])('shows the failure and its reason for a token with another status (%s)', async (example, message) => {
    const { sees, came, outcomes, violations, container, host } = await withToken(example);
    await sees(en.failedTitle);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    const carrier = page.getByRole('link', { name: 'Click here to pay at Larkspur Mutual' });
    await expect.element(carrier).toBeVisible();
    expect(interceptedPresses(carrier.element())).toEqual([]);
    expect(host.navigate).not.toHaveBeenCalled();
    expect(container.querySelectorAll('.cover-button-primary')).toHaveLength(1);
    expect(await violations()).toEqual([]);
    await button(en.tryAgain).click();
    await sees(en.formTitle);
    await expect.poll(() => [came(), outcomes]).toEqual([['failed'], ['failed']]);
  });

  test.each([undefined, '', 'call us', 0])('shows no amount of a paid result when it is %j', async (amount) => {
    const { sees, container } = await withToken(resultWith({ status: 'A', amount }));
    await sees(en.paidTitle);
    expect(container.textContent).not.toMatch(/\$|Amount|invoice number/);
  });

  test('makes no statement about charges when a failed result has no message', async () => {
    const { sees, container } = await withToken(resultWith({ status: 'X' }));
    await sees(en.failedTitle);
    await expect.element(page.getByText(en.failedText)).toBeVisible();
    expect(container.textContent).not.toMatch(/charged/);
  });

  test.each([
    ['P', [{ status: 'P', resultMessage: 'The bank is still deciding' }], 'The bank is still deciding. '],
    [
      'D, of a transaction that was approved',
      [{ status: 'D', resultMessage: 'This transaction has been approved' }],
      '',
    ],
    ['none, with words that claim an outcome', [{ resultMessage: 'Card declined. Nothing was charged.' }], ''],
    ['none, before an earlier payment that was made', [{ amount: 12 }, { status: 'A', amount: 99 }], ''],
  ])('shows a result as pending when its status is %s, and loads it again', async (_status, paymentDetails, reason) => {
    const { sees, services, came, outcomes } = await withToken(says({ customerPayment: { paymentDetails } }));
    await sees(en.pendingTitle);
    await expect.element(page.getByText(`${reason}${en.pendingText}`, { exact: true })).toBeVisible();
    expect(page.getByText(/99|did not go through/).elements()).toHaveLength(0);
    await expect.poll(() => [came(), outcomes]).toEqual([['pending'], []]);
    services.respond('loadPaymentResult', 'approved');
    await button(en.checkAgain).click();
    await sees(en.paidTitle);
  });

  test('prints only the receipt, without its buttons', async () => {
    const { sees, container } = await withToken('approved');
    await sees(en.paidTitle);
    const receipt = container.querySelector('.cover-payment-receipt')!;
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {
      expect(receipt.parentElement?.classList.contains('cover-print-path')).toBe(true);
    });
    onTestFinished(() => print.mockRestore());
    await button(en.printReceipt).click();
    expect(print).toHaveBeenCalledOnce();
    dispatchEvent(new Event('afterprint'));
    expect(container.querySelector('.cover-print-path')).toBeNull();
  });

  test('retries a declined payment from its policy page with a new idempotency key', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const left = await openPayment({ at: 'policyDetails', device, services });
    await I.pay();
    await left.sees(en.pendingTitle);
    await left.unmount();
    services.respond('loadPaymentResult', 'declined');
    const returned = await openPayment({ device, services, path: '/pay?token=payment-52aa' });
    await returned.sees(en.failedTitle);
    expect(keysOf(services).size).toBe(1);
    await button(en.tryAgain).click();
    await returned.sees(en.detailsTitle);
    await I.pay();
    await returned.sees(en.pendingTitle);
    expect(keysOf(services).size).toBe(2);
  });

  test('retries a payment that was declined on this page with a new idempotency key', async () => {
    const services = new FakeServices({ openPaymentSession: 'collected', loadPaymentResult: declinedOf({}) });
    const { sees } = await openPayment({ at: 'paymentPage', services });
    await sees(en.failedTitle);
    await button(en.tryAgain).click();
    await sees(en.detailsTitle);
    expect(keysOf(services).size).toBe(2);
  });

  test('retries a declined payment that has only a policy number with a new idempotency key', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const left = await openPayment({ at: 'policyDetails', device, services });
    await left.sees(en.detailsTitle);
    await left.unmount();
    services.respond('loadPaymentResult', declinedOf({ policyNumber: 'LKM-1001' }));
    // Meanwhile another tab has gone back to the form.
    const returned = await openPayment({ at: 'form', device, services, path: '/pay?token=payment-52aa' });
    await returned.sees(en.failedTitle);
    await button(en.tryAgain).click();
    await button(en.findPolicy).click();
    await returned.sees(en.detailsTitle);
    expect(keysOf(services).size).toBe(2);
  });

  test('keeps the idempotency key of a pending payment when another policy’s payment was declined', async () => {
    const device = new TestDevice();
    const services = new FakeServices({ loadPaymentResult: declinedOf({ policyNumber: 'TWD-7' }) });
    const left = await openPayment({ at: 'paymentPage', device, services });
    await left.sees(en.pendingTitle);
    await left.unmount();
    const returned = await openPayment({ device, services, path: '/pay?token=payment-52aa' });
    await returned.sees(en.failedTitle);
    await returned.unmount();
    const again = await openPayment({ at: 'paymentPage', device, services });
    await again.sees(en.pendingTitle);
    expect(services.requestsOf('openPaymentSession')).toHaveLength(2);
    expect(keysOf(services).size).toBe(1);
  });

  test('shows that another window has already made the payment of the token', async () => {
    const { sees } = await withToken('alreadyMade');
    await sees(en.alreadyMadeTitle);
  });

  test('shows that a token is unknown, in Spanish', async () => {
    const { sees, labels, came } = await withToken('notFound', 'es');
    await sees(labels.unreadTitle);
    await expect.element(page.getByText(es['trouble.paymentNotFound'])).toBeVisible();
    await expect.poll(came).toEqual(['paymentNotFound']);
  });

  test('loads the result of a token again after a failure', async () => {
    const { sees, services } = await withToken('failed');
    services.respond('loadPaymentResult', says({}, 400));
    await sees(en.unreadTitle);
    services.respond('loadPaymentResult', 'approved');
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
    expect([...device.items.values()].join()).not.toMatch(/alex@|LKM-|1990/);
    await first.unmount();
    const second = await openPayment({ device });
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
    await expect.element(field(en.year)).toHaveValue('1990');
    await second.unmount();
    const third = await openPayment({ device, path: '/pay?token=payment-52aa' });
    await third.sees(en.paidTitle);
    await paymentVisit(third.visitor).settled();
    await third.unmount();
    const fourth = await openPayment({ device });
    await button(en.back).click();
    await fourth.sees(en.formTitle);
    for (const name of [en.email, en.phone, en.year]) await expect.element(field(name)).toHaveValue('');
  });

  test('shows that another tab has paid, after going back from the payment page', async () => {
    const device = new TestDevice();
    const tab = await openPayment({ at: 'policyDetails', device });
    await I.pay();
    await tab.sees(en.pendingTitle);
    await tab.unmount();
    const other = await openPayment({ device, path: '/pay?token=payment-52aa' });
    await other.sees(en.paidTitle);
    await paymentVisit(other.visitor).settled();
    await other.unmount();
    const config = { backPage: '/my-account' };
    const back = await openPayment({ device, config });
    await back.sees(en.alreadyMadeTitle);
    await expect.element(page.getByRole('definition').filter({ hasText: 'LKM-1001' })).toBeVisible();
    expect(await back.violations()).toEqual([]);
    await button(en.another).click();
    await expect.element(field(en.policyNumber)).toHaveValue('LKM-1001');
  });

  test('keeps the saved visit of another policy when a payment was made', async () => {
    const device = new TestDevice();
    const tab = await openPayment({ device });
    await I.fillIn();
    await field(en.policyNumber).fill('TWD-7');
    await expect.poll(() => [...device.items.keys()].some((key) => key.endsWith(':paymentVisit'))).toBe(true);
    await paymentVisit(tab.visitor).settled();
    await tab.unmount();
    const other = await openPayment({ device, path: '/pay?token=payment-52aa' });
    await other.sees(en.paidTitle);
    await paymentVisit(other.visitor).settled();
    await other.unmount();
    await openPayment({ device });
    await expect.element(field(en.policyNumber)).toHaveValue('TWD-7');
    await expect.element(field(en.email)).toHaveValue('alex@example.com');
  });

  test('restores a visit and its pending payment for 168 hours', async () => {
    const device = new TestDevice();
    const services = new FakeServices();
    const left = await openPayment({ at: 'policyDetails', device, services });
    await I.pay();
    await left.sees(en.pendingTitle);
    await left.unmount();
    device.now += 167 * 3_600_000;
    const returned = await openPayment({ device, services });
    await returned.sees(en.pendingTitle);
    const keys = services.requestsOf('openPaymentSession').map(({ query }) => query.idempotencyKey);
    expect(keys[0]).toMatch(/\S/);
    expect(new Set(keys).size).toBe(1);
    await returned.unmount();
    device.now += 169 * 3_600_000;
    const late = await openPayment({ device, services });
    await late.sees(en.formTitle);
    await expect.element(field(en.policyNumber)).toHaveValue('');
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

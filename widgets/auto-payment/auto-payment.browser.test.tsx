import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, hangsUp, says } from '#embed/testing/fake-services';
import { button, textbox } from '#flow/testing/open-flow';
import { NetworkError } from '#services/errors';
import { autoPaymentConfig } from './auto-payment.config.ts';
import { exampleConfig } from './auto-payment.examples.ts';
import { plainCarrier } from './carrier.ts';
import { chargeCard } from './payment/charge-card.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { I, openAutoPayment, purchaseServices, quoteResponse, statusAt } from './testing/open-auto-payment.ts';

test('submits what is known of the car of a VIN, and nothing of the quoted car in its place', async () => {
  const services = purchaseServices({
    detailByVin: says({ isSuccess: true, details: [{ year: 2020, maker: 'Toyota' }] }),
  });
  const { sees, confirmDrivers } = await openAutoPayment({ services });
  await sees(en.driverTitle);
  await textbox(/^VIN of your/).fill('2T3P1RFV8KC000015');
  await expect.element(page.getByText('It is a 2020 Toyota.')).toBeVisible();
  await confirmDrivers();
  await I.next();
  await expect.poll(() => services.requestsOf('submitPurchase')).toHaveLength(1);
  expect(services.requestsOf('submitPurchase')[0]!.body).toMatchObject({
    cars: [{ vin: '2T3P1RFV8KC000015', year: 2020, maker: 'Toyota' }],
  });
  expect(JSON.stringify(services.requestsOf('submitPurchase')[0]!.body)).not.toContain('Accord');
});

test.each([
  ['the quote has', { annualMilesAge: 12_500 }, '12500'],
  ['are the default, where the quote has none', {}, '10000'],
])('the question about mileage starts with the miles that %s', async (_what, miles, text) => {
  const [vin, year, maker, model] = ['1HGCM82633A004352', 2003, 'Honda', 'Accord'];
  const services = purchaseServices({
    loadQuoteByTransaction: quoteResponse({ vehicles: [{ vin, year, maker, model, ...miles }] }),
  });
  const carriers = [{ ...plainCarrier, carrierId: '1004', enableMileage: true }];
  const { sees, confirmDrivers } = await openAutoPayment({ services, config: { carriers } });
  await sees(en.driverTitle);
  await expect.element(textbox(/^Miles a year of your 2003 Honda Accord/)).toHaveValue(text);
  await confirmDrivers();
  await I.next();
  await expect.poll(() => services.requestsOf('submitPurchase')).toHaveLength(1);
  expect(services.requestsOf('submitPurchase')[0]!.body).toMatchObject({ cars: [{ annualMilesAge: Number(text) }] });
});

const pageQuestions = z.parse(autoPaymentConfig, {
  questions: [
    { code: 'Pets', text: 'Do you have pets?' },
    { code: 'Garage', text: 'Do you have a garage?' },
  ],
}).questions;

test('unconfirmed answers of More Questions are kept when the visitor goes back and on again', async () => {
  const services = purchaseServices({ carrierQuestions: 'several' });
  const { sees, confirmDrivers } = await openAutoPayment({ services, config: { questions: pageQuestions } });
  await confirmDrivers();
  await I.answer(/ride-sharing/, 'No');
  await I.answer(/registered/, 'All of them');
  await I.next();
  await expect.element(page.getByRole('group', { name: 'Do you have pets?' })).toBeVisible();
  await I.answer('Do you have pets?', 'Yes');
  await I.back();
  await expect.element(page.getByRole('group', { name: /ride-sharing/ })).toBeVisible();
  await I.next();
  const pets = page.getByRole('group', { name: 'Do you have pets?' });
  await expect.element(pets.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await I.answer('Do you have a garage?', 'No');
  await I.next();
  await sees(en.ratingTitle);
  expect(services.requestsOf('submitPurchase')[0]!.body).toMatchObject({
    questionAnswers: [
      { questionCd: 'Rideshare', answer: 'N' },
      { questionCd: '12', answer: '1' },
      { questionCd: 'Pets', answer: 'Y' },
      { questionCd: 'Garage', answer: 'N' },
    ],
  });
});

test('an answer that is confirmed in Underwriting replaces what was typed for it in More Questions', async () => {
  const services = purchaseServices({ carrierQuestions: 'several', carrierResult: 'declined' });
  const { sees, confirmDrivers } = await openAutoPayment({ services, config: { questions: pageQuestions } });
  await confirmDrivers();
  await I.answer(/ride-sharing/, 'No');
  await I.answer(/registered/, 'All of them');
  await I.next();
  await I.answer('Do you have pets?', 'Yes');
  await I.answer('Do you have a garage?', 'No');
  await I.next();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.refusalsTitle);
  await I.answer(/registered/, 'Not all');
  await I.back();
  await sees(en.questionsTitle);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await I.next();
  const registered = page.getByRole('group', { name: /registered/ });
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.refusalsTitle);
  await expect.element(registered.getByRole('radio', { name: 'All of them' })).toBeChecked();
});

const issued = { paymentToken: 'card-1', paymentStatus: 'Paid', rc3Status: 3, rc3PolicyId: '1004-004217' };

describe('a card', () => {
  /** The card form of the tests: a file that sends no message by itself. */
  const cardUrl = `${location.origin}/package.json`;
  const framed = {
    trustedOrigins: [location.origin],
    config: { payment: { ...exampleConfig.payment, mode: 'frame' as const }, reloadDelay: 1 },
  };

  test('the policy shows a notice about a card that the status lacks, also after a reload, until the status has it', async () => {
    const device = new TestDevice();
    const services = purchaseServices({
      ...statusAt(1),
      openPurchasePayment: says({ isSuccess: true, message: '', paymentUrl: cardUrl }),
    });
    const first = await openAutoPayment({ device, services, ...framed });
    await first.sees(en.policyTitle);
    await expect.element(page.getByText(en.cardUnknownTitle)).not.toBeInTheDocument();
    await button(en.goToPay).click();
    await expect.element(page.getByText(en.cardLead)).toBeVisible();
    act(() => {
      const source = first.root.querySelector('iframe')!.contentWindow;
      const data = { type: 'card.succeeded', token: 'card-1' };
      dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
    });
    await first.sees(en.policyTitle);
    const notice = page.getByRole('status').filter({ hasText: en.cardUnknownTitle });
    await expect.element(notice).toHaveTextContent(en.cardUnknownText);
    expect(await first.violations()).toEqual([]);
    await first.settled();
    await first.unmount();

    const { sees, become } = await openAutoPayment({ device, services, ...framed });
    await sees(en.policyTitle);
    await expect.element(notice).toBeVisible();
    become(statusAt(4, issued));
    await sees(en.signTitle);
  });

  const words = 'Card declined. Nothing was charged.';
  test.for<[string, FakeResponse]>([
    ['status 400 without a refusal', says({ message: words }, 400)],
    ['status 402 without a refusal', says({ message: words }, 402)],
    [
      'a key of another request',
      says({ isSuccess: false, message: 'This Idempotency-Key belongs to another request' }, 422),
    ],
    ['a refusal with status 500', says({ isSuccess: false, message: words }, 500)],
    ['errors without a result', says({ errors: [{ text: words }] })],
    ['a refusal of a payment that was made', says({ isSuccess: false, message: 'This payment has already been made' })],
  ])(
    'the view of a payment with an unknown outcome shows no message that claims one: %s',
    async ([_what, processPayment]) => {
      const services = purchaseServices({ ...statusAt(2, { paymentToken: 'card-1' }), processPayment });
      const { sees, root } = await openAutoPayment({ services });
      await sees(en.paymentUnknownTitle);
      await expect.element(button(en.paymentCheckAgain)).toBeVisible();
      expect(root.textContent).not.toMatch(/Nothing was charged|already been made|Idempotency/);
      expect(root.textContent).not.toContain(en.paymentSameCard);
    },
  );

  test('the policy shows that the card was not charged, until the visitor goes to pay again', async () => {
    const services = purchaseServices({
      ...statusAt(2, { paymentToken: 'card-1', paymentStatus: 'Pending' }),
      processPayment: 'notCharged',
    });
    const { sees, become } = await openAutoPayment({ services });
    await sees(en.policyTitle);
    const notice = page.getByRole('alert').filter({ hasText: en.notProcessed });
    await expect.element(notice).toHaveTextContent('Give a card first.');
    await expect.element(page.getByText(en.cardAwaitedTitle)).not.toBeInTheDocument();
    become(statusAt(1));
    await button(en.goToPay).click();
    await sees(en.paymentAwayTitle);
    await button(en.paymentBack).click();
    await sees(en.policyTitle);
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('the policy no longer shows that the card was not charged once the answers are submitted again', async () => {
    const services = purchaseServices({ ...statusAt(2), carrierQuestions: 'several', processPayment: 'notCharged' });
    const { sees, become, confirmDrivers } = await openAutoPayment({ services });
    await sees(en.policyTitle);
    become(statusAt(1));
    await button(en.policyBack).click();
    await confirmDrivers();
    await I.answer(/ride-sharing/, 'No');
    await I.answer(/registered/, 'All of them');
    await I.next();
    await sees(en.policyTitle);
    await expect.element(page.getByText(en.notProcessed)).not.toBeInTheDocument();
  });

  test('the policy shows a notice about the card that the visitor claims to have entered, until the visitor goes to pay again', async () => {
    const { sees, host } = await openAutoPayment({ services: purchaseServices(statusAt(1)) });
    await sees(en.policyTitle);
    await button(en.goToPay).click();
    await sees(en.paymentAwayTitle);
    await button(en.paymentCheck).click();
    await expect.element(page.getByRole('status').filter({ hasText: en.cardUnknownTitle })).toBeVisible();
    await button(en.goToPay).click();
    await sees(en.paymentAwayTitle);
    expect(host.navigate).toHaveBeenCalledTimes(2);
    await button(en.paymentBack).click();
    await sees(en.policyTitle);
    await expect.element(page.getByText(en.cardUnknownTitle)).not.toBeInTheDocument();
  });
});

const failedCalls = [
  ['that does not come', hangsUp, 'unreachable'],
  ['that refuses without a reason', says({ isSuccess: false }), 'refused'],
  ['that cannot be read', says('nonsense'), 'malformed'],
  ['that ends the session', says({}, 401), 'expired'],
] as const;

describe.each([
  ['en', en],
  ['es', es],
] as const)('in %s', (language, labels) => {
  test.each(failedCalls)('documents that do not open explain a response %s', async (_what, signPolicy, kind) => {
    const text = {
      unreachable: labels.signNotOpenedText,
      refused: labels.signNotOpenedRefusedText,
      malformed: labels.signNotOpenedMalformedText,
      expired: labels.signNotOpenedExpiredText,
    }[kind];
    const services = purchaseServices({ ...statusAt(4, issued), signPolicy });
    const { sees, violations } = await openAutoPayment({ services, language });
    await sees(labels.signTitle);
    await button(labels.sign).click();
    await sees(labels.signNotOpenedTitle);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test.each(failedCalls)('documents that are missing explain a response %s', async (_what, policyDocument, kind) => {
    const text = {
      unreachable: '',
      refused: labels.soldDocumentsRefused,
      malformed: labels.soldDocumentsMalformed,
      expired: labels.soldDocumentsExpired,
    }[kind];
    const sold = { ...issued, eSignSignedStatus: 'Signed', signedPolicySendStatus: 'Sent' };
    const services = purchaseServices({ ...statusAt(6, sold), policyDocument });
    const { sees } = await openAutoPayment({ services, language });
    await sees(labels.soldTitle);
    const notice = page.getByRole('status').filter({ hasText: labels.soldDocumentsMissing });
    await expect.element(notice).toHaveTextContent(`${labels.soldDocumentsMissing} ${text}`.trim());
  });
});

test('the return from the payment page finds the answers where the services have rated another transaction', async () => {
  const device = new TestDevice();
  const services = purchaseServices({
    carrierQuestions: 'several',
    submitPurchase: says({ isSuccess: true, message: '', transactionId: 'transaction-2' }),
  });
  const first = await openAutoPayment({ device, services });
  await first.confirmDrivers();
  await I.answer(/ride-sharing/, 'No');
  await I.answer(/registered/, 'Not all');
  first.become(statusAt(1));
  await I.next();
  await first.sees(en.policyTitle);
  await button(en.goToPay).click();
  await first.sees(en.paymentAwayTitle);
  await first.settled();
  await first.unmount();
  const { returnUrl } = services.requestsOf('openPurchasePayment')[0]!.body as { returnUrl: string };
  const { pathname, search, searchParams } = new URL(returnUrl);
  expect(searchParams.get('transactionId')).toBe('transaction-2');

  const { sees } = await openAutoPayment({ device, services, path: pathname + search });
  await sees(en.policyTitle);
  expect(services.requestsOf('currentBuyNowStatus').at(-1)!.body).toMatchObject({ transactionId: 'transaction-2' });
  expect(services.requestsOf('loadQuoteByTransaction').at(-1)!.query).toMatchObject({ transactionId: 'transaction-1' });
  await button(en.policyBack).click();
  await sees(en.questionsTitle);
  const registered = page.getByRole('group', { name: /registered/ });
  await expect.element(registered.getByRole('radio', { name: 'Not all' })).toBeChecked();
});

test('answers are not submitted while another tab’s charge for the quote has no outcome, and the page says so', async () => {
  const device = new TestDevice();
  const services = purchaseServices();
  const { sees, confirmDrivers, become } = await openAutoPayment({ device, services });
  await confirmDrivers();
  const purchase = { transactionId: 'transaction-2', firstTransactionId: 'transaction-1', carrierId: '1004' };
  const lost = () => Promise.reject(new NetworkError('processPayment'));
  const otherTab = device.openTab({ brandCode: device.brandCode });
  const card = { cardToken: 'card-1', isAskedFor: false, isDeclined: false };
  await chargeCard(otherTab, { ...purchase, ...card }, lost).catch(() => undefined);
  become(statusAt(1));
  await I.next();
  await sees(en.paymentUnknownTitle);
  expect(services.requestsOf('submitPurchase')).toEqual([]);
  expect(services.requestsOf('currentBuyNowStatus').at(-1)!.body).toMatchObject({ transactionId: 'transaction-2' });
});

test('no card is asked for while another tab’s charge for other answers of the quote has no outcome', async () => {
  const device = new TestDevice();
  const services = purchaseServices(statusAt(1));
  const { sees } = await openAutoPayment({ device, services });
  await sees(en.policyTitle);
  const purchase = { transactionId: 'transaction-2', firstTransactionId: 'transaction-1', carrierId: '1004' };
  const otherTab = device.openTab({ brandCode: device.brandCode });
  const card = { cardToken: 'card-1', isAskedFor: false, isDeclined: false };
  const lost = () => Promise.reject(new NetworkError('processPayment'));
  await chargeCard(otherTab, { ...purchase, ...card }, lost).catch(() => undefined);
  await button(en.goToPay).click();
  await sees(en.paymentUnknownTitle);
  expect(services.requestsOf('openPurchasePayment')).toEqual([]);
});

describe('a reload', () => {
  test.each([
    ['year and make', { year: 2003, maker: 'Honda' }],
    ['nothing', {}],
  ])('keeps the answers about a car of whose VIN the service knows %s', async (_what, detail) => {
    const device = new TestDevice();
    const services = purchaseServices({ detailByVin: says({ isSuccess: true, details: [detail] }) });
    const first = await openAutoPayment({ device, services });
    await first.sees(en.driverTitle);
    await textbox(/^VIN of your/).fill('1HGCM82633A004353');
    await I.next();
    await first.sees(en.driversTitle);
    await first.settled();
    await first.unmount();
    const { sees } = await openAutoPayment({ device, services });
    await sees(en.driverTitle);
    await expect.element(textbox('VIN of your 2003 Honda Accord')).toHaveValue('1HGCM82633A004353');
    expect(services.requestsOf('detailByVin')).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { TestDevice } from '#embed/testing/fake-page';
import { says } from '#embed/testing/fake-services';
import { textbox } from '#flow/testing/open-flow';
import { autoPaymentConfig } from './auto-payment.config.ts';
import { en } from './strings.en.ts';
import { I, openAutoPayment, purchaseServices } from './testing/open-auto-payment.ts';

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

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { says } from '#embed/testing/fake-services';
import { textbox } from '#flow/testing/open-flow';
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

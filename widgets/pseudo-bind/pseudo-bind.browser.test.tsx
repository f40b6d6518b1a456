import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { button, choice, textbox } from '#flow/testing/open-flow';
import { exampleConfig, withCarrier } from './pseudo-bind.examples.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { I, openPseudoBind } from './testing/open-pseudo-bind.ts';

const noHousehold = says({ isSuccess: true, message: '', drivers: [], cars: [], commonId: '' });
const noRow = { searchVerifications: 'none' };
const plain = { ...exampleConfig, questions: exampleConfig.questions.slice(0, 2) };

describe('the entry page', () => {
  test('shows on the page which parameters the address lacks', async () => {
    const { sees, failures, violations } = await openPseudoBind({ path: '/buy?transactionId=t-1' });
    await sees(en.incompleteTitle);
    expect(failures).toEqual(['address']);
    expect(await violations()).toEqual([]);
  });

  test('shows that the quote was not found', async () => {
    const { sees, failures } = await openPseudoBind({ services: new FakeServices({ loadBindQuote: 'notFound' }) });
    await sees(en.notFoundTitle);
    expect(failures).toEqual(['quote-not-found']);
  });

  test('retries loading the quote after the service could not be reached', async () => {
    const services = new FakeServices({ ...noRow, loadBindQuote: says({}) });
    const { sees } = await openPseudoBind({ services });
    await expect.element(page.getByText(en.unreachableTitle)).toBeVisible();
    delete services.answers.loadBindQuote;
    await button(en.retry).click();
    await sees(en.driverTitle);
  });

  test('shows the buyer’s details as read-only text', async () => {
    const { sees } = await openPseudoBind();
    await sees(en.driverTitle);
    await page.getByText(en.summaryTitle).click();
    for (const said of [
      'Alex Example',
      'April 17, 1990',
      '100 Congress Ave, 4B',
      'Austin',
      'TX',
      '78701',
      'alex@example.com',
      '512-555-0142',
    ]) {
      await expect.element(page.getByRole('definition').filter({ hasText: said }).first()).toBeVisible();
    }
  });
});

describe('driver information', () => {
  test('shows one VIN field per car, labelled with year, make and model', async () => {
    const { sees } = await openPseudoBind();
    await sees(en.driverTitle);
    await expect.element(textbox('VIN of your 2003 Honda Accord')).toHaveValue('1HGCM82633A004352');
    await expect.element(textbox('VIN of your 2019 Toyota RAV4')).toHaveValue('');
  });

  test('looks up a VIN in upper case with up to 17 characters and shows the decoded name of the car', async () => {
    const { sees } = await openPseudoBind();
    await sees(en.driverTitle);
    await textbox('VIN of your 2019 Toyota RAV4').fill('1hgcm-82633-a0043 53x');
    await expect.element(page.getByText('It is a 2003 Honda Accord.').nth(1)).toBeVisible();
    await expect.element(textbox('VIN of your 2003 Honda Accord').nth(1)).toHaveValue('1HGCM82633A004353');
  });

  test('shows that a VIN is wrong when the lookup does not know it', async () => {
    const { sees } = await openPseudoBind({ services: new FakeServices({ ...noRow, detailByVin: 'notFound' }) });
    await sees(en.driverTitle);
    await textbox('VIN of your 2019 Toyota RAV4').fill('1HGCM82633A004353');
    await expect
      .element(page.getByText(en['error.vinWrong'].replace('{vehicle}', '2019 Toyota RAV4')).first())
      .toBeVisible();
    await I.next();
    await sees(en.driverTitle);
  });

  test('shows one message when all driver information is empty', async () => {
    const { sees, violations } = await openPseudoBind({
      services: new FakeServices({ ...noRow, loadBindQuote: 'minimal' }),
    });
    await sees(en.driverTitle);
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.allFieldsRequired'] })).toBeVisible();
    expect(await violations()).toEqual([]);
    await textbox('Driver license number').fill('12345678');
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.dateRequired'] })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Enter the VIN of your 2003/ })).toBeVisible();
  });

  test('marks both fields when license and date of birth do not match', async () => {
    const { sees } = await openPseudoBind({ services: new FakeServices({ ...noRow, driverByLicense: noHousehold }) });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await textbox('Driver license number').fill('99999999');
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.givenDataNotCorrect'] }).nth(1)).toBeVisible();
    await expect.element(textbox('Driver license number')).toHaveAttribute('aria-invalid', 'true');
  });

  test('asks for the paperless consent where the carrier wants it', async () => {
    const { sees } = await openPseudoBind({
      config: withCarrier({ enablePaperlessConsent: true, consentMessage: 'All of it online, please.' }),
    });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.consentRequired'] })).toBeVisible();
    await page.getByText('All of it online, please.').click();
    await I.next();
    await sees(en.contactTitle);
  });
});

describe('a purchase', () => {
  test('the visitor goes section by section to the verification', async () => {
    const { sees, steps, services, violations } = await openPseudoBind({
      services: new FakeServices(noRow),
      config: plain,
    });
    await sees(en.driverTitle);
    await I.giveLicense();
    await sees(en.contactTitle);
    expect(await violations()).toEqual([]);
    await I.choosePreferences();
    await sees(en.driversTitle);
    expect(await violations()).toEqual([]);
    await I.next();
    await sees(en.questionsTitle);
    await choice(/^Do you own your home, Alex/, 'Yes').click();
    await choice(/ride-sharing/, 'No').click();
    expect(await violations()).toEqual([]);
    await I.press(en.submit);
    await sees(en.verifyingTitle);
    expect(steps).toEqual([
      'Driver Information',
      'Contact Preference',
      'Additional Driver Information',
      'More Questions',
      'Contact Verification',
    ]);
    await expect.poll(() => services.requestsOf('createVerification').length).toBe(1);
  });

  test('the purchase ends when the agent has verified the contact', async () => {
    const services = new FakeServices({ searchVerifications: 'verified' });
    const { sees, outcomes } = await openPseudoBind({
      services,
      config: {
        ...withCarrier({ hideAdditionalDriverSection: true, enableESign: true, enablePaymentOption: true }),
        questions: [],
        verificationPollDelay: 0.05,
      },
    });
    services.answers.searchVerifications = async () => {
      const rows = [{ TransactionId: 'transaction-1', 'Email Code Status 1': 'yes', 'Text Code Status 1': 'yes' }];
      return Promise.resolve(Response.json(rows));
    };
    await sees(en.driverTitle);
    await I.giveLicense();
    await I.choosePreferences();
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await sees('Thank you, Alex. You are all set');
    expect(outcomes).toEqual(['submitted']);
    await expect.element(page.getByText('You get a link to pay by the plan that you chose (Monthly).')).toBeVisible();
  });
});

describe('contact preference', () => {
  test('asks how to confirm paperless only when the visitor wants it', async () => {
    const { sees } = await openPseudoBind();
    await sees(en.driverTitle);
    await I.giveLicense();
    await sees(en.contactTitle);
    await expect.element(page.getByRole('group', { name: en.optInMethod })).not.toBeInTheDocument();
    await choice(en.goPaperless, 'Yes').click();
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.optInRequired'] })).toBeVisible();
    await expect.element(page.getByRole('link', { name: en['error.textMessagesRequired'] })).toBeVisible();
  });
});

describe('additional drivers', () => {
  async function come(options: Parameters<typeof openPseudoBind>[0] = {}) {
    const bind = await openPseudoBind({ services: new FakeServices(noRow), ...options });
    await bind.sees(en.driverTitle);
    await I.giveLicense();
    await I.choosePreferences();
    await bind.sees(en.driversTitle);
    return bind;
  }
  const block = (name: string) => page.getByRole('region', { name });

  test('keeps the names of the quote’s additional drivers fixed and does not let them be removed', async () => {
    await come();
    await expect.element(block('Sam Example')).toBeVisible();
    await expect.element(block('Sam Example').getByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    await expect.element(button('Remove Sam Example')).not.toBeInTheDocument();
  });

  test('the visitor adds an additional driver by hand, changes and removes them', async () => {
    const { violations } = await come();
    await button(en.addDriver).click();
    await expect.element(block(en.newDriver)).toBeVisible();
    await I.next();
    await expect.element(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await block(en.newDriver).getByRole('textbox', { name: 'First name' }).fill('Casey');
    await expect.element(block('Casey')).toBeVisible();
    await button('Remove Casey').click();
    await expect.element(block('Casey')).not.toBeInTheDocument();
  });

  test('asks additional drivers for status, residence and action where the carrier wants them', async () => {
    await come({ config: withCarrier({ enableDriverStatus: true, enableActionType: true }) });
    await I.next();
    await expect
      .element(page.getByRole('link', { name: 'Choose whether the policy covers Sam Example' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Choose where Sam Example lives' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Choose whether to include Sam Example' })).toBeVisible();
  });

  test('applies the marital rules to additional drivers where the carrier wants them', async () => {
    await come({ config: withCarrier({ enableMaritalValidation: true }) });
    await block('Sam Example').getByRole('combobox', { name: en.relation }).selectOptions('otherRelated');
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.spouseMissing'] })).toBeVisible();
  });

  test('names the additional drivers whose license check failed', async () => {
    await come();
    // The example’s record is of Alex.
    await block('Sam Example').getByRole('textbox', { name: en.licenseNumber }).fill('12345678');
    await I.next();
    await expect
      .element(page.getByRole('link', { name: en['error.licenseWrong'].replace('{name}', 'Sam Example') }))
      .toBeVisible();
  });
});

describe('more questions', () => {
  test('stops at a required answer that is wrong and shows its message', async () => {
    const { sees } = await openPseudoBind({
      services: new FakeServices(noRow),
      config: { ...withCarrier({ hideAdditionalDriverSection: true, questionOrder: 'Rideshare,HomeOwner' }) },
    });
    await sees(en.driverTitle);
    await I.giveLicense();
    await I.choosePreferences();
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await expect.element(page.getByRole('link', { name: 'Alex, please answer this question' }).first()).toBeVisible();
    await choice(/ride-sharing/, 'Yes').click();
    await I.press(en.submit);
    await expect
      .element(page.getByRole('link', { name: 'Alex, this carrier does not insure cars of ride-sharing services.' }))
      .toBeVisible();
    await sees(en.questionsTitle);
  });
});

describe('a reload', () => {
  test('a reload keeps everything that was typed', async () => {
    const device = new TestDevice();
    const first = await openPseudoBind({ device });
    await first.sees(en.driverTitle);
    await textbox('Driver license number').fill('5555');
    await textbox(/^VIN of your 2019/).fill('1HGCM826');
    await first.settled();
    await first.unmount();
    const second = await openPseudoBind({ device });
    await second.sees(en.driverTitle);
    await expect.element(textbox('Driver license number')).toHaveValue('5555');
    await expect.element(textbox(/^VIN of your 2019/)).toHaveValue('1HGCM826');
    expect([...device.items.values()].join()).not.toContain('5555');
  });

  test('a reload with another transaction starts a new purchase', async () => {
    const device = new TestDevice();
    const first = await openPseudoBind({ device });
    await first.sees(en.driverTitle);
    await textbox('Driver license number').fill('5555');
    await first.settled();
    await first.unmount();
    const second = await openPseudoBind({ device, path: '/buy?rateQuoteId=rq-2&transactionId=transaction-2' });
    await second.sees(en.driverTitle);
    await expect.element(textbox('Driver license number')).toHaveValue('12345678');
  });
});

test('keeps typed answers while the network is down', async () => {
  const services = new FakeServices({ ...noRow, driverByLicense: hangsUp });
  const { sees } = await openPseudoBind({ services });
  await sees(en.driverTitle);
  await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
  await textbox('Driver license number').fill('23456789');
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(en.offlineTitle)).toBeVisible();
  await I.next();
  delete services.answers.driverByLicense;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(en.offlineTitle)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name: en.contactTitle })).toBeVisible();
});

test('shows the purchase in Spanish', async () => {
  const { sees, violations } = await openPseudoBind({ language: 'es', labels: es });
  await sees(es.driverTitle);
  expect(await violations()).toEqual([]);
});

test('the visitor can go back by keyboard', async () => {
  const { sees } = await openPseudoBind();
  await sees(en.driverTitle);
  await I.giveLicense();
  await sees(en.contactTitle);
  (button(en.back).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await sees(en.driverTitle);
});

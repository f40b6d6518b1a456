import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPanel } from '#embed/debug/debug-panel';
import { TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { button, choice, textbox } from '#flow/testing/open-flow';
import { sam } from '#forms/purchase/purchase.examples';
import { format } from '#i18n/format';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { LazyModule } from '#ui/lazy-module';
import { exampleConfig, exampleContact, withCarrier } from './pseudo-bind.examples.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { I, openPseudoBind } from './testing/open-pseudo-bind.ts';

const noHousehold = says({ isSuccess: true, message: '', drivers: [], cars: [], commonId: '' });
/** The record of the quote’s additional driver. */
const samsRecord = says({
  isSuccess: true,
  message: '',
  drivers: [{ rec: 'd-2', firstName: 'Sam', lastName: 'Example' }],
  cars: [],
});
const callLink = () => page.getByRole('link', { name: 'Call 512-555-0100' });
const noRow = { searchVerifications: 'none' };
const plain = { ...exampleConfig, questions: exampleConfig.questions.slice(0, 2) };

describe('the entry page', () => {
  test('shows on the page which parameters the address lacks', async () => {
    const { sees, failures, violations } = await openPseudoBind({ path: '/buy?transactionId=t-1' });
    await sees(en.incompleteTitle);
    await expect.poll(() => failures).toEqual(['address']);
    expect(await violations()).toEqual([]);
  });

  test('shows the service’s message when the quote is not found, with a retry and the phone number', async () => {
    const services = new FakeServices({ ...noRow, loadBindQuote: 'notFound' });
    const { sees, failures, focused, violations } = await openPseudoBind({ services });
    await sees(en.notFoundTitle);
    await expect.poll(() => failures).toEqual(['quote-not-found']);
    await expect.element(page.getByText('Quote not found!')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
    expect(focused()?.textContent).toBe(en.notFoundTitle);
    expect(await violations()).toEqual([]);
    delete services.responses.loadBindQuote;
    await button(en.retry).click();
    await sees(en.driverTitle);
  });

  test.each([
    ['answered nonsense', says({})],
    ['could not be reached', hangsUp],
  ])(
    'stops waiting when the service %s, does not say that answers are kept, and loads the quote on request',
    async (_what, answer) => {
      const services = new FakeServices({ ...noRow, loadBindQuote: answer });
      const { sees, focused, container } = await openPseudoBind({ services });
      await sees(en.failedTitle);
      expect(focused()?.textContent).toBe(en.failedTitle);
      expect(page.getByText(en.loadingQuote).elements()).toHaveLength(0);
      expect(container.textContent).not.toContain('Everything you entered');
      await expect.element(page.getByRole('link', { name: 'Call 512-555-0100' })).toBeVisible();
      delete services.responses.loadBindQuote;
      await button(en.retry).click();
      await sees(en.driverTitle);
    },
  );

  test('keeps the focus in the widget while a retry loads the quote, and moves it to the first section', async () => {
    const services = new FakeServices({ ...noRow, loadBindQuote: hangsUp });
    const { sees, focused, arrivesAt } = await openPseudoBind({ services });
    await sees(en.failedTitle);
    delete services.responses.loadBindQuote;
    const release = services.hold('loadBindQuote');
    await button(en.retry).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(en.loadingQuote);
    expect(focused()?.textContent).toBe(en.loadingQuote);
    release();
    await arrivesAt(en.driverTitle);
  });

  test('keeps the focus in the widget while its own files do not load, and does not promise kept answers', async () => {
    const load = vi.spyOn(LazyModule.prototype, 'load').mockRejectedValue(new Error('The file is missing.'));
    onTestFinished(() => load.mockRestore());
    const services = new FakeServices(noRow);
    const release = services.hold('loadBindQuote');
    const { focused, arrivesAt, container, violations } = await openPseudoBind({ services });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(en.failedText);
    expect(container.textContent).not.toContain('Everything you entered');
    await button(en.retry).click();
    await expect.element(alert).toBeVisible();
    expect(focused()?.textContent).toBe(en.failedTitle);
    expect(await violations()).toEqual([]);
    load.mockRestore();
    await button(en.retry).click();
    expect(focused()?.textContent).toBe(en.loadingQuote);
    release();
    await arrivesAt(en.driverTitle);
  });

  test('says that the browser is offline if its own files do not load, and loads them when the network returns', async () => {
    const load = vi.spyOn(LazyModule.prototype, 'load').mockRejectedValue(new Error('The file is missing.'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    const { sees } = await openPseudoBind({ services: new FakeServices(noRow) });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(en.offlineTitle);
    await expect.element(alert).toHaveTextContent(en.failedOfflineText);
    await expect.element(button(en.retry)).not.toBeInTheDocument();
    load.mockRestore();
    onLine.mockRestore();
    dispatchEvent(new Event('online'));
    await sees(en.driverTitle);
  });

  test.each([
    ['en', en, 'Everything you entered'],
    ['es', es, 'Guardamos todo'],
  ] as const)(
    'does not say that answers are kept when the browser goes offline while the quote loads (%s)',
    async (language, labels, claim) => {
      const services = new FakeServices(noRow);
      onTestFinished(services.hold('loadBindQuote'));
      const { container } = await openPseudoBind({ services, language, labels });
      dispatchEvent(new Event('offline'));
      const alert = page.getByRole('alert');
      await expect.element(alert).toHaveTextContent(labels.offlineTitle);
      await expect.element(alert).toHaveTextContent(labels.failedOfflineText);
      expect(container.textContent).toContain(labels.loadingQuote);
      expect(container.textContent).not.toContain(claim);
    },
  );

  test('the state of the quote decides which services are asked, and is remembered', async () => {
    const body = JSON.parse(
      JSON.stringify(loadBindQuoteExamples.response.maximal.body)
        .replaceAll('"TX"', '"CA"')
        .replaceAll('Austin', 'Sacramento')
        .replaceAll('78701', '95814'),
    ) as unknown;
    const services = new FakeServices({ ...noRow, loadBindQuote: says(body) });
    const { sees, visitor } = await openPseudoBind({ services });
    await sees(en.driverTitle);
    await expect.poll(() => visitor.read('place')).toEqual({ zip: '95814', city: 'Sacramento', state: 'CA' });
    await expect
      .poll(() => services.received.map(({ id, variant }) => `${id} ${variant}`))
      .toContain('californiaStart ca');
  });

  test.each([
    ['the California services', 'primary', 'ca'],
    ['the primary services, on a device in California', 'ca', 'primary'],
  ] as const)('opens a quote that only %s know', async (_what, first, second) => {
    const known = loadBindQuoteExamples.response.maximal.body;
    const services: FakeServices = new FakeServices({
      ...noRow,
      loadBindQuote: () =>
        Promise.resolve(
          Response.json(
            services.received.at(-1)?.variant === second ? known : { isSuccess: false, message: 'Quote not found!' },
          ),
        ),
    });
    const device = new TestDevice();
    if (first === 'ca')
      device
        .openTab({ brandCode: device.brandCode })
        .remember('place', { zip: '95814', city: 'Sacramento', state: 'CA' });
    const { sees, failures } = await openPseudoBind({ services, device });
    await sees(en.driverTitle);
    expect(services.requestsOf('loadBindQuote').map(({ variant }) => variant)).toEqual([first, second]);
    expect(failures).toEqual([]);
  });

  test('shows the buyer’s details as read-only text', async () => {
    const { sees } = await openPseudoBind();
    await sees(en.driverTitle);
    await page.getByText(en.summaryTitle).click();
    for (const text of [
      'Alex Example',
      'April 17, 1990',
      '100 Congress Ave, 4B',
      'Austin',
      'TX',
      '78701',
      'alex@example.com',
      '512-555-0142',
    ]) {
      await expect.element(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
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

  test('accepts a driver of the maximum age, and shows an older one the maximum age', async () => {
    const { primary, secondary } = exampleConfig.ageLimits;
    const { sees } = await openPseudoBind({
      config: { ...plain, ageLimits: { primary: { ...primary, maximum: 115 }, secondary } },
    });
    await sees(en.driverTitle);
    await textbox('Month').fill('13');
    await I.giveLicense();
    const unreal = 'Enter a real date of birth, like 4 17 1990. Drivers must be 16 to 115 years old.';
    await expect.element(page.getByRole('link', { name: unreal })).toBeVisible();
    await textbox('Month').fill('4');
    const thisYear = new Date().getFullYear();
    await textbox('Year').fill(String(thisYear - 117));
    await I.next();
    await expect.element(page.getByRole('link', { name: 'Drivers must be 16 to 115 years old' })).toBeVisible();
    await textbox('Year').fill(String(thisYear - 115));
    await I.next();
    await sees(en.contactTitle);
  });

  test.each([
    ['with an empty list', 'notFound'],
    ['with HTTP 404', says({ isSuccess: false, message: 'Unknown VIN' }, 404)],
    ['with a refusal that says so', says({ isSuccess: false, message: 'Unknown VIN' })],
  ])(
    'shows that a VIN is wrong when the lookup does not know it, %s, and offers the phone',
    async (_what, detailByVin) => {
      const { sees, container } = await openPseudoBind({ services: new FakeServices({ ...noRow, detailByVin }) });
      await sees(en.driverTitle);
      await textbox('VIN of your 2019 Toyota RAV4').fill('1HGCM82633A004353');
      await expect
        .element(page.getByText(en['error.vinUnknown'].replace('{vehicle}', '2019 Toyota RAV4')).first())
        .toBeVisible();
      await expect.element(page.getByRole('status').filter({ hasText: en.agentCanHelp })).toBeVisible();
      await expect.element(callLink()).toHaveAttribute('href', 'tel:+15125550100');
      await I.next();
      await sees(en.driverTitle);
      expect(container.textContent).not.toContain(en.unreachableTitle);
    },
  );

  test('looks up a VIN again after a reload that was unknown before', async () => {
    const device = new TestDevice();
    const services = new FakeServices({ ...noRow, detailByVin: 'notFound' });
    const first = await openPseudoBind({ device, services });
    await first.sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('2T3P1RFV8KC000015');
    await expect.element(textbox(/^VIN of your 2019/)).toHaveAttribute('aria-invalid', 'true');
    await first.settled();
    await first.unmount();
    services.respond(
      'detailByVin',
      says({ isSuccess: true, details: [{ year: 2019, maker: 'Toyota', model: 'RAV4' }] }),
    );
    const { sees } = await openPseudoBind({ device, services });
    await sees(en.driverTitle);
    await expect.element(page.getByText('It is a 2019 Toyota RAV4.')).toBeVisible();
    await I.next();
    await sees(en.contactTitle);
  });

  test.each([
    ['of another make', { year: 2003, maker: 'Honda' }, '2003 Honda'],
    ['like the quoted car', { year: 2019, maker: 'TOYOTA', model: null }, '2019 TOYOTA RAV4'],
    ['without other data', {}, '2019 Toyota RAV4'],
  ])('continues with a VIN without a model, %s', async (_what, detail, name) => {
    const services = new FakeServices({ ...noRow, detailByVin: says({ isSuccess: true, details: [detail] }) });
    const { sees } = await openPseudoBind({ services });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004353');
    await expect.element(page.getByText(`It is a ${name}.`)).toBeVisible();
    await expect.element(textbox(`VIN of your ${name}`).last()).toHaveValue('1HGCM82633A004353');
    await I.next();
    await sees(en.contactTitle);
  });

  test('marks an unknown VIN at its field and leaves the focus where the visitor types', async () => {
    const services = new FakeServices({ ...noRow, loadBindQuote: 'minimal', detailByVin: 'notFound' });
    const release = services.hold('detailByVin');
    const { sees, focused } = await openPseudoBind({ services });
    await sees(en.driverTitle);
    await textbox(/^VIN of your/).fill('1HGCM82633A004353');
    const license = textbox('Driver license number');
    await license.fill('12');
    release();
    await expect.element(textbox(/^VIN of your/)).toHaveAttribute('aria-invalid', 'true');
    expect(focused()).toBe(license.element());
    await userEvent.keyboard('34');
    await expect.element(license).toHaveValue('1234');
    await expect.element(page.getByRole('group', { name: en.errorSummaryTitle })).not.toBeInTheDocument();
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

  test.each([
    ['finds nobody', noHousehold],
    ['is refused in words', says({ isSuccess: false, message: 'License and date of birth do not match' })],
    ['is refused with 400', says({ isSuccess: false, message: 'Invalid license number' }, 400)],
  ])('marks license and date of birth when their check %s, and offers the phone', async (_what, driverByLicense) => {
    const { sees } = await openPseudoBind({ services: new FakeServices({ ...noRow, driverByLicense }) });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await textbox('Driver license number').fill('99999999');
    await I.next();
    // One error of two fields: it is listed once.
    await expect
      .poll(() => page.getByRole('link', { name: en['error.givenDataNotCorrect'] }).elements())
      .toHaveLength(1);
    await expect.element(textbox('Driver license number')).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(page.getByRole('group', { name: en.birthDate }))
      .toHaveTextContent(en['error.givenDataNotCorrect']);
    await expect.element(page.getByText(en.refusedTitle)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
  });

  test('accepts a license whose record has no id', async () => {
    const services = new FakeServices({ ...noRow, driverByLicense: 'withoutIds' });
    const { sees } = await openPseudoBind({ services });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await textbox('Driver license number').fill('99999999');
    await I.next();
    await sees(en.contactTitle);
  });

  test('shows a refused license while the visitor types in another field, and leaves the focus there', async () => {
    const services = new FakeServices({ ...noRow, driverByLicense: noHousehold });
    const release = services.hold('driverByLicense');
    const { sees, focused, container } = await openPseudoBind({ services });
    await sees(en.driverTitle);
    // The second car: its name changes with its VIN.
    const vin = textbox(/^VIN of your/).nth(1);
    await vin.fill('1HGCM82633A004353');
    await textbox('Driver license number').fill('99999999');
    await I.next();
    await expect.poll(() => services.requestsOf('driverByLicense')).toHaveLength(1);
    await vin.fill('1HGCM');
    release();
    const license = textbox('Driver license number');
    await expect.element(license).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(page.getByRole('group', { name: en.birthDate }))
      .toHaveTextContent(en['error.givenDataNotCorrect']);
    const announced = [...container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    expect(announced).toContain(en['error.givenDataNotCorrect']);
    expect(focused()).toBe(vin.element());
    await userEvent.keyboard('82');
    await expect.element(vin).toHaveValue('1HGCM82');
    await expect.element(license).toHaveAttribute('aria-invalid', 'true');
    await license.fill('12345678');
    await expect.element(license).not.toHaveAttribute('aria-invalid');
  });

  test('keeps what is typed while the license is checked, and stays until the visitor confirms it', async () => {
    const services = new FakeServices(noRow);
    const release = services.hold('driverByLicense');
    const { sees } = await openPseudoBind({ services });
    await sees(en.driverTitle);
    // The second car: its name changes with its VIN.
    const vin = textbox(/^VIN of your/).nth(1);
    await vin.fill('1HGCM82633A004353');
    await textbox('Driver license number').fill('23456789');
    await I.next();
    await expect.poll(() => services.requestsOf('driverByLicense')).toHaveLength(1);
    await vin.fill('1HGCM82633A004354');
    release();
    await expect.element(button(en.next)).not.toHaveAttribute('aria-busy');
    await sees(en.driverTitle);
    await expect.element(vin).toHaveValue('1HGCM82633A004354');
    await I.next();
    await sees(en.contactTitle);
    await button(en.back).click();
    await expect.element(vin).toHaveValue('1HGCM82633A004354');
  });

  test('asks for the paperless consent when the carrier requires it', async () => {
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
    // A visitor who has agreed is not asked again.
    await expect.element(page.getByText(en.paperlessAgreed)).toBeVisible();
    await expect.element(page.getByRole('group', { name: en.goPaperless })).not.toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: en.optInMethod })).toBeVisible();
  });
});

describe('a purchase', () => {
  test('the visitor goes section by section to the verification', async () => {
    const { sees, steps, services, violations } = await openPseudoBind({
      services: new FakeServices({ ...noRow }),
      config: plain,
    });
    await sees(en.driverTitle);
    await I.giveLicense();
    await sees(en.contactTitle);
    expect(await violations()).toEqual([]);
    await I.choosePreferences();
    await sees(en.driversTitle);
    expect(await violations()).toEqual([]);
    services.respond('driverByLicense', samsRecord);
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
    const { sees, outcomes, configure, host } = await openPseudoBind({
      at: 'questions',
      services,
      config: {
        ...withCarrier({ hideAdditionalDriverSection: true, enableESign: true, enablePaymentOption: true }),
        questions: [],
        verificationPollDelay: 0.05,
      },
    });
    services.responses.searchVerifications = async () => {
      const rows = [{ TransactionId: 'transaction-1', 'Email Code Status 1': 'yes', 'Text Code Status 1': 'yes' }];
      return Promise.resolve(Response.json(rows));
    };
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await sees('Thank you, Alex. We have your answers');
    expect(outcomes).toEqual(['submitted']);
    await expect.element(page.getByText(en.successPayment)).toBeVisible();
    await configure({
      ...withCarrier({ enableESign: true, enablePaymentOption: true }),
      questions: [],
      paymentPage: '/finish?from=purchase',
    });
    await button(en.goToPayment).click();
    expect(host.navigate).toHaveBeenCalledExactlyOnceWith(
      '/finish?from=purchase&transactionId=transaction-1&carrierId=1004&payplan=Monthly',
      'payment',
    );
  });
});

/** Opens the last page. */
const openSuccess = (options: Parameters<typeof openPseudoBind>[0]) =>
  openPseudoBind({
    ...options,
    at: 'questions',
    services: new FakeServices({ ...noRow, ...options?.services?.responses }),
    visit: { ...options?.visit, section: 'success', isSubmitted: true },
  });

test('says that a link follows, and tells the author, when the payment page is of an untrusted origin', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { sees, failures, messages } = await openSuccess({
    config: {
      ...withCarrier({ enablePaymentOption: true, enableESign: true }),
      questions: [],
      paymentPage: 'https://stranger.example/pay',
    },
  });
  await sees('Thank you, Alex. We have your answers');
  await expect.element(page.getByText(en.successPayment)).toBeVisible();
  await expect.element(button(en.goToPayment)).not.toBeInTheDocument();
  await expect.element(page.getByText('Questions? Call 512-555-0100.')).toBeVisible();
  expect(failures).toEqual(['config']);
  expect(messages[0]).toContain('services.trustedOrigins');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('services.trustedOrigins'));
});

test.each([
  ['has an email address and goes paperless', 'maximal', 'yes', en.successPolicy],
  ['does not go paperless', 'maximal', 'no', en.successPolicyWithoutEmail],
  ['has no email address', 'minimal', 'yes', en.successPolicyWithoutEmail],
] as const)('says how the ID cards come to a visitor who %s', async (_what, quote, paperless, text) => {
  const { sees } = await openSuccess({
    services: new FakeServices({ loadBindQuote: quote }),
    visit: { contact: { ...exampleContact, paperless } },
  });
  await sees('Thank you, Alex. We have your answers');
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('asks the visitor to call when no verification sheet is configured', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { sees, host, failures, violations } = await openPseudoBind({
    at: 'questions',
    addresses: { verificationSheet: { url: '' } },
    config: { ...withCarrier({ hideAdditionalDriverSection: true }), questions: [] },
  });
  await sees(en.questionsTitle);
  await expect.element(page.getByText(en.noSheetNotice)).toBeVisible();
  await expect.poll(() => failures).toEqual(['config']);
  const problem = 'services.verificationSheet.url is empty: answers and codes cannot be sent to an agent';
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`<cover-pseudo-bind>: ${problem}`));
  const panel = showPanel(host.element, 'cover-pseudo-bind', []);
  await expect.poll(() => panel.shadowRoot?.textContent).toContain(problem);
  await I.press(en.submit);
  await sees(en.noSheetTitle);
  const call = page.getByRole('link', { name: 'Call 512-555-0100' });
  await expect.element(call.last()).toHaveAttribute('href', 'tel:+15125550100');
  await expect.element(button(en.enterCodes)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

describe('a failure of the services', () => {
  const fault = says({ isSuccess: false, message: 'It does not exist' }, 500);
  /** A refusal that says nothing about the quote, the VIN or the license. */
  const outOfService = says({ isSuccess: false, message: 'The records are temporarily unavailable' }, 400);
  const refused = () => page.getByRole('alert').filter({ hasText: en.refusedTitle });

  test.each([
    ['fails', fault, 'It does not exist'],
    ['refuses for another reason', outOfService, 'The records are temporarily unavailable'],
  ])('shows the message and a retry when the service of the quote %s', async (_what, response, message) => {
    const { sees, services, failures } = await openPseudoBind({
      services: new FakeServices({ ...noRow, loadBindQuote: response }),
    });
    await sees(en.failedTitle);
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    expect(failures).toEqual([]);
    delete services.responses.loadBindQuote;
    await button(en.retry).click();
    await sees(en.driverTitle);
  });

  test.each([
    ['a VIN is looked up', 'detailByVin', fault, 'It does not exist'],
    ['the lookup of a VIN is refused', 'detailByVin', outOfService, 'The records are temporarily unavailable'],
    ['a license is checked', 'driverByLicense', fault, 'It does not exist'],
    ['a license check is refused', 'driverByLicense', outOfService, 'The records are temporarily unavailable'],
  ] as const)('shows the message of the service with a retry, and marks no field, when %s', async (...row) => {
    const [, id, response, message] = row;
    const { sees, services, container } = await openPseudoBind({
      services: new FakeServices({ ...noRow, [id]: response }),
    });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('2T3P1RFV8KC000015');
    await textbox('Driver license number').fill('23456789');
    await I.next();
    await expect.element(refused()).toHaveTextContent(message);
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    await expect.element(callLink()).toBeVisible();
    delete services.responses[id];
    await button(en.retry).click();
    await sees(en.contactTitle);
  });

  test.each([
    ['is malformed', says('nonsense'), 'malformed'],
    ['ends the session', says({}, 401), 'expired'],
  ] as const)('shows a separate title and text for a response that %s', async (_what, answer, kind) => {
    const { sees } = await openPseudoBind({ services: new FakeServices({ ...noRow, driverByLicense: answer }) });
    await sees(en.driverTitle);
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await textbox('Driver license number').fill('23456789');
    await I.next();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(en[`${kind}Title`]);
    await expect.element(alert).toHaveTextContent(en[`${kind}Text`]);
  });

  test('shows the message and a retry while the answers are submitted in the background', async () => {
    const { sees, services } = await openPseudoBind({
      at: 'questions',
      services: new FakeServices({ ...noRow, createVerification: fault }),
      config: { ...plain, questions: [] },
    });
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await expect.element(refused()).toHaveTextContent('It does not exist');
    services.respond(
      'searchVerifications',
      says([{ TransactionId: 'transaction-1', 'Agent Notification': 'Success' }]),
    );
    await button(en['verification.retry']).click();
    await expect.element(refused()).not.toBeInTheDocument();
  });
});

describe.each([
  ['returns a web page', () => Promise.resolve(new Response('<p>Welcome</p>')), 'malformed'],
  ['answers HTTP 500', () => Promise.resolve(new Response('', { status: 500 })), 'unreachable'],
] as const)('a license check that %s', (_what, driverByLicense, kind) => {
  test.each([
    ['driver', en.driverTitle],
    ['drivers', en.driversTitle],
  ] as const)(
    'does not say that the service is out of reach, and offers the phone after another try, in the section %s',
    async (at, title) => {
      const { sees, violations } = await openPseudoBind({
        at,
        services: new FakeServices({ ...noRow, driverByLicense }),
        visit: { drivers: [sam] },
      });
      await sees(title);
      if (at === 'driver') {
        await textbox('Driver license number').fill('23456789');
        await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
      }
      await I.next();
      const alert = page.getByRole('alert');
      await expect.element(alert).toHaveTextContent(en[`${kind}Title`]);
      await expect.element(alert).not.toHaveTextContent(/reach|connection/);
      await expect.element(callLink()).not.toBeInTheDocument();
      await button(en.retry).click();
      await expect.element(callLink()).toHaveAttribute('href', 'tel:+15125550100');
      await expect.element(alert).toHaveTextContent(en[`${kind}Title`]);
      expect(await violations()).toEqual([]);
    },
  );
});

describe('contact preference', () => {
  test('asks how to confirm paperless only when the visitor wants it', async () => {
    const { sees } = await openPseudoBind({ at: 'contact' });
    await sees(en.contactTitle);
    await expect.element(page.getByRole('group', { name: en.optInMethod })).not.toBeInTheDocument();
    await choice(en.goPaperless, 'Yes').click();
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.optInRequired'] })).toBeVisible();
    await expect.element(page.getByRole('link', { name: en['error.textMessagesRequired'] })).toBeVisible();
  });
});

describe('additional drivers', () => {
  async function openDrivers(options: Parameters<typeof openPseudoBind>[0] = {}) {
    const bind = await openPseudoBind({ at: 'drivers', services: new FakeServices({ ...noRow }), ...options });
    await bind.sees(en.driversTitle);
    return bind;
  }
  const block = (name: string) => page.getByRole('region', { name });

  test('keeps the names of the quote’s additional drivers fixed and does not let them be removed', async () => {
    await openDrivers();
    await expect.element(block('Sam Example')).toBeVisible();
    await expect.element(block('Sam Example').getByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    await expect.element(button('Remove Sam Example')).not.toBeInTheDocument();
  });

  test('the visitor adds an additional driver by hand, changes and removes them', async () => {
    const { violations, focused } = await openDrivers();
    await button(en.addDriver).click();
    await expect.element(block(en.newDriver)).toBeVisible();
    await I.next();
    await expect.element(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await block(en.newDriver).getByRole('textbox', { name: 'First name' }).fill('Casey');
    await expect.element(block('Casey')).toBeVisible();
    await button('Remove Casey').click();
    await expect.element(block('Casey')).not.toBeInTheDocument();
    expect(focused()).toBe(button(en.addDriver).element());
    await button(en.addDriver).click();
    await expect.element(block(en.newDriver).getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expect.element(block('Casey')).not.toBeInTheDocument();
  });

  test('names the fields that every driver has by their driver', async () => {
    const { violations } = await openDrivers({ visit: { drivers: [{ ...sam, relation: '' }] } });
    await button(en.addDriver).click();
    await expect.element(block(en.newDriver)).toBeVisible();
    for (const name of ['Sam Example', en.newDriver]) {
      const relation = page.getByRole('combobox', { name: `${en.relation} · ${name}`, exact: true });
      await expect.element(relation).toBeVisible();
    }
    await expect.element(page.getByRole('group', { name: `${en.birthDate} · ${en.newDriver}` })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: `${en.licenseNumber} · ${en.newDriver}` })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('lists namesakes whose dates of birth are unknown, and writes each to the sheet', async () => {
    const quote = structuredClone(loadBindQuoteExamples.response.maximal.body) as {
      transaction: { drivers: object[] };
    };
    const [, alex] = quote.transaction.drivers;
    const namesake = { firstName: 'Pat', lastName: 'Example', gender: 1, maritalStatus: 1 };
    quote.transaction.drivers = [
      alex!,
      { ...namesake, relation: 2, driverLicenseNumber: '11112222' },
      { ...namesake, relation: 3, driverLicenseNumber: '33334444' },
    ];
    const pats = { isSuccess: true, message: '', drivers: [{ firstName: 'Pat', lastName: 'Example' }], cars: [] };
    const services = new FakeServices({ ...noRow, loadBindQuote: says(quote), driverByLicense: says(pats) });
    const { sees, container } = await openDrivers({ services });
    await expect.poll(() => block('Pat Example').elements()).toHaveLength(2);
    await I.next();
    await sees(en.questionsTitle);
    expect(container.textContent).not.toContain(en.driversRepeated.replace('{names}', 'Pat Example'));
    const written = () =>
      ['createVerification', 'updateVerification'].flatMap((id) => services.requestsOf(id)).map(({ body }) => body);
    await expect.poll(() => JSON.stringify(written())).toContain('33334444');
    expect(JSON.stringify(written().at(-1))).toMatch(/"First Name 1":"Pat".*"First Name 2":"Pat"/);
  });

  test('says that a driver was on the list more than once', async () => {
    const { sees, services } = await openDrivers();
    services.respond('driverByLicense', samsRecord);
    await button(en.addDriver).click();
    await block(en.newDriver).getByRole('textbox', { name: 'First name' }).fill('Sam');
    const again = page.getByRole('region', { name: 'Sam' }).last();
    await again.getByRole('textbox', { name: 'Last name' }).fill('Example');
    for (const [part, text] of [
      ['Month', '9'],
      ['Day', '2'],
      ['Year', '1991'],
    ] as const)
      await again.getByRole('textbox', { name: part }).fill(text);
    await again.getByRole('combobox', { name: en.relation }).selectOptions('otherRelated');
    await again.getByText('Female', { exact: true }).click();
    await again.getByText('Single', { exact: true }).click();
    await again.getByRole('textbox', { name: en.licenseNumber }).fill('87654321');
    await I.next();
    await sees(en.questionsTitle);
    await expect.element(page.getByText(en.driversRepeated.replace('{names}', 'Sam Example'))).toBeVisible();
  });

  test('asks additional drivers for status, residence and action when the carrier requires them', async () => {
    await openDrivers({ config: withCarrier({ enableDriverStatus: true, enableActionType: true }) });
    await I.next();
    await expect
      .element(page.getByRole('link', { name: 'Choose whether the policy covers Sam Example' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Choose where Sam Example lives' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Choose whether to include Sam Example' })).toBeVisible();
  });

  test('keeps a license that was typed before the driver was excluded in the form, and out of the sheet', async () => {
    const config = withCarrier({ enableDriverStatus: true });
    const { sees, services } = await openDrivers({ config, visit: { drivers: [sam] } });
    const sams = block('Sam Example');
    const license = sams.getByRole('textbox', { name: en.licenseNumber });
    await license.fill('5551234');
    await sams.getByRole('combobox', { name: en.status }).selectOptions('excludedUnlicensed');
    await sams.getByRole('combobox', { name: en.residence }).selectOptions('resident');
    await expect.element(license).not.toBeInTheDocument();
    await I.next();
    await sees(en.questionsTitle);
    const sent = () => JSON.stringify(services.received.map(({ body }) => body));
    await expect.poll(sent).toContain('"Driver Status 1":"Excluded Unlicensed"');
    expect(sent()).not.toMatch(/5551234|"License 1"|"Gender 1"/);
    await button(en.back).click();
    await sams.getByRole('combobox', { name: en.status }).selectOptions('insured');
    await expect.element(license).toHaveValue('5551234');
  });

  test('applies the carrier’s marital rules to additional drivers, once each relation is known', async () => {
    await openDrivers({
      config: withCarrier({ enableMaritalValidation: true }),
      visit: { drivers: [{ ...sam, relation: '' }] },
    });
    await I.next();
    const relation = en['error.relationRequired'].replace('{name}', 'Sam Example');
    await expect.element(page.getByRole('link', { name: relation })).toBeVisible();
    await expect.element(page.getByRole('link', { name: en['error.spouseMissing'] })).not.toBeInTheDocument();
    await block('Sam Example').getByRole('combobox', { name: en.relation }).selectOptions('otherRelated');
    await I.next();
    await expect.element(page.getByRole('link', { name: en['error.spouseMissing'] })).toBeVisible();
  });

  /** Opens the section with two licenses, and submits it: the license of Sam is checked until it is released. */
  async function submitTwoLicenses(driverByLicense: FakeResponse) {
    const services = new FakeServices({ ...noRow, driverByLicense });
    const release = services.hold('driverByLicense');
    const config = withCarrier({ enableAllFieldsForExclude: true });
    const opened = await openDrivers({ services, config });
    await block('Jordan Example').getByText('Female', { exact: true }).click();
    await I.next();
    await expect.poll(() => services.requestsOf('driverByLicense')).toHaveLength(1);
    return { ...opened, release, license: block('Jordan Example').getByRole('textbox', { name: en.licenseNumber }) };
  }

  test('keeps what is typed while the licenses are checked, and stays until the visitor confirms it', async () => {
    const { sees, license, release } = await submitTwoLicenses(samsRecord);
    await license.fill('5551234');
    release();
    await expect.element(button(en.next)).not.toHaveAttribute('aria-busy');
    await sees(en.driversTitle);
    await expect.element(license).toHaveValue('5551234');
    await I.next();
    await sees(en.questionsTitle);
    await button(en.back).click();
    await expect.element(license).toHaveValue('5551234');
  });

  test('shows a refused license while the visitor types in another block, and leaves the focus there', async () => {
    const { focused, license: typed, release } = await submitTwoLicenses(noHousehold);
    await typed.fill('555');
    release();
    const refused = block('Sam Example').getByRole('textbox', { name: en.licenseNumber });
    await expect.element(refused).toHaveAttribute('aria-invalid', 'true');
    expect(focused()).toBe(typed.element());
    await userEvent.keyboard('1234');
    await expect.element(typed).toHaveValue('5551234');
    await expect.element(refused).toHaveAttribute('aria-invalid', 'true');
  });

  const casey = says({
    isSuccess: true,
    message: '',
    drivers: [{ rec: 'd-4', firstName: 'Casey', lastName: 'Example' }],
    cars: [],
  });

  async function leaveOutCasey() {
    await block('Casey Example').getByText('Exclude', { exact: true }).click();
    await block('Casey Example').getByRole('combobox', { name: en.relation }).selectOptions('child');
    await block('Casey Example').getByText('Single', { exact: true }).click();
  }

  test('announces a driver of the household who is found while the licenses are checked, and stays until they are confirmed', async () => {
    const services = new FakeServices({ ...noRow, driverByLicense: samsRecord, followUp: casey });
    const find = services.hold('followUp');
    const check = services.hold('driverByLicense');
    const { sees, violations } = await openDrivers({ services, visit: { commonId: 'c-1' } });
    await I.next();
    await expect.poll(() => services.requestsOf('driverByLicense')).toHaveLength(1);
    await expect.poll(() => services.requestsOf('followUp')).toHaveLength(1);
    find();
    const news = page.getByRole('status').filter({ hasText: 'Casey Example' });
    await expect.element(news).toHaveTextContent(en.driversFound.replace('{names}', 'Casey Example'));
    check();
    await expect.element(button(en.next)).not.toHaveAttribute('aria-busy');
    await sees(en.driversTitle);
    await I.next();
    await expect.element(page.getByRole('link', { name: /Casey Example is related to you/ })).toBeVisible();
    expect(await violations()).toEqual([]);
    await leaveOutCasey();
    await I.next();
    await sees(en.questionsTitle);
  });

  test('opens the section again for a driver of the household who is found while the visitor answers the questions', async () => {
    const services = new FakeServices({ ...noRow, driverByLicense: samsRecord, followUp: casey });
    const find = services.hold('followUp');
    const device = new TestDevice();
    const visit = { drivers: [sam], commonId: 'c-1' };
    const first = await openPseudoBind({ at: 'questions', device, services, visit, config: plain });
    await first.sees(en.questionsTitle);
    await choice(/ride-sharing/, 'No').click();
    await expect.poll(() => services.requestsOf('followUp')).toHaveLength(1);
    find();
    await first.arrivesAt(en.driversTitle);
    const reason = page.getByRole('status').filter({ hasText: 'Casey Example' });
    await expect.element(reason).toHaveTextContent(format(en.driversFound, { names: 'Casey Example' }));
    const isAbove = reason.element().compareDocumentPosition(block('Sam Example').element());
    expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await first.violations()).toEqual([]);
    await first.settled();
    await first.unmount();

    const { sees } = await openPseudoBind({ device, services, config: plain });
    await sees(en.driversTitle);
    await expect.element(reason).toBeVisible();
    await I.next();
    await expect.element(page.getByRole('link', { name: /Casey Example is related to you/ })).toBeVisible();
    await leaveOutCasey();
    await I.next();
    await sees(en.questionsTitle);
    const rideSharing = page.getByRole('group', { name: /ride-sharing/ });
    await expect.element(rideSharing.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  test('replaces the verification with the section when a driver is found, and writes their name', async () => {
    const services = new FakeServices({ ...noRow, driverByLicense: samsRecord, followUp: casey });
    const find = services.hold('followUp');
    const visit = { drivers: [sam], commonId: 'c-1' };
    const config = { ...plain, questions: [] };
    const { sees } = await openPseudoBind({ at: 'questions', services, visit, config });
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await expect.element(page.getByRole('dialog', { name: en['verification.title'] })).toBeVisible();
    services.respond(
      'searchVerifications',
      says([{ TransactionId: 'transaction-1', 'Agent Notification': 'Success', 'First Name 1': 'Sam' }]),
    );
    find();
    await sees(en.driversTitle);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ hasText: 'Casey Example' })).toBeVisible();
    await expect
      .poll(() => services.requestsOf('updateVerification').map(({ body }) => body))
      .toContainEqual(expect.objectContaining({ data: expect.objectContaining({ 'First Name 2': 'Casey' }) }));
    await leaveOutCasey();
    await I.next();
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await expect.element(page.getByRole('dialog', { name: en['verification.title'] })).toBeVisible();
  });

  test.each([
    ['en', en],
    ['es', es],
  ] as const)(
    'lets the visitor leave out a driver of the quote who is older than the policy allows, or call, in %s',
    async (language, labels) => {
      const parent = { ...sam, birthDate: '1948-09-02' };
      const { sees, violations } = await openPseudoBind({
        at: 'drivers',
        services: new FakeServices(noRow),
        visit: { drivers: [parent] },
        language,
        labels,
      });
      await sees(labels.driversTitle);
      await I.press(labels.next);
      const { minimum, maximum } = exampleConfig.ageLimits.secondary;
      const error = format(labels['error.ageNotCovered'], { name: 'Sam Example', 0: minimum, 1: maximum });
      await page.getByRole('link', { name: error }).click();
      await expect
        .element(page.getByRole('link', { name: labels.call.replace('{phone}', '512-555-0100') }))
        .toHaveAttribute('href', 'tel:+15125550100');
      expect(await violations()).toEqual([]);
      await block('Sam Example').getByText(labels['action.exclude'], { exact: true }).click();
      await I.press(labels.next);
      await sees(labels.questionsTitle);
    },
  );

  test('asks again for a date of birth that the visitor entered when the license is refused', async () => {
    const services = new FakeServices({ ...noRow, driverByLicense: noHousehold });
    await openDrivers({ services, visit: { drivers: [{ ...sam, birthDate: '', isBirthDateKnown: undefined }] } });
    for (const [part, text] of [
      ['Month', '9'],
      ['Day', '2'],
      ['Year', '1991'],
    ] as const)
      await block('Sam Example').getByRole('textbox', { name: part }).fill(text);
    await I.next();
    await expect.element(page.getByRole('link', { name: /^This license is not the one of Sam/ })).toBeVisible();
    await expect.element(block('Sam Example').getByRole('textbox', { name: 'Year' })).toHaveValue('1991');
  });

  test.each([
    ['has a middle name', { rec: 'd-2', firstName: 'SAM JORDAN', lastName: 'EXAMPLE' }],
    ['has no name', { rec: 'd-2', firstName: null, lastName: null }],
  ])('accepts the license of an additional driver whose record %s', async (_what, record) => {
    const driverByLicense = says({ isSuccess: true, message: '', drivers: [record], cars: [] });
    const { sees } = await openDrivers({ services: new FakeServices({ ...noRow, driverByLicense }) });
    await I.next();
    await sees(en.questionsTitle);
  });

  test('names the additional drivers whose license check failed, and offers the phone', async () => {
    await openDrivers();
    // The example’s record is of Alex.
    await block('Sam Example').getByRole('textbox', { name: en.licenseNumber }).fill('12345678');
    await I.next();
    await expect
      .element(page.getByRole('link', { name: en['error.licenseWrong'].replace('{name}', 'Sam Example') }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
  });
});

describe('more questions', () => {
  test('stops at a required answer that is wrong and shows its message', async () => {
    const { sees } = await openPseudoBind({
      at: 'questions',
      services: new FakeServices({ ...noRow }),
      config: { ...withCarrier({ hideAdditionalDriverSection: true, questionOrder: 'Rideshare,HomeOwner' }) },
    });
    await sees(en.questionsTitle);
    await I.press(en.submit);
    await expect.element(page.getByRole('link', { name: 'Do you own your home, Alex?', exact: true })).toBeVisible();
    await expect.element(page.getByText('Alex, please answer this question').first()).toBeVisible();
    await choice(/ride-sharing/, 'Yes').click();
    await I.press(en.submit);
    await expect
      .element(page.getByRole('link', { name: 'Alex, this carrier does not insure cars of ride-sharing services.' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
    await sees(en.questionsTitle);
  });
});

test('accepts every answer where the page requires one that is neither yes nor no, and tells the author', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { sees, failures, host } = await openPseudoBind({
    at: 'questions',
    services: new FakeServices(noRow),
    config: {
      ...withCarrier({ hideAdditionalDriverSection: true }),
      questions: [{ ...exampleConfig.questions[1]!, validAnswer: '' }],
    },
  });
  await sees(en.questionsTitle);
  await choice(/ride-sharing/, 'Yes').click();
  await I.press(en.submit);
  await sees(en.verifyingTitle);
  expect(failures).toEqual(['config']);
  const problem = 'questions[0].validAnswer is "", which is neither "Y" nor "N": every answer is accepted.';
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(problem));
  await expect.poll(() => showPanel(host.element, 'cover-pseudo-bind', []).shadowRoot?.textContent).toContain(problem);
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

  test('a reload keeps what was typed in the first section although the rest of the widget never loaded', async () => {
    const load = vi.spyOn(LazyModule.prototype, 'load').mockRejectedValue(new Error('The file is missing.'));
    onTestFinished(() => load.mockRestore());
    const device = new TestDevice();
    const first = await openPseudoBind({ device });
    await first.sees(en.driverTitle);
    await expect.element(page.getByText(en.unreachableTitle)).toBeVisible();
    await textbox('Driver license number').fill('5555');
    await first.settled();
    await first.unmount();
    load.mockRestore();
    const second = await openPseudoBind({ device });
    await second.sees(en.driverTitle);
    await expect.element(textbox('Driver license number')).toHaveValue('5555');
  });

  test.each([
    ['year and make', { year: 2019, maker: 'Toyota' }, '2019 Toyota RAV4'],
    ['nothing', {}, '2019 Toyota RAV4'],
  ])('a reload keeps the answers about a car of whose VIN the service knows %s', async (_what, detail, name) => {
    const device = new TestDevice();
    const services = new FakeServices({ ...noRow, detailByVin: says({ isSuccess: true, details: [detail] }) });
    const first = await openPseudoBind({ device, services });
    await first.sees(en.driverTitle);
    await textbox('Driver license number').fill('23456789');
    await textbox(/^VIN of your 2019/).fill('2T3P1RFV8KC000015');
    await I.next();
    await first.sees(en.contactTitle);
    await first.settled();
    await first.unmount();
    const { sees } = await openPseudoBind({ device, services });
    await sees(en.contactTitle);
    await button(en.back).click();
    await expect.element(textbox(`VIN of your ${name}`)).toHaveValue('2T3P1RFV8KC000015');
    await expect.element(textbox('Driver license number')).toHaveValue('23456789');
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
  delete services.responses.driverByLicense;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(en.offlineTitle)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name: en.contactTitle })).toBeVisible();
});

test('shows the purchase in Spanish', async () => {
  const { sees, violations } = await openPseudoBind({ language: 'es', labels: es });
  await sees(es.driverTitle);
  await expect.element(textbox('VIN de su Honda Accord 2003')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the visitor can go back by keyboard', async () => {
  const { sees } = await openPseudoBind({ at: 'contact' });
  await sees(en.contactTitle);
  (button(en.back).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await sees(en.driverTitle);
});

import type { Locator, Page } from '@playwright/test';
import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../browser/model/journey.ts';
import { NewCustomer } from '../browser/model/new-customer.ts';
import { Payer } from '../browser/model/payer.ts';
import { privateWords } from '../browser/model/people.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';

/** Everything of a page that other scripts of the site can read, including the data layer. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: unknown };
    const storages = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    const read = JSON.stringify([
      storages,
      document.cookie,
      dataLayer ?? [],
      history.state,
      document.title,
      location.href,
    ]);
    // Text that looks encrypted, but is only encoded.
    const opened = Array.from(read.matchAll(/[\w+/-]{8,}={0,2}/g), ([text]) => {
      try {
        return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!));
      } catch {
        return '';
      }
    });
    return read + opened.join(' ');
  });

/** IndexedDB contains non-extractable keys only. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const stored: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await settled(database.transaction(store).objectStore(store).getAll());
        stored.push(
          ...values.map((value) =>
            value instanceof CryptoKey ? `a key${value.extractable ? ' for everyone' : ''}` : JSON.stringify(value),
          ),
        );
      }
      database.close();
    }
    return stored;
  });

/** Types and leaves at once, too early for asynchronous encryption. Returns whether the text was stored. */
const typesAndLeaves = (field: Locator, text: string) =>
  field.evaluate((element, typed) => {
    const before = JSON.stringify(Object.entries(localStorage));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, typed);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return JSON.stringify(Object.entries(localStorage)) !== before;
  }, text);

/** Random bytes may look like an address. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const found = (text: string, words: readonly string[]) => {
  const plain = text.replaceAll(/(%[\da-f]{2})+/gi, decoded).toLowerCase();
  return words.filter((word) => plain.includes(word.toLowerCase()));
};

test(
  'a quote journey with failing services leaves no personal data in error reports, storage, cookies or the data layer',
  whenAffected,
  async ({ page, context, sandbox, visitor, person, watch }) => {
    watch.allowsFailedRequests();
    watch.allows(/^console (warning|error): \[covermount\]/);
    sandbox.fastForwardCarriers();
    const words = privateWords(person);
    await visitor.opens('/quote-flow.html?utm_source=newsletter&utm_campaign=autumn');
    await sandbox.injectFault({ call: 'driverByName', kind: 'status', status: 503 });
    await sandbox.injectFault({ call: 'driverAndCar', kind: 'html' });
    await visitor.answersDriver();
    await visitor.hasSavedAnswers();
    expect(await typesAndLeaves(visitor.field(visitor.texts.email), person.email)).toBe(true);
    expect(found(await readable(page), words)).toEqual([]);
    await visitor.answersContact();
    await visitor.answersDetails();
    expect(found(await readable(page), words)).toEqual([]);
    await visitor.drivesAlone();
    await visitor.addsTheirCar();
    await visitor.hasNoOtherCar();
    // An error message of a service may contain personal data.
    await context.route('**/prepareTransaction', (route) =>
      route.fulfill({
        json: {
          isSuccess: false,
          message: `No rates for ${person.firstName} ${person.lastName}, ${person.email}, ${person.phone}, VIN ${person.vin}, ${person.street}`,
        },
        status: 200,
      }),
    );
    await visitor.choosesPolicy();
    await expect.poll(async () => (await sandbox.errors()).length).toBeGreaterThan(0);
    expect(found(await readable(page), words)).toEqual([]);
    expect(await keptKeys(page)).toEqual(['a key']);
    const reports = JSON.stringify(await sandbox.errors());
    expect(found(reports, [person.email, person.phone, person.vin])).toEqual([]);
    expect(found(reports, [person.firstName, person.lastName, person.street])).toEqual([]);
  },
);

test('a payment and an email address leave no personal data in error reports, storage, cookies or the data layer', async ({
  page,
  sandbox,
  visitor,
  watch,
  person,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/^console (warning|error): \[covermount\]/);
  const payer = new Payer(page, sandbox);
  const words = [
    'alex@example.com',
    '5125550142',
    '512-555-0142',
    '04-17-1990',
    '1990-04-17',
    payer.policyNumber,
    'Alex Example',
  ];
  await payer.opens();
  await payer.looksUp();
  await payer.sees('detailsTitle');
  await sandbox.injectFault({ call: 'openPaymentSession', kind: 'status', status: 400 });
  expect(found(await readable(page), words)).toEqual([]);
  await payer.payButton.click();
  await expect(payer.dialog).toBeVisible();
  expect(found(await readable(page), words)).toEqual([]);
  const events = JSON.stringify(watch.events);
  expect(found(events, words)).toEqual([]);
  await visitor.opens('/out-of-service.html?state=NY');
  // The authored field is shown until the widget has rendered.
  await visitor.within('cover-out-of-service .cover-root').field('Email address').fill(person.email);
  expect(found(await readable(page), [person.email])).toEqual([]);
  expect(found(JSON.stringify(await sandbox.errors()), words)).toEqual([]);
});

test('a renters policy and a roadside membership leave no personal data in addresses, events, error reports, storage, cookies or the data layer', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const renter = new RentersVisitor(page, sandbox);
  const { email, phone, street, lastName } = renter.person;
  const member = new RoadsideMember(page, sandbox, 'en', email);
  const license = '99887760';
  const words = [email, phone, '5125550142', street, '100 Sample St', `Alex ${lastName}`, license];
  await sandbox.injectFault({ call: 'rentersCoverages', kind: 'status', status: 503, times: 4 });
  await renter.opens();
  await renter.introduces();
  await renter.sees('Austin, TX');
  expect(found(await readable(page), words)).toEqual([]);
  await renter.goesOn();
  await renter.goesOn(renter.texts.retry);
  await renter.choosesCoverage();
  await renter.seesSection(renter.texts.paymentTitle);
  expect(found(await readable(page), words)).toEqual([]);
  await renter.givesGoodCard();
  await renter.pay.click();
  await renter.isInsured();
  expect(found(await readable(page), words)).toEqual([]);

  await member.opens();
  await member.chooses('single');
  await member.fillsIn();
  await member.field('driverLicense').fill(license);
  await sandbox.injectFault({ call: 'enrollRoadside', kind: 'status', status: 400, times: 1 });
  await member.payButton('$39.00').click();
  expect(found(await readable(page), words)).toEqual([]);
  await member.button('retry').click();
  await member.paymentPage.sees();
  await member.paymentPage.pays();
  await member.sees('confirmedTitle');
  expect(found(await readable(page), words)).toEqual([]);
  const log = await (await fetch(`${sandbox.url}/sandbox/admin/purchase-log`)).text();
  const sent = [JSON.stringify(watch.events), JSON.stringify(await sandbox.errors()), log, ...watch.addresses];
  expect(found(sent.join(' '), words)).toEqual([]);
});

test('a new customer and a consent leave no personal data in error reports, storage, cookies or the data layer', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/^console (warning|error): \[covermount\]/);
  const customer = new NewCustomer(page, sandbox);
  const words = [customer.email, '5125550142', '512-555-0142', '1990-04-07', "O'Brien-García", '2105550162'];
  await customer.opens();
  await customer.fillsIn();
  await customer.field('email').fill('');
  expect(await typesAndLeaves(customer.field('email'), customer.email)).toBe(true);
  expect(found(await readable(page), words)).toEqual([]);
  await sandbox.injectFault({ call: 'createCustomer', kind: 'status', status: 501, times: 1 });
  await customer.submit.click();
  await customer.widget.getByRole('button', { name: customer.texts.retry }).click();
  await expect(page).toHaveURL(/\/welcome\.html/);
  expect(found(await readable(page), words)).toEqual([]);
  await page.goto(`${sandbox.url}/consent-form.html?id=CONSENT-ACCENTS`);
  const lastName = page.locator('cover-consent-form').getByRole('textbox', { name: 'Last name' });
  await expect(lastName).toHaveValue("O'Brien-García");
  await typesAndLeaves(lastName, "O'Brien-García");
  expect(found(await readable(page), words)).toEqual([]);
  expect(found(JSON.stringify(watch.events), words)).toEqual([]);
  expect(found(JSON.stringify(await sandbox.errors()), words)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { processPayment } from '#services/auto-payment/process-payment.contract';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { speedUpTimersFromHere } from '../../faults/model/faults.ts';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { cardLabels, CardForm, StartedPurchase } from '../model/purchase-pages.ts';
import { RecordedRequests } from './recorded-requests.ts';

/** Keeps each text that a page turns into bytes, including everything that it encrypts for storage. */
const recordsEncodedTexts = (page: Page) =>
  page.addInitScript(() => {
    const encoded: string[] = [];
    const encode = TextEncoder.prototype.encode;
    TextEncoder.prototype.encode = function recording(text = '') {
      encoded.push(text);
      return encode.call(this, text);
    };
    Object.assign(globalThis, { dataLayer: [], encoded });
  });

/**
 * Everything that a page holds: its document with every shadow root, typed values, cookies, storage with the plain text
 * of encrypted records, databases and analytics.
 */
async function everythingOn(page: Page): Promise<string> {
  const storedData = await page.evaluate(async () => {
    const drawn = (root: Document | ShadowRoot): string[] => [
      root instanceof Document ? root.documentElement.outerHTML : root.innerHTML,
      ...[...root.querySelectorAll('input')].map(({ value }) => value),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? drawn(shadowRoot) : [])),
    ];
    const ended = (request: EventTarget, event: string) =>
      new Promise((resolve) => request.addEventListener(event, resolve, { once: true }));
    const valuesIn = async (name: string) => {
      const opening = indexedDB.open(name);
      await ended(opening, 'success');
      const stores = [...opening.result.objectStoreNames];
      const reading = opening.result.transaction(stores);
      const requests = stores.map((store) => reading.objectStore(store).getAll());
      await ended(reading, 'complete');
      opening.result.close();
      return [name, ...stores, ...requests.map(({ result }) => result as unknown)];
    };
    const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => valuesIn(name!)));
    const { dataLayer, encoded } = globalThis as unknown as Record<'dataLayer' | 'encoded', unknown>;
    const stored = [Object.entries(localStorage), Object.entries(sessionStorage), databases, document.cookie];
    return JSON.stringify([drawn(document), stored, dataLayer, encoded]);
  });
  return storedData + JSON.stringify(await page.context().cookies());
}

for (const language of ['en', 'es'] as const) {
  test(`a visitor enters the card in a frame on a phone, and no card data reaches the page (${language})`, async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordsEncodedTexts(page);
    const requests = new RecordedRequests(context, sandbox.url);
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox, language);
    const { texts } = visitor;
    const seen: string[] = [];
    const looks = async () => seen.push(await everythingOn(page));
    await visitor.opens(purchase, { mode: 'frame' });
    await visitor.seesSection(texts.policyTitle);
    await visitor.goesToPay();
    const frame = page.frameLocator('iframe');
    const form = new CardForm(frame, language);
    const use = frame.getByRole('button', { name: visitor.partner.use });
    await form.types({ number: '4000 0000 0000 0002', expiration: '08/39' });
    await looks();
    await use.click();
    await visitor.sees(texts.cardDeclinedTitle);
    await looks();
    await form.types({ number: '4111 1111 1111 1111', expiration: '08/39' });
    await looks();
    await use.click();
    // The document that contained the frame.
    await visitor.seesSection(texts.signTitle);
    await looks();
    await visitor.signs();
    await visitor.isInsured();
    await looks();
    expect(await visitor.record(purchase)).toMatchObject({ charges: [{}], signatures: [{}] });

    expect(seen[0]).toContain(texts.cardLead);
    expect(seen[3]).toContain(texts.signText);
    // The texts that the page has encrypted so far, and the database of its key.
    expect(/\\"boughtTransactionId\\":/.test(seen[3]!)).toBe(true);
    expect(seen[3]!.includes('["covermount","keys"')).toBe(true);
    const sent = requests.all.map(({ path, query, text }) => [path, query, text]);
    expect(sent.length).toBeGreaterThan(10);
    const traces = JSON.stringify([watch.events, watch.consoleLines, watch.addresses, sent, seen]);
    // Eight digits in a row, because any id may contain four.
    expect(traces).not.toMatch(/4111[ -]?1111|1111[ -]?1111|4000[ -]?0000|0000[ -]?0002|08 ?\/ ?(20)?39/);
  });
}

test(
  'the card form marks a name, number, date or code that is too short, and nothing is charged',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.opens(purchase, { mode: 'frame' });
    await visitor.seesSection(visitor.texts.policyTitle);
    await visitor.goesToPay();
    const frame = page.frameLocator('iframe');
    const form = new CardForm(frame);
    await form.types({ number: '4111 1111 1111 111', expiration: '13/39', securityCode: '12' });
    await frame.getByLabel(cardLabels.en.name).fill('A');
    await form.uses();
    for (const label of Object.values(cardLabels.en)) {
      await expect(frame.getByLabel(label), label).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await visitor.record(purchase)).toMatchObject({ code: 1, charges: [] });
    await form.types();
    await form.uses();
    await visitor.seesSection(visitor.texts.signTitle);
  },
);

test('a frame that posts no message offers a retry and a new window', inLongTier, async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await sandbox.injectFault({ call: 'cardFrame', kind: 'silent' });
  await visitor.opens(purchase, { mode: 'frame' });
  await visitor.seesSection(visitor.texts.policyTitle);
  await speedUpTimersFromHere(page, sandbox, 3);
  await visitor.goesToPay();
  await visitor.sees(visitor.texts.frameSilentTitle);
  await speedUpTimersFromHere(page, sandbox, 1);
  await sandbox.clearFaults();
  await visitor.button(visitor.texts.frameRetry).click();
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
});

test(
  'a visitor enters the card in a new window when the frame posts no message',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await sandbox.injectFault({ call: 'cardFrame', kind: 'silent' });
    await visitor.opens(purchase, { mode: 'frame' });
    await visitor.seesSection(visitor.texts.policyTitle);
    await speedUpTimersFromHere(page, sandbox, 3);
    await visitor.goesToPay();
    await visitor.sees(visitor.texts.frameSilentTitle);
    await speedUpTimersFromHere(page, sandbox, 1);
    await sandbox.clearFaults();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: visitor.texts.frameWindow }).click(),
    ]);
    await new AutoPaymentVisitor(opened, sandbox).givesCard();
    await opened.getByRole('heading', { name: 'Your card is accepted' }).waitFor();
    await opened.close();
    await visitor.leavesAndReturns();
    await visitor.seesSection(visitor.texts.signTitle);
    expect(await visitor.record(purchase)).toMatchObject({ charges: [{}] });
  },
);

test(
  'a frame that is blocked does not load, and offers a new window and a phone number',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await page.route(`${sandbox.partnerUrl}/**`, (route) => route.abort());
    await visitor.opens(purchase, { mode: 'frame' });
    await visitor.seesSection(visitor.texts.policyTitle);
    await speedUpTimersFromHere(page, sandbox, 3);
    await visitor.goesToPay();
    const { frameNotLoadedTitle, frameNotLoadedText, frameWindow } = visitor.texts;
    await visitor.sees(frameNotLoadedTitle);
    await visitor.sees(frameNotLoadedText);
    // Not the browser's own error page.
    await expect(page.locator('cover-auto-payment iframe')).toBeHidden();
    await expect(page.getByRole('link', { name: frameWindow })).toBeVisible();
    await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
    expect(await visitor.record(purchase)).toMatchObject({ code: 1, charges: [] });
  },
);

test(
  'a card that the visitor confirms with the bank in the frame is charged once',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.opens(purchase, { mode: 'frame' });
    await visitor.seesSection(texts.policyTitle);
    await visitor.goesToPay();
    const frame = page.frameLocator('iframe');
    const form = new CardForm(frame);
    await form.types({ number: '4000 0000 0000 3220' });
    await form.uses();
    await visitor.sees(texts.cardSecondStep);
    await expect(frame.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
    expect(await visitor.record(purchase)).toMatchObject({ code: 1, charges: [] });
    await frame.getByLabel('Code', { exact: true }).fill('123456');
    await frame.getByRole('button', { name: 'Confirm' }).click();
    await visitor.seesSection(texts.signTitle);
    expect((await visitor.record(purchase)).charges).toHaveLength(1);
  },
);

test('a declined card returns to the policy with the reason, and another card is charged', async ({
  page,
  sandbox,
}) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await visitor.opens(purchase);
  await visitor.seesSection(visitor.texts.policyTitle);
  await visitor.goesToPay();
  await visitor.givesCard('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Go back without a card' }).click();
  await visitor.seesSection(visitor.texts.policyTitle);
  await visitor.sees(/The bank declined the card/);
  await visitor.goesToPay();
  await visitor.givesCard();
  await visitor.seesSection(visitor.texts.signTitle);
});

for (const kind of ['hangUpAfter', 'hangUp'] as const) {
  test(`the card is charged once and the policy signed once when each call ends with ${kind}`, async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    for (const call of ['submitPurchase', 'openPurchasePayment', 'processPayment', 'signPolicy', 'policyDocument']) {
      await sandbox.injectFault({ call, kind, times: 2 });
    }
    const { retry, paymentRetry, paymentCheckAgain, signRetry, soldDocumentsRetry } = visitor.texts;
    /** Presses every retry button until the section is shown. */
    const comesTo = async (title: string) => {
      const tries = [retry, paymentRetry, paymentCheckAgain, signRetry].map((name) => visitor.button(name).first());
      await expect(async () => {
        for (const button of tries) if (await button.isVisible()) await button.click({ timeout: 1500 });
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 1500 });
      }).toPass();
    };
    await visitor.opens(purchase);
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await visitor.answersQuestions();
    await comesTo(visitor.texts.policyTitle);
    await visitor.goesToPay();
    await comesTo('Your card');
    await visitor.givesCard();
    await comesTo(visitor.texts.signTitle);
    await visitor.button(visitor.texts.sign).click();
    await comesTo('Sign your policy');
    await expect(async () => {
      if (await visitor.button(signRetry).isVisible()) await visitor.button(signRetry).click({ timeout: 1500 });
      await expect(page.getByLabel(visitor.partner.signature)).toBeVisible({ timeout: 1500 });
    }).toPass();
    await page.getByLabel(visitor.partner.signature).fill('Alex Example');
    await page.getByLabel(visitor.partner.consent).check();
    await page.getByRole('button', { name: visitor.partner.sign, exact: true }).click();
    await visitor.isInsured();
    await expect(async () => {
      const again = visitor.button(soldDocumentsRetry);
      if (await again.isVisible()) await again.click({ timeout: 1500 });
      await expect(page.getByRole('link', { name: visitor.texts.soldDocuments })).toBeVisible({ timeout: 1500 });
    }).toPass();
    expect(await visitor.record(purchase)).toMatchObject({ code: 6, charges: [{}], signatures: [{}] });
  });
}

for (const answer of [
  { status: 400, json: { isSuccess: false, message: 'Duplicate transaction.' } },
  { status: 200, json: { isSuccess: false, resultCode: 409, status: 'Error', message: 'Duplicate transaction.' } },
])
  test(`a duplicate with status ${answer.status} that answers the repetition of a lost charge is no decline`, async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowsFailedRequests();
    watch.allows(/^console (warning|error): \[covermount\]/);
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.opens(purchase);
    await visitor.seesSection(texts.policyTitle);
    await visitor.goesToPay();
    await visitor.seesCardForm();
    let requests = 0;
    await page.route(`**${processPayment.path}`, async (route) => {
      requests += 1;
      if (requests > 1) return route.fulfill(answer);
      // The card is charged, and the answer is lost.
      await route.fetch();
      return route.abort();
    });
    await visitor.givesCard();
    await visitor.seesSection(texts.signTitle);
    expect(requests).toBeGreaterThan(1);
    expect((await visitor.record(purchase)).charges).toHaveLength(1);
  });

test(
  'after a lost charge, a reload while the services fail says not to pay again, until the charge is found',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    watch.allows(/^console (warning|error): \[covermount\]/);
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.opens(purchase);
    await visitor.seesSection(texts.policyTitle);
    await visitor.goesToPay();
    await visitor.seesCardForm();
    // The services fail from the charge on: the card is charged, and nobody can say so.
    await page.route(`**${processPayment.path}`, async (route) => {
      await sandbox.injectFault({ call: 'processPayment', kind: 'hangUpAfter' });
      for (const call of ['purchaseProgress', 'buyNowStatus', 'currentBuyNowStatus'])
        await sandbox.injectFault({ call, kind: 'status', status: 503 });
      await route.continue();
    });
    await visitor.givesCard();
    await visitor.seesSection(texts.paymentUnknownTitle);
    await expect(visitor.button(texts.paymentOtherCard)).toHaveCount(0);

    await sandbox.injectFault({ call: 'loadQuoteByTransaction', kind: 'status', status: 503 });
    await page.reload();
    await visitor.seesSection(texts.paymentUnknownTitle);
    await visitor.sees(texts.paymentUnknownAtEntry);
    await expect(page.getByRole('heading', { name: texts.failedTitle, exact: true })).toHaveCount(0);

    await sandbox.clearFaults();
    await visitor.button(texts.retry).click();
    await visitor.seesSection(texts.signTitle);
    expect((await visitor.record(purchase)).charges).toHaveLength(1);

    await sandbox.injectFault({ call: 'loadQuoteByTransaction', kind: 'status', status: 503 });
    await page.reload();
    await visitor.seesSection(texts.failedTitle);
    await expect(page.getByText(texts.paymentUnknownAtEntry)).toHaveCount(0);
  },
);

test('fifty presses, a held Enter key and two tabs that pay at once charge the card once', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsConflicts();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const other = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
  await Promise.all([visitor.opens(purchase), other.opens(purchase)]);
  await Promise.all([visitor, other].map((tab) => tab.seesSection(tab.texts.policyTitle)));
  await visitor.button(visitor.texts.goToPay).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await other.button(other.texts.goToPay).focus();
  for (let press = 0; press < 50; press += 1)
    await other.page.keyboard.press('Enter', { delay: 0 }).catch(() => undefined);
  await Promise.all([visitor, other].map((tab) => tab.typesCard()));
  await Promise.all([visitor, other].map((tab) => tab.usesCard()));
  await Promise.all([visitor, other].map((tab) => tab.seesSection(tab.texts.signTitle)));
  expect(await visitor.record(purchase)).toMatchObject({ charges: [{}] });
  expect((await visitor.record(purchase)).charges).toHaveLength(1);
});

test('each section and each failure is logged without personal data', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await sandbox.injectFault({ call: 'openPurchasePayment', kind: 'noUrl', times: 1 });
  await visitor.opens(purchase);
  await visitor.seesSection(visitor.texts.policyTitle);
  await visitor.goesToPay();
  await visitor.seesSection(visitor.texts.paymentNotOpenedTitle);
  await expect
    .poll(async () => (await visitor.log(purchase)).map(({ Step, Message }) => [Step, Message]))
    .toEqual([
      ['e2e-policy', 'Policy Details'],
      ['e2e-payment', 'Payment'],
      ['e2e-payment', 'Payment Url Empty'],
    ]);
  expect(JSON.stringify(await visitor.log(purchase))).not.toMatch(/Alex|512555/);
});

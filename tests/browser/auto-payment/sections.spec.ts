import { format } from '#i18n/format';
import { dialects } from '#services/testing/foreign-service/dialects';
import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';

interface TrackedEvent {
  event: string;
  data: Readonly<Record<string, unknown>>;
}

for (const language of ['en', 'es'] as const) {
  test(
    `each missing or invalid answer has a message beside its field and in the error summary (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      const vehicle = /VIN/;
      const license = page.getByRole('textbox', { name: texts.licenseNumber, exact: true });
      const vin = page.getByRole('textbox', { name: vehicle });
      const next = () => visitor.button(texts.next).click({ force: true });
      const saysOf = (text: string) =>
        new RegExp(text.replaceAll(/[.*+?^$()[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'));

      await visitor.opens(await StartedPurchase.at(sandbox, -1));
      await visitor.seesSection(texts.driverTitle);
      await next();
      await visitor.sees(texts['error.driverRequired']);
      await visitor.sees(saysOf(texts['error.vinRequired']));
      await visitor.sees(texts['error.consentRequired']);
      await vin.fill('1HGCM82633A00435I');
      await visitor.sees(saysOf(texts['error.vinWrong']));
      await vin.fill('1HGCM82633A004352');
      await page.getByRole('textbox', { name: texts.year, exact: true }).fill('1800');
      await next();
      await visitor.sees(saysOf(texts['error.ageOutOfRange']));
      await page.reload();
      await visitor.seesSection(texts.driverTitle);
      // The records have no such license with this date of birth.
      await license.fill('99887760');
      await page.getByRole('textbox', { name: texts.year, exact: true }).fill('1990');
      await vin.fill('1HGCM82633A004352');
      await page.getByRole('checkbox').check({ force: true });
      await next();
      await visitor.sees(texts['error.givenDataNotCorrect']);
      await expect(license).toHaveAttribute('aria-invalid', 'true');
      await expect(license).toHaveAccessibleDescription(new RegExp(texts['error.givenDataNotCorrect']));
      for (const part of [texts.month, texts.day, texts.year]) {
        const box = page.getByRole('textbox', { name: part, exact: true });
        await expect(box, part).toHaveAttribute('aria-invalid', 'true');
      }
      await visitor.confirmsDriver();

      await visitor.seesSection(texts.driversTitle);
      await visitor.button(texts.addDriver).click();
      await next();
      for (const key of ['relation', 'gender', 'maritalStatus', 'license'] as const) {
        await visitor.sees(format(texts[`error.${key}Required`], { name: texts.thisDriver }));
      }
      await page.getByRole('button', { name: new RegExp(`^${texts.remove}`) }).click();
      await visitor.drivesAlone();
      await visitor.seesSection(texts.questionsTitle);
      await next();
      await expect(page.getByRole('link', { name: visitor.partner.deliveries, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: visitor.partner.registered, exact: true })).toBeVisible();
      await visitor.answersQuestions();
      await visitor.seesSection(texts.policyTitle);
    },
  );
}

for (const name of ['capitals', 'underscores', 'lowerCase'] as const) {
  test(
    `a visitor answers, pays and signs through services that write ${name}`,
    inLongTier,
    async ({ page, sandbox }) => {
      sandbox.speaks(dialects[name]);
      const purchase = await StartedPurchase.at(sandbox, -1);
      const visitor = new AutoPaymentVisitor(page, sandbox);
      await visitor.opens(purchase);
      await visitor.comesToPolicy();
      await visitor.sees('$142.05');
      await visitor.goesToPay();
      await visitor.givesCard();
      await visitor.signs();
      await visitor.isInsured();
      expect(await visitor.record(purchase)).toMatchObject({ code: 6, charges: [{}], signatures: [{}] });
    },
  );
}

test(
  'each section is tracked as a page view with its tag, stage and progress',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.buys(purchase);
    const steps = watch.eventsNamed('step').map(({ detail: { step, stage, progress } }) => [step, stage, progress]);
    const distinct = steps.filter(
      ([step, , progress], index) =>
        steps.findIndex(([other, , value]) => other === step && value === progress) === index,
    );
    expect(distinct).toEqual([
      ['Driver Information', 'driverStage', 5],
      ['Additional Driver Information', 'driverStage', 15],
      ['Underwriting', 'vehicleStage', 25],
      ['Rating', 'policyStage', 25],
      ['Policy Details', 'policyStage', 25],
      ['Payment', 'quoteStage', 30],
      // After a card was entered.
      ['Payment', 'quoteStage', 35],
      ['E-Sign', 'quoteStage', 67],
      ['Sold', 'quoteStage', 100],
    ]);
    const tags = ['driverinfo', 'addldriver', 'uw', 'policy', 'payment', 'esign', 'sold'].map((name) => `e2e-${name}`);
    const tracked = watch.eventsNamed('track').map(({ detail }) => detail as unknown as TrackedEvent);
    const views = tracked.filter(({ event }) => event === 'Progress Reached');
    expect([...new Set(views.map(({ data }) => data.marker))]).toEqual(tags);
    const rows = async () => new Set((await visitor.log(purchase)).map(({ Step }) => Step));
    await expect.poll(rows).toEqual(new Set(tags));
  },
);

const failures = [
  { call: 'openPurchasePayment', row: '503 error', at: 1 },
  { call: 'signPolicy', row: '503 error', at: 4 },
  { call: 'policyDocument', row: '503 error', at: 6 },
] as const;
for (const { call, row, at } of failures) {
  test(`a failed call of ${call} is logged as: ${row}`, inLongTier, async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, at);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await sandbox.injectFault({ call, kind: 'status', status: 503 });
    await visitor.opens(purchase);
    if (at === 1) await visitor.goesToPay();
    if (at === 4) await visitor.button(visitor.texts.sign).click();
    await expect.poll(async () => (await visitor.log(purchase)).map(({ Message }) => Message)).toContain(row);
  });
}

const answers = [
  { path: '**/paymentinit/gettoken', body: { isSuccess: true, paymentUrl: null }, row: 'Payment Url null', at: 1 },
  { path: '**/esign/signthepolicy', body: { isSuccess: true, eSignUrl: '' }, row: 'Error in Esign Url API', at: 4 },
  { path: '**/questions/*', body: { isSuccess: false }, row: 'Error in API response', at: -1 },
] as const;
for (const { path, body, row, at } of answers) {
  test(`a response without the requested data is logged as: ${row}`, inLongTier, async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, at);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await page.route(path, (route) => route.fulfill({ json: body }));
    await visitor.opens(purchase);
    if (at === 1) await visitor.goesToPay();
    if (at === 4) await visitor.button(visitor.texts.sign).click();
    await expect.poll(async () => (await visitor.log(purchase)).map(({ Message }) => Message)).toContain(row);
  });
}

test(
  'messages from the page itself and from another page of the partner do not end a payment',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.opens(purchase, { mode: 'frame' });
    await visitor.goesToPay();
    const card = page.frameLocator('cover-auto-payment iframe');
    await card.getByLabel('Card number').waitFor();
    // A page of the partner that is not the card form.
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Other' })),
      `${sandbox.partnerUrl}/`,
    );
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(`${sandbox.partnerUrl}/`);
    const other = page.frames().find((frame) => frame.url() === `${sandbox.partnerUrl}/`)!;
    const frame = page.locator('cover-auto-payment iframe');
    await card.getByRole('button', { name: visitor.partner.use }).click({ trial: true });
    const height = await frame.evaluate((element) => element.style.blockSize);
    const asked = watch.addresses.length;
    await other.evaluate(() => {
      parent.postMessage({ type: 'card.succeeded', token: 'stolen' }, '*');
      parent.postMessage({ type: 'card.height', height: 9000 }, '*');
    });
    await page.evaluate(() => {
      const hostile: unknown[] = [
        { type: 'card.succeeded' },
        { type: 'card.succeeded', token: 'stolen' },
        { type: 'card.declined', message: '<img src=x onerror=alert(1)>' },
        { type: 'card.height', height: 9e9 },
        { type: 'card.height', height: '-1' },
        { type: 'sign.ended', event: 'signing_complete' },
        { type: '__proto__', polluted: true },
        JSON.stringify({ type: 'card.succeeded' }),
        'card.succeeded',
        null,
        [{ type: 'card.succeeded' }],
        { toString: 'card.succeeded' },
      ];
      for (const message of hostile) {
        postMessage(message, '*');
        dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin }));
      }
    });
    await card.getByLabel('Card number').fill('4111 1111 1111 1111');
    await expect(card.getByLabel('Card number')).toHaveValue(/4111/);
    await visitor.seesSection(visitor.texts.paymentTitle);
    expect(await frame.evaluate((element) => element.style.blockSize)).toBe(height);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(visitor.texts.cardDeclinedTitle)).toHaveCount(0);
    expect(watch.addresses.slice(asked)).toEqual([]);
    expect(await visitor.record(purchase)).toMatchObject({ code: 1, charges: [] });
  },
);

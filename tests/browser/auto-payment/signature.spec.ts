import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import { changeAnswer } from './page-changes.ts';

test('fifty presses of Sign, a held Enter key and two tabs sign the policy once', async ({ page, sandbox, watch }) => {
  watch.allowsConflicts();
  const purchase = await StartedPurchase.at(sandbox, 4);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const other = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
  const both = [visitor, other];
  await Promise.all(both.map((tab) => tab.opens(purchase)));
  await Promise.all(both.map((tab) => tab.seesSection(tab.texts.signTitle)));
  await visitor.button(visitor.texts.sign).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await other.button(other.texts.sign).focus();
  // The first press leaves the page; a held key repeats until then.
  const signingPage = other.page.getByLabel(other.partner.signature);
  for (let press = 0; press < 50 && !(await signingPage.isVisible()); press += 1)
    await other.page.keyboard.press('Enter');
  for (const tab of both) await tab.writesSignature();
  await visitor.isInsured();
  await other.isInsured();
  const record = await visitor.record(purchase);
  expect([record.code, record.signatures.length]).toEqual([6, 1]);
});

const ends = [
  { end: 'close', says: 'signCancelled' },
  { end: 'decline', says: 'signDeclinedTitle' },
  { end: 'expire', says: 'signExpiredTitle' },
] as const;
for (const language of ['en', 'es'] as const) {
  for (const { end, says } of ends) {
    test(
      `a visitor reads how the signing page ended (${end}), and then signs (${language})`,
      inLongTier,
      async ({ page, sandbox }) => {
        const purchase = await StartedPurchase.at(sandbox, 4);
        const visitor = new AutoPaymentVisitor(page, sandbox, language);
        await visitor.opens(purchase);
        await visitor.button(visitor.texts.sign).click();
        await visitor.button(visitor.partner[end]).click();
        await visitor.sees(visitor.texts[says]);
        await visitor.button(visitor.texts.sign).click();
        await visitor.writesSignature();
        await visitor.isInsured();
        expect(await visitor.record(purchase)).toMatchObject({ code: 6, signatures: [{}] });
      },
    );
  }
}

test(
  'a visitor who reloads, goes back and loses the network while paying and signing pays and signs once',
  inLongTier,
  async ({ page, sandbox, context, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.opens(purchase);
    await visitor.seesSection(texts.policyTitle);
    await page.reload();
    await visitor.seesSection(texts.policyTitle);
    await context.setOffline(true);
    await visitor.goesToPay();
    await visitor.sees(texts.offlineTitle);
    await context.setOffline(false);
    // The partner's page opens by itself.
    await page.getByRole('button', { name: visitor.partner.use }).waitFor();
    await page.goBack();
    await visitor.continuesToPay();
    await page.getByRole('button', { name: visitor.partner.use }).waitFor();
    await page.reload();
    await visitor.givesCard();

    await visitor.seesSection(texts.signTitle);
    await page.reload();
    await visitor.seesSection(texts.signTitle);
    await context.setOffline(true);
    await visitor.button(texts.sign).click();
    await visitor.sees(texts.offlineTitle);
    await context.setOffline(false);
    // A pending call continues; otherwise the visitor presses again.
    await expect(async () => {
      if (await visitor.button(texts.sign).isVisible()) await visitor.button(texts.sign).click({ timeout: 1500 });
      await expect(page.getByLabel(visitor.partner.signature)).toBeVisible({ timeout: 1500 });
    }).toPass();
    await page.goBack();
    await visitor.button(texts.sign).click();
    await visitor.writesSignature();
    await visitor.isInsured();
    await page.reload();
    await visitor.isInsured();
    const { charges, signatures } = await visitor.record(purchase);
    expect([charges.length, signatures.length]).toEqual([1, 1]);
  },
);

test(
  'the policy is signed once after fifty presses of the partner’s button, and after a lost response',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts, partner } = visitor;
    const signatures = async (purchase: StartedPurchase) => (await visitor.record(purchase)).signatures.length;
    const fills = async () => {
      await page.getByLabel(partner.signature).fill('Alex Example');
      await page.getByLabel(partner.consent).check();
      return page.getByRole('button', { name: partner.sign, exact: true });
    };

    const pressed = await StartedPurchase.at(sandbox, 4);
    await visitor.opens(pressed);
    await visitor.button(texts.sign).click();
    const sign = await fills();
    await sign.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    await visitor.isInsured();
    expect(await signatures(pressed)).toBe(1);

    const lost = await StartedPurchase.at(sandbox, 4);
    await visitor.opens(lost);
    await visitor.button(texts.sign).click();
    await sandbox.injectFault({ call: 'signVisit', kind: 'hangUpAfter' });
    await (await fills()).click();
    await expect.poll(() => signatures(lost)).toBe(1);
    // The browser repeats the request once by itself, then shows an error page: the visitor opens the link again.
    await page.waitForURL(/^chrome-error:/, { waitUntil: 'commit' });
    await sandbox.clearFaults();
    await visitor.opens(lost);
    await visitor.isInsured();
    expect(await signatures(lost)).toBe(1);
  },
);

test('a visitor who reloads while the documents are requested signs once', inLongTier, async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 4);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const { texts } = visitor;
  await visitor.opens(purchase);
  const asked = page.waitForRequest('**/esign/signthepolicy');
  const release = await holdRequests(page, '**/esign/signthepolicy');
  await visitor.button(texts.sign).click();
  await asked;
  await visitor.sees(texts.signOpening);
  await page.reload();
  await visitor.seesSection(texts.signTitle);
  release();
  await visitor.signs();
  await visitor.isInsured();
  expect((await visitor.record(purchase)).signatures).toHaveLength(1);
});

test(
  'an open tab continues with the policy after another tab has signed, on a press or on return to the tab',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 4);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const [pressing, returning] = [1, 2].map(() => page.context().newPage());
    const pressed = new AutoPaymentVisitor(await pressing!, sandbox);
    const returned = new AutoPaymentVisitor(await returning!, sandbox);
    for (const tab of [visitor, pressed, returned]) {
      await tab.opens(purchase);
      await tab.seesSection(tab.texts.signTitle);
    }
    // On return without a signature, the page stays.
    await returned.leavesAndReturns();
    await returned.seesSection(returned.texts.signTitle);
    await visitor.signs();
    await visitor.isInsured();
    await pressed.button(pressed.texts.sign).click();
    await pressed.isInsured();
    await returned.leavesAndReturns();
    await returned.isInsured();
    expect((await visitor.record(purchase)).signatures).toHaveLength(1);
  },
);

test('the page polls a signature that the services register late', inLongTier, async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 4);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const { texts } = visitor;
  await visitor.opens(purchase);
  let looks = 0;
  await changeAnswer(page, '**/buynowstatus/getcurrent*', (answer) => {
    looks += 1;
    return { ...answer, currentBuyNowStatus: 4 };
  });
  await visitor.statusIs({ eSignSignedStatus: 'NotSigned', signedPolicySendStatus: false });
  await visitor.signs();
  await visitor.sees(texts.signUnconfirmed);
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 1);
  await visitor.seesSection(texts.signTitle);
  await page.unrouteAll({ behavior: 'wait' });
  await visitor.isInsured();
});

test(
  'a card page in an open tab leads back to the signature after another tab has paid',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const old = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
    for (const tab of [visitor, old]) {
      await tab.opens(purchase);
      await tab.goesToPay();
      await tab.page.getByRole('button', { name: tab.partner.use }).waitFor();
    }
    await visitor.givesCard();
    await visitor.seesSection(visitor.texts.signTitle);
    await old.givesCard();
    await old.sees('What you wanted to pay here is paid already.');
    await old.page.getByRole('link', { name: 'Back to your agency' }).click();
    await old.seesSection(old.texts.signTitle);
    expect((await visitor.record(purchase)).charges).toHaveLength(1);
  },
);

test('an open tab continues with the signature after another tab has paid', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const old = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
  for (const tab of [visitor, old]) {
    await tab.opens(purchase);
    await tab.seesSection(tab.texts.policyTitle);
  }
  await visitor.goesToPay();
  await visitor.givesCard();
  await visitor.seesSection(visitor.texts.signTitle);
  await old.goesToPay();
  await old.seesSection(old.texts.signTitle);
  expect(await visitor.record(purchase)).toMatchObject({ charges: [{}] });
});

for (const language of ['en', 'es'] as const) {
  test(
    `a purchase without an online signature ends with the policy number (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const purchase = await StartedPurchase.at(sandbox, 1, '1008');
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      await visitor.opens(purchase);
      await visitor.seesSection(visitor.texts.policyTitle);
      await visitor.goesToPay();
      await visitor.givesCard();
      await visitor.seesSection(visitor.texts.soldUnsignedTitle);
      const { policyNumber, signatures } = await visitor.record(purchase);
      await visitor.sees(policyNumber!);
      expect(signatures).toEqual([]);
      await expect(page.getByText(visitor.texts.sign, { exact: true })).toHaveCount(0);
    },
  );
}

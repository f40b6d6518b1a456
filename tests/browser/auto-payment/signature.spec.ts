import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';

test('fifty presses of Sign, a held Enter key and two tabs sign the policy once', async ({ page, sandbox, watch }) => {
  watch.allowsConflicts();
  const purchase = await StartedPurchase.at(sandbox, 4);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const other = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
  const both = [visitor, other];
  await Promise.all(both.map((one) => one.opens(purchase)));
  await Promise.all(both.map((one) => one.seesSection(one.texts.signTitle)));
  await visitor.button(visitor.texts.sign).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await other.button(other.texts.sign).focus();
  // The first press leaves the page; a key that is held repeats until then.
  const signingPage = other.page.getByLabel(other.partner.signature);
  for (let press = 0; press < 50 && !(await signingPage.isVisible()); press += 1)
    await other.page.keyboard.press('Enter');
  for (const one of both) await one.writesSignature();
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
      `a visitor reads that the signing page ended with ${end}, and then signs (${language})`,
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
    // The page of the partner opens by itself.
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
    // A call that is under way goes on; else the visitor presses again.
    await expect(async () => {
      if (await visitor.button(texts.sign).isVisible()) await visitor.button(texts.sign).click();
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

test('an open tab continues with the signature after another tab has paid', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const old = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
  for (const one of [visitor, old]) {
    await one.opens(purchase);
    await one.seesSection(one.texts.policyTitle);
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
    `a policy without an online signature shows the policy number at the end (${language})`,
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

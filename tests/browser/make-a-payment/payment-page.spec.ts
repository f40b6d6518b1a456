import type { Page } from '@playwright/test';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { expect, test } from '../model/journey.ts';
import { BegunPayment, PaymentPage } from '../model/payment-page.ts';
import type { Sandbox } from '../model/sandbox.ts';

const languages = ['en', 'es'] as const;
/** A page of the site without widgets. */
const returnPage = /\/coming-soon\.html\?token=payment-[-0-9a-f]{36}$/;

async function begin(page: Page, sandbox: Sandbox, language: 'en' | 'es' = 'en') {
  const payment = await BegunPayment.of(sandbox, { language, redirectTo: `${sandbox.url}/coming-soon.html` });
  const paymentPage = new PaymentPage(page, language);
  await page.goto(await payment.address());
  await paymentPage.sees();
  return { payment, paymentPage };
}

for (const language of languages) {
  test(
    `a premium is charged once, and the page says that it is paid after the back button (${language})`,
    language === 'es' ? inLongTier : whenAffected,
    async ({ page, sandbox }) => {
      const { payment, paymentPage } = await begin(page, sandbox, language);
      for (const text of ['Larkspur Mutual', payment.policyNumber, 'Alex Example'])
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await paymentPage.pays();
      await expect(page).toHaveURL(returnPage);
      expect(await payment.resultAt(page.url())).toMatchObject({ status: 'A' });
      await page.goBack();
      await paymentPage.seesPaid();
      await page.reload();
      await paymentPage.seesPaid();
      await paymentPage.goesBackToAgency();
      await expect(page).toHaveURL(returnPage);
      expect(await payment.charges()).toEqual([expect.objectContaining({ amount: 128.4 })]);
    },
  );

  test(
    `a payment can be declined, left, refused by the card and then paid (${language})`,
    language === 'es' ? inLongTier : {},
    async ({ page, sandbox }) => {
      const { payment, paymentPage } = await begin(page, sandbox, language);
      const turns = [
        ['D', () => paymentPage.declines()],
        ['C', () => paymentPage.leaves()],
        ['D', () => paymentPage.typesCard({ number: '4000 0000 0000 0002' }).then(() => paymentPage.payButton.click())],
      ] as const;
      for (const [status, turn] of turns) {
        await turn();
        await expect(page).toHaveURL(returnPage);
        expect(await payment.resultAt(page.url())).toMatchObject({ status });
        await page.goBack();
        await paymentPage.sees();
        await expect(page.getByRole('status')).toContainText(
          language === 'en' ? 'Nothing was charged' : 'No se le cobró nada',
        );
      }
      expect(await payment.charges()).toEqual([]);
      await paymentPage.pays();
      await expect(page).toHaveURL(returnPage);
      expect(await payment.resultAt(page.url())).toMatchObject({ status: 'A' });
      expect(await payment.charges()).toHaveLength(1);
    },
  );
}

test('a keyboard user reads what is wrong, and the focus moves to it', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const { payment, paymentPage } = await begin(page, sandbox);
  await paymentPage.field('cardHolderName').focus();
  await page.keyboard.type('Alex Example');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle('Error: Pay your premium');
  await expect(summary.getByRole('link')).toHaveCount(3);
  await expect(paymentPage.field('number')).toHaveAccessibleDescription(
    /Only test cards work here: .* Type one of the two test card numbers/,
  );
  await expect(paymentPage.field('cardHolderName')).toHaveValue('Alex Example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(paymentPage.field('number')).toBeFocused();
  await page.keyboard.type('4111111111111111');
  await page.keyboard.press('Tab');
  await page.keyboard.type('08/39');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(returnPage);
  expect(await payment.charges()).toHaveLength(1);
});

test('fifty clicks and fifty submissions make one charge', inLongTier, async ({ page, sandbox }) => {
  const { payment, paymentPage } = await begin(page, sandbox);
  await paymentPage.typesCard();
  const clicks = paymentPage.payButton.evaluate(async (button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click += 1) {
      button.click();
      await new Promise((next) => setTimeout(next));
    }
  });
  await clicks.catch((error: Error) => {
    // The page is left before the last click.
    if (!error.message.includes('context was destroyed')) throw error;
  });
  await expect(page).toHaveURL(returnPage);
  expect(await payment.resultAt(page.url())).toMatchObject({ status: 'A' });
  expect(await payment.charges()).toHaveLength(1);
});

test(
  'two tabs that pay at once charge once, and the second says that the premium is paid',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const { payment, paymentPage } = await begin(page, sandbox);
    const other = new PaymentPage(await context.newPage());
    await other.page.goto(await payment.address('in the other tab'));
    await paymentPage.typesCard();
    await other.typesCard();
    await Promise.all([paymentPage.payButton.click(), other.payButton.click()]);
    await expect(page).toHaveURL(returnPage);
    await expect(other.page).toHaveURL(returnPage);
    expect(await payment.charges()).toHaveLength(1);
    const results = await Promise.all([page, other.page].map((tab) => payment.resultAt(tab.url())));
    const resultTexts = results.map(({ status, resultMessage }) => `${status} ${resultMessage}`);
    expect(resultTexts.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'A Approved',
      'P This payment has already been made',
    ]);
    for (const tab of [paymentPage, other]) {
      await tab.page.goBack();
      await tab.seesPaid();
    }
  },
);

test('the payment page itself shows the result when no return address was set', async ({ page, sandbox }) => {
  const payment = await BegunPayment.of(sandbox);
  const paymentPage = new PaymentPage(page);
  await page.goto(await payment.address());
  await paymentPage.pays();
  await paymentPage.seesPaid();
  await expect(page.getByText('You can close this page.')).toBeVisible();
});

test('the payment page allows no script, no foreign style and no framing', async ({ page, sandbox, watch }) => {
  const { payment } = await begin(page, sandbox);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { display: none }' }));
  });
  await expect
    .poll(() => watch.problems().filter((line) => line.includes('Security policy violated')).length)
    .toBeGreaterThan(1);
  await expect(page).toHaveTitle('Pay your premium');
  await expect(page.locator('body')).toBeVisible();
  const address = await payment.address();
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${sandbox.url}/coming-soon.html`);
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address);
  await refused;
  watch.allows(/Security policy/i, /Content Security Policy/i, /frame-ancestors/i, /chrome-error/);
});

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the payment page has no accessibility violation at 320 pixels (${language}, ${colorScheme})`,
      inLongTier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        await page.setViewportSize({ width: 320, height: 640 });
        await page.emulateMedia({ colorScheme });
        const { payment, paymentPage } = await begin(page, sandbox, language);
        const keepsNobodyOut = async (state: string) => {
          expect(await axeBarriers(page), state).toEqual([]);
          expect(await ibmBarriers(page), state).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(320);
        };
        await keepsNobodyOut('form');
        await paymentPage.payButton.click();
        await expect(page.getByRole('alert')).toBeVisible();
        await keepsNobodyOut('mistakes');
        await paymentPage.declines();
        await page.goto(await payment.address());
        await keepsNobodyOut('declined');
        await paymentPage.pays();
        await page.goto(`${sandbox.partnerUrl}/pay/unknown?lang=${language}`);
        await keepsNobodyOut('ended');
        await page.goBack();
        await page.goBack();
        await paymentPage.seesPaid();
        await keepsNobodyOut('paid');
        await page.goto(`${sandbox.partnerUrl}/pay-at/1001`);
        await keepsNobodyOut('the carrier’s own page');
      },
    );
  }
}

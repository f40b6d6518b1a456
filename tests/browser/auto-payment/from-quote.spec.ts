import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { CardForm } from '../model/purchase-pages.ts';
import type { Sandbox } from '../model/sandbox.ts';
import type { Visitor } from '../model/visitor.ts';
import { changeAnswer } from './page-changes.ts';

/** The carrier whose policies the agency sells on its own page. */
const carrier = 'Seven Creeks Preferred';

interface Site {
  sandbox: Sandbox;
  language: 'en' | 'es';
  mode: 'redirect' | 'frame';
}

/** The agency’s site has a quote page in each language, and its card leads to a page with the card on a page or in a frame. */
async function isBuilt(page: Page, { language, mode }: Site): Promise<void> {
  await changeAnswer(page, '**/api/rating/buyNow', (answer) => ({
    ...answer,
    buyNowUrl: `${String(answer.buyNowUrl)}&mode=${mode}`,
  }));
  await page.route('**/zip-form.html*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'quote-page="/quote-flow.html"',
      `quote-page="/quote-flow.html?language=${language}"`,
    );
    await route.fulfill({ response, body });
  });
}

/** Goes from the zip form to the page that the carrier's quote card opens. */
async function buysFromItsCard(visitor: Visitor, { sandbox, language }: Site): Promise<AutoPaymentVisitor> {
  const { results, texts } = visitor;
  await visitor.opens(`/zip-form.html?language=${language}`);
  const start = visitor.within(visitor.page.locator('cover-zip-form').first());
  await start.typesZip(visitor.person.zip);
  await start.asksForQuotes();
  await visitor.page.waitForURL(/quote-flow\.html/);
  await visitor.answersEverything();
  if (await results.showMore.isVisible()) await results.showMore.click();
  const opened = visitor.page.context().waitForEvent('page');
  await results.action(texts['results.buy'], carrier).click();
  await visitor.presses(texts['results.yes']);
  const page = await opened;
  await expect(page).toHaveURL(/\/auto-payment\.html\?transactionId=.+&carrierId=1009&payplan=.+/);
  return new AutoPaymentVisitor(page, sandbox, language);
}

/** Goes from the driver’s data to the signed policy and its documents. */
async function buys(visitor: AutoPaymentVisitor, { mode, language }: Site): Promise<void> {
  const { page, texts, partner } = visitor;
  await visitor.confirmsDriver({ isConsentAsked: false });
  await visitor.drivesAlone();
  await visitor.seesSection(texts.questionsTitle);
  await page
    .getByRole('group')
    .filter({ hasText: /ride-sharing|transporte compartido/ })
    .getByLabel(texts.no)
    .check({ force: true });
  await visitor.picks(partner.deliveries, texts.no);
  await visitor.button(texts.next).click();
  await visitor.seesSection(texts.policyTitle);
  await visitor.sees(carrier);
  await visitor.goesToPay();
  if (mode === 'frame') {
    const frame = page.frameLocator('cover-auto-payment iframe');
    await new CardForm(frame, language).types();
    await frame.getByRole('button', { name: partner.use }).click();
  } else {
    await visitor.givesCard();
  }
  await visitor.signs();
  await visitor.isInsured();
  const link = page.getByRole('link', { name: texts.soldDocuments });
  const address = (await link.getAttribute('href'))!;
  const opened = page.context().waitForEvent('response', (response) => response.url() === address);
  await link.click();
  const document = await opened;
  expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await page.request.get(address);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

test.beforeEach(async ({ sandbox }) => {
  sandbox.fastForwardCarriers();
});

/** A visitor buys in one go, with the card on a page or in a frame. */
async function buysInOneGo(visitor: Visitor, site: Site): Promise<void> {
  await isBuilt(visitor.page, site);
  await buys(await buysFromItsCard(visitor.speaking(site.language), site), site);
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

for (const [device, use] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(use);
    for (const language of ['en', 'es'] as const) {
      for (const mode of ['redirect', 'frame'] as const) {
        const tier = device === 'phone' && language === 'en' && mode === 'redirect' ? {} : inLongTier;
        test(
          `a visitor enters a zip code, buys from a quote card and signs the policy (${language}, ${mode})`,
          tier,
          async ({ visitor, sandbox }) => {
            await buysInOneGo(visitor, { sandbox, language, mode });
          },
        );
      }
    }
  });
}

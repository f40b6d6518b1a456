import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { startSandbox } from '#sandbox/start-sandbox';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';

// Takes the screenshots of the documents from the last `npm run build`.

const path = (below: string): string => fileURLToPath(new URL(`../../${below}`, import.meta.url));

/** Not the page's own form, which is there until the widget has rendered. */
const drawnZipForm = (page: Page) => page.locator('cover-zip-form .cover-root').first();

async function takeZipForm(page: Page): Promise<void> {
  await page.goto('/zip-form.html');
  await drawnZipForm(page).getByRole('textbox', { name: 'ZIP code' }).fill('78701');
  await page
    .locator('section.stage')
    .first()
    .screenshot({ path: path('docs/images/zip-form.png') });
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** A fictional adult with a real car, from a zip code to quotes. */
async function takeQuotes(page: Page): Promise<void> {
  await page.goto('/zip-form.html');
  await drawnZipForm(page).getByRole('textbox', { name: 'ZIP code' }).fill('78701');
  await drawnZipForm(page).getByRole('button', { name: 'See my quotes' }).click();
  await page.getByLabel('First name').fill('Alex');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Month').fill('04');
  await page.getByLabel('Day').fill('12');
  await page.getByLabel('Year').fill('1988');
  await next(page);
  await page.getByLabel('Email address').fill('alex@example.com');
  await page.getByLabel('Phone number').fill('5125550142');
  await page.getByRole('checkbox').first().check({ force: true });
  await next(page);
  await page.getByLabel('Street address').fill('100 Example Street');
  for (const name of ['Male', 'Single', 'Yes'])
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
  await next(page);
  await page.getByRole('heading', { name: 'Who drives your vehicles?' }).waitFor();
  await next(page);
  await page.getByRole('radio', { name: 'VIN' }).check({ force: true });
  await page.getByLabel('VIN', { exact: true }).and(page.getByRole('textbox')).fill('1HGCM82633A004352');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await next(page);
  await page
    .getByRole('radio', { name: /Full coverage/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'See my quotes' }).click();
  await page.getByRole('heading', { name: /here are \d+ quotes/ }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: path('docs/images/quote-results.png') });
}

mkdirSync(path('docs/images'), { recursive: true });
const sandbox = await startSandbox({ port: 0, partnerPort: 0, distDir: path('dist'), demoDir: path('demo-pages') });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  for (const [take, width, height] of [
    [takeZipForm, 390, 844],
    [takeQuotes, 1100, 900],
  ] as const) {
    const context = await browser.newContext({
      baseURL: sandbox.url,
      viewport: { width, height },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    });
    await take(await context.newPage());
    await context.close();
  }
} finally {
  await browser.close();
  await sandbox.close();
}

import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

/** Replaces `print()` with a counter; the printed content stays in the page. */
async function hasNoPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { prints?: number };
    counted.prints = 0;
    globalThis.print = () => void (counted.prints! += 1);
  });
  return () => page.evaluate(() => (globalThis as { prints?: number }).prints ?? 0);
}

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const { where, path } of [
  { where: 'an ordinary page', path: '/quote-flow.html' },
  { where: 'a page with a strict policy and Trusted Types', path: '/strict-csp-quote.html' },
]) {
  test(
    `only the quotes are printed on ${where}`,
    path.includes('strict') ? inLongTier : {},
    async ({ visitor, page, sandbox }) => {
      const timesPrinted = await hasNoPrinter(page);
      sandbox.fastForwardCarriers();
      await visitor.opens(path);
      await visitor.answersEverything();
      const { results, texts } = visitor;
      const carriers = await results.carriers();
      await results.print.click();
      await expect.poll(timesPrinted).toBe(1);
      await expect(results.paper).toBeHidden();

      await page.emulateMedia({ media: 'print' });
      await expect(results.paper).toBeVisible();
      for (const words of [
        'Lone Star Cover',
        '512-555-0142',
        texts['results.printDisclaimer'],
        'Policy fee',
        'Bodily injury',
        ...carriers,
      ]) {
        await expect(results.paper).toContainText(words);
      }
      await expect(page.getByRole('heading', { name: 'Compare auto quotes' })).toBeHidden();
      await expect(results.title).toBeHidden();
      await expect(results.cards.first()).toBeHidden();
      const pdf = await page.pdf({ format: 'Letter' });
      expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
      expect(pagesOf(pdf)).toBeLessThanOrEqual(3);

      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(results.paper).toHaveCount(0);
      await expect(results.title).toBeVisible();
      expect(await page.evaluate(() => document.querySelectorAll('.cover-print-off, .cover-print-path').length)).toBe(
        0,
      );
    },
  );
}

test('only the selected quotes are printed', inLongTier, async ({ visitor, page, sandbox, watch }) => {
  const timesPrinted = await hasNoPrinter(page);
  sandbox.fastForwardCarriers();
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
  const { results, texts } = visitor;
  const [first = '', second = '', third = ''] = await results.carriers();
  await visitor.ticks(results.comparing(first));
  await visitor.ticks(results.comparing(third));
  await results.compareNow(2).click();
  await expect(results.comparison).toBeVisible();
  await visitor.scope.getByRole('dialog').getByRole('button', { name: texts['results.print'] }).click();
  await expect.poll(timesPrinted).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(results.paper).toContainText(first);
  await expect(results.paper).toContainText(third);
  await expect(results.paper).not.toContainText(second);
  await expect(results.comparison).toBeHidden();
  expect(watch.eventsNamed('track').map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ event: 'Quotes Printed', data: { quoteCount: 2 } }),
  );
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleView } from './results.example-view.tsx';
import { exampleConfig, exampleResults } from './results.examples.ts';
import { Results } from './results.view.tsx';
import { resultsEs } from './strings.es.ts';

const box = (carrier: string) => page.getByRole('checkbox', { name: `Compare: ${carrier}` });
const table = () => page.getByRole('table', { name: 'Compare quotes' });
const compare = (count: number) => page.getByRole('button', { name: `Compare (${count})` });
const all = { ...exampleConfig, maxQuoteCards: 100 };

async function compares(...carriers: string[]): Promise<void> {
  for (const carrier of carriers) await box(carrier).click();
  await compare(carriers.length).click();
  await expect.element(table()).toBeVisible();
}

const row = (name: string) =>
  [...table().getByRole('row', { name }).element().querySelectorAll('td')].map((cell) => cell.textContent);

describe('comparing', () => {
  test('needs at least two quotes to compare', async () => {
    await renderInShadowRoot(exampleView());
    await box('Bluebonnet Mutual').click();
    await expect.element(compare(1)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('status').filter({ hasText: 'pick one or two more' })).toBeInTheDocument();
    await compare(1).click({ force: true });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('refuses a fourth quote and says why', async () => {
    await renderInShadowRoot(exampleView({ config: all }));
    for (const carrier of ['Bluebonnet Mutual', 'Hill Country Select', 'Caprock Mutual']) await box(carrier).click();
    await box('Mockingbird Direct').click();
    await expect.element(box('Mockingbird Direct')).not.toBeChecked();
    await expect
      .element(
        page
          .getByRole('status')
          .filter({ hasText: 'You can compare 3 quotes at a time. Take one out first: Bluebonnet Mutual' }),
      )
      .toBeInTheDocument();
    await box('Bluebonnet Mutual').click();
    await box('Mockingbird Direct').click();
    await expect.element(box('Mockingbird Direct')).toBeChecked();
  });

  test('shows quotes side by side, in comparable rows, and marks differences in words', async () => {
    const onCompare = vi.fn();
    const { violations } = await renderInShadowRoot(exampleView({ onCompare }));
    await compares('Bluebonnet Mutual', 'Hill Country Select');
    expect(onCompare).toHaveBeenCalledExactlyOnceWith(2);
    expect(row('Bodily injury liability Differs')).toEqual(['30k/60k', '50k/100k']);
    expect(row('Property damage liability')).toEqual(['25k', '25k']);
    expect(row('Collision Differs')).toEqual(['1000 deductible', 'Not included']);
    expect(row('Policy fee Differs')).toEqual(['None', '$15.00, included']);
    expect(row('Total you pay Differs')).toEqual(['$741.25', '$1,018.25']);
    const text = table().element().textContent;
    expect(text.lastIndexOf('fee')).toBeLessThan(text.indexOf('Buy online'));
    expect(await violations()).toEqual([]);
  });

  test('hides equal rows on request', async () => {
    await renderInShadowRoot(exampleView());
    await compares('Bluebonnet Mutual', 'Hill Country Select');
    await page.getByRole('switch', { name: 'Show only what differs' }).click();
    await expect.element(table().getByRole('row', { name: 'Property damage liability' })).not.toBeInTheDocument();
    await expect.element(table().getByRole('row', { name: 'Collision' })).toBeVisible();
  });

  test('removes one of three quotes and keeps two', async () => {
    const { focused } = await renderInShadowRoot(exampleView({ config: all }));
    await compares('Bluebonnet Mutual', 'Hill Country Select', 'Caprock Mutual');
    await page.getByRole('button', { name: 'Take out: Caprock Mutual' }).click();
    await expect.poll(() => table().getByRole('columnheader').elements().length).toBe(2);
    await expect.element(page.getByRole('button', { name: /^Take out/ })).not.toBeInTheDocument();
    expect(focused()?.textContent).toBe('Compare quotes');
  });

  test('opens the purchase from the comparison, which closes', async () => {
    const onBuy = vi.fn();
    await renderInShadowRoot(exampleView({ onBuy }));
    await compares('Bluebonnet Mutual', 'Hill Country Select');
    await page.getByRole('dialog').getByRole('button', { name: 'Buy online: Hill Country Select' }).click();
    expect(onBuy).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('Escape closes the comparison and keeps the picks, until they are cleared', async () => {
    const { focused } = await renderInShadowRoot(exampleView());
    await compares('Bluebonnet Mutual', 'Hill Country Select');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(box('Bluebonnet Mutual')).toBeChecked();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(box('Bluebonnet Mutual')).not.toBeChecked();
    expect(focused()).toBe(box('Hill Country Select').element());
  });

  test.each([320, 390])('fits three quotes on %i px with their names visible', async (width) => {
    await page.viewport(width, 844);
    const { violations } = await renderInShadowRoot(
      <Results {...exampleResults} config={all} labels={resultsEs} language="es" />,
    );
    for (const carrier of [
      'Bluebonnet Mutual',
      'Hill Country Select',
      'Gulf Coast General Assurance Company of the Southwest',
    ]) {
      await page.getByRole('checkbox', { name: `Comparar: ${carrier}` }).click();
    }
    await page.getByRole('button', { name: 'Comparar (3)' }).click();
    const heads = page.getByRole('columnheader', { name: 'Bluebonnet Mutual' });
    await expect.element(heads).toBeVisible();
    const scroller = heads.element().closest('.cover-dialog-box')!;
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
    scroller.scrollTo({ top: 500 });
    const { top, bottom } = heads.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(844 / 2);
    expect(await violations()).toEqual([]);
    await page.viewport(390, 844);
  });
});

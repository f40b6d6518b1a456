import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleView } from './results.example-view.tsx';

/** The browser's print dialog would block the test. */
function pretendPrint() {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  return print;
}

function paper(): HTMLElement | undefined {
  for (const host of document.querySelectorAll('*')) {
    const found = host.shadowRoot?.querySelector<HTMLElement>('.cover-print');
    if (found) return found;
  }
  return undefined;
}

describe('printing quotes', () => {
  test('prints the visible quotes with agency, date, fees and an explanation of what a quote is', async () => {
    const print = pretendPrint();
    const onPrint = vi.fn();
    await renderInShadowRoot(exampleView({ onPrint }));
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(onPrint).toHaveBeenCalledExactlyOnceWith(5);
    const text = paper()!.textContent;
    for (const words of [
      'Lone Star Example Agency · 512-555-0100',
      'Printed on November 19, 2026',
      'Hill Country Select',
      'Q-884205',
      'Policy fee$15.00, included',
      'Bodily injury liability50k/100k',
      'A quote is an estimate',
    ]) {
      expect(text).toContain(words);
    }
    expect(paper()!.querySelectorAll('section')).toHaveLength(5);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(paper).toBeUndefined();
  });

  test('prints only the picked quotes when there are some', async () => {
    const print = pretendPrint();
    await renderInShadowRoot(exampleView());
    await page.getByRole('checkbox', { name: 'Compare: Bluebonnet Mutual' }).click();
    await page.getByRole('button', { name: 'Print or save 1 picked quote' }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect([...paper()!.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual(['Bluebonnet Mutual']);
    dispatchEvent(new Event('afterprint'));
  });
});

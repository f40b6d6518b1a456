import type { Page } from '@playwright/test';

/**
 * Records every layout shift of the page's documents, those after recent input only if `isAfterInputIgnored` is false.
 *
 * @returns A function that returns the shifts of the current document, after the next frame.
 */
export async function recordLayoutShifts(
  page: Page,
  { isAfterInputIgnored = true } = {},
): Promise<() => Promise<string[]>> {
  await page.addInitScript((isIgnored) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moves = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = (node as Element | undefined)?.className || node?.nodeName;
          return `${name} from ${from.y}, ${from.height} px high, to ${to.y}, ${to.height} px high`;
        });
        if (!hadRecentInput || !isIgnored) shifts.push(`${value}: ${moves.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, isAfterInputIgnored);
  return async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

import { act } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleView } from './results.example-view.tsx';
import {
  agentQuote,
  biMonthlyQuote,
  exampleConfig,
  exampleQuotes,
  exampleResults,
  installmentQuote,
  manyQuotes,
  pseudoCarrierQuote,
  singlePaymentQuote,
} from './results.examples.ts';
import { Results } from './results.view.tsx';
import { resultsEn } from './strings.en.ts';
import { resultsEs } from './strings.es.ts';

const unreachable = { kind: 'unreachable' } as const;

/** A smooth scroll takes longer on a busy machine. */
const longTimeout = { timeout: 10_000 };

function pretendMedia(matches: (media: string) => boolean): void {
  const query = (media: string) => Object.assign(new EventTarget(), { media, matches: matches(media) });
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => query(media) as MediaQueryList);
  onTestFinished(() => void vi.restoreAllMocks());
}

const toolbar = page.getByRole('group', { name: resultsEn['results.arrange'] });
const cards = () => page.getByRole('article').all();
const carriers = () => cards().map((card) => card.getByRole('heading').element().textContent);
const card = (carrier: string) => page.getByRole('article', { name: carrier });
const sort = () => page.getByRole('combobox', { name: 'Sort by' });
const press = (name: string) => page.getByRole('button', { name: `${name}: Bluebonnet Mutual` }).click();
const filter = () => page.getByRole('switch', { name: 'Only quotes I can buy online' });

describe('ranking', () => {
  test('shows the best five quotes first and says so', async () => {
    await renderInShadowRoot(exampleView());
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Alex, here are 8 quotes');
    await expect.element(toolbar).toHaveTextContent('5 of 8 quotes shown, sorted by lowest payment.');
    expect(carriers()).toEqual([
      'Hill Country Select',
      'Bluebonnet Mutual',
      agentQuote.carrierName,
      'Caprock Mutual',
      'Mockingbird Direct',
    ]);
  });

  test('sorts by the visitor’s choice and moves the existing cards', async () => {
    const onArrange = vi.fn();
    await renderInShadowRoot(exampleView({ onArrange }));
    const before = card('Bluebonnet Mutual').element();
    await sort().selectOptions('Lowest total price');
    await expect.element(toolbar).toHaveTextContent('5 of 8 quotes shown, sorted by lowest total price.');
    expect(carriers().slice(0, 2)).toEqual(['Pecan Valley Insurance', 'Bluebonnet Mutual']);
    expect(card('Bluebonnet Mutual').element()).toBe(before);
    expect(onArrange).toHaveBeenCalledWith({ sort: 'totalPremium', onlyBuyable: false });
  });

  test('hides a sort option that no rate supports', async () => {
    await renderInShadowRoot(exampleView({ config: { ...exampleConfig, topRatedCarriers: [] } }));
    const options = [...sort().element().querySelectorAll('option')].map((option) => option.textContent);
    expect(options).toEqual(['Lowest payment', 'Lowest down payment', 'Lowest total price']);
  });

  test.each([
    ['one numbering', { sortOptions: [4, 5, 6, 3], defaultSort: 6 }, 'lowest total price'],
    ['the other', { sortOptions: [0, 1, 2], defaultSort: 1 }, 'lowest down payment'],
    ['a default that is not offered', { sortOptions: [5, 6], defaultSort: 3 }, 'lowest down payment'],
  ])('starts with the configured order: %s', async (_, sorting, order) => {
    await renderInShadowRoot(exampleView({ config: { ...exampleConfig, ...sorting } }));
    await expect.element(toolbar).toHaveTextContent(`sorted by ${order}.`);
  });

  test('shows only quotes that can be bought online, and all quotes again', async () => {
    await renderInShadowRoot(exampleView({ agentsAreIdle: false }));
    await filter().click();
    await expect.poll(carriers).not.toContain(agentQuote.carrierName);
    await expect.element(toolbar).toHaveTextContent('5 of 8 quotes shown');
    await filter().click();
    await expect.poll(carriers).toContain(agentQuote.carrierName);
  });

  test('removes filtered cards although every card may be shown', async () => {
    await renderInShadowRoot(exampleView({ config: { ...exampleConfig, maxQuoteCards: 100 }, agentsAreIdle: false }));
    expect(cards()).toHaveLength(8);
    await filter().click();
    await expect.poll(() => cards().length).toBe(5);
    await expect.element(toolbar).toHaveTextContent('5 of 8 quotes shown');
  });

  test('shows that the filter leaves no rates, with a way back to all and to new ones', async () => {
    const quotes = [agentQuote, { ...agentQuote, rateQuoteId: 'RQ-2' }];
    const onTryAgain = vi.fn();
    const { focused } = await renderInShadowRoot(
      exampleView({ quotes, agentsAreIdle: false, config: { ...exampleConfig, quoteFilter: 2 }, onTryAgain }),
    );
    await expect.element(page.getByRole('heading', { name: 'Alex, none of your quotes match' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onTryAgain).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Show all quotes' }).click();
    await expect.poll(() => cards().length).toBe(2);
    expect(focused()?.textContent).toBe('Alex, here are 2 quotes');
  });

  test('expands the rest, moves the focus to the first of it, and collapses it again', async () => {
    const { focused } = await renderInShadowRoot(exampleView());
    await page.getByRole('button', { name: 'Show 3 more quotes' }).click();
    await expect.poll(() => focused()?.textContent).toBe('Red River Preferred');
    expect(cards()).toHaveLength(8);
    await page.getByRole('button', { name: 'Show fewer quotes' }).click();
    await expect.poll(() => cards().length).toBe(5);
  });

  test('keeps cards in their positions while carriers answer, and sorts them on request', async () => {
    const late = { ...pseudoCarrierQuote, rateQuoteId: 'RQ-late', carrierName: 'Late Example Company' };
    const early = [installmentQuote, biMonthlyQuote];
    const { rerender, focused } = await renderInShadowRoot(exampleView({ quotes: early, isArriving: true }));
    await expect.element(toolbar).toHaveTextContent('2 quotes so far');
    await rerender(exampleView({ quotes: [late, ...early], isArriving: true }));
    expect(carriers()).toEqual(['Bluebonnet Mutual', 'Lone Star Casualty', 'Late Example Company']);
    await rerender(exampleView({ quotes: [late, ...early] }));
    expect(carriers().at(-1)).toBe('Late Example Company');
    await page.getByRole('button', { name: 'Put in order: lowest payment' }).click();
    await expect.poll(() => carriers()[0]).toBe('Late Example Company');
    expect(focused()?.tagName).toBe('H2');
  });

  test('announces quotes that arrive within a second as one message, with the latest count', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const view = (count: number) => exampleView({ quotes: manyQuotes(count), isArriving: true });
    const { root, rerender } = await renderInShadowRoot(view(1));
    const announced: (string | null)[] = [];
    const observer = new MutationObserver((records) => {
      const regions = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [aria-live]'),
      );
      for (const region of new Set(regions)) if (region) announced.push(region.textContent);
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    for (const count of [2, 3, 5]) {
      await rerender(view(count));
      await wait(300);
    }
    expect(toolbar.element()).toHaveTextContent('5 quotes so far.');
    expect(announced).toEqual([]);
    await wait(100);
    expect(announced).toEqual(['5 quotes so far. More companies are still answering.']);
    await wait(5000);
    expect(announced).toHaveLength(1);
  });

  test('a carrier’s new rate takes over its card, with position, focus and open details', async () => {
    const quotes = [installmentQuote, biMonthlyQuote];
    const { rerender, focused } = await renderInShadowRoot(exampleView({ quotes, isArriving: true }));
    const replaced = (rateQuoteId: string, totalPremium: number) =>
      exampleView({ quotes: [{ ...installmentQuote, rateQuoteId, totalPremium }, biMonthlyQuote], isArriving: true });
    const details = page.getByRole('button', { name: 'Details: Bluebonnet Mutual' }).element() as HTMLElement;
    details.focus();
    await rerender(replaced('RQ-new', 99_125));
    expect(focused()).toBe(details);
    expect(carriers()).toEqual(['Bluebonnet Mutual', 'Lone Star Casualty']);
    await press('Details');
    await expect.element(page.getByRole('dialog')).toHaveTextContent('$991.25');
    await rerender(replaced('RQ-newer', 88_325));
    await expect.element(page.getByRole('dialog')).toHaveTextContent('$883.25');
  });

  test('a quote keeps its card, focus and details when its carrier withdraws another', async () => {
    const first = { ...installmentQuote, quoteNumber: 'Q-1' };
    const second = { ...installmentQuote, rateQuoteId: 'RQ-2', quoteNumber: 'Q-2', totalPremium: 99_125 };
    const view = (...quotes: (typeof first)[]) => exampleView({ quotes, isArriving: true });
    const { rerender, focused } = await renderInShadowRoot(view(first, second));
    const [, details] = page.getByRole('button', { name: 'Details: Bluebonnet Mutual' }).elements() as HTMLElement[];
    details!.focus();
    await rerender(view(second));
    expect(focused()).toBe(details);
    await rerender(view(second, first));
    await page.getByRole('button', { name: 'Details: Bluebonnet Mutual' }).last().click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('$741.25');
    await rerender(view(second));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  test.each([
    ['installments', installmentQuote, ['$123.45 a month', '$124.00', '5 × $123.45', '$741.25', '6 months']],
    ['a single payment', singlePaymentQuote, ['$699.00 paid in full', 'One payment of $699.00', '6 months']],
    ['a payment every other month', biMonthlyQuote, ['$274.00 every two months', '2 × $274.00', '$810.00']],
  ])('a card shows the price of %s', async (_, quote, texts) => {
    await renderInShadowRoot(exampleView({ quotes: [quote] }));
    for (const text of texts) await expect.element(card(quote.carrierName)).toHaveTextContent(text);
  });

  test('a card is marked as the lowest or top rated', async () => {
    await renderInShadowRoot(exampleView({ quotes: exampleQuotes.slice(0, 5) }));
    await expect.element(card('Pecan Valley Insurance').getByText('Lowest price')).toBeVisible();
    await expect.element(card('Hill Country Select').getByText('Lowest down payment')).toBeVisible();
    await expect.element(card('Lone Star Casualty').getByText('Top rated')).toBeVisible();
  });

  test('a card and its details show no payments that the carrier did not send', async () => {
    const payPlan = { description: '', downPayment: 16_467, installment: 0, installmentCount: 0 };
    const quote = { ...installmentQuote, totalPremium: 98_800, payPlan: { ...payPlan, isRestUnknown: true as const } };
    await renderInShadowRoot(exampleView({ quotes: [quote] }));
    await expect.element(card('Bluebonnet Mutual')).toHaveTextContent('$988.00 for 6 months');
    await expect.element(card('Bluebonnet Mutual')).toHaveTextContent('Down payment$164.67');
    await expect.element(card('Bluebonnet Mutual')).toHaveTextContent('PaymentsNot stated by the company');
    await expect.element(card('Bluebonnet Mutual')).not.toHaveTextContent('paid in full');
    await press('Details');
    await expect.element(page.getByRole('dialog')).not.toHaveTextContent(/one payment|paid in full/i);
  });

  test('a card without a pay plan shows its price, ranks by it and names no down payment', async () => {
    const payPlan = {
      description: '',
      downPayment: 0,
      installment: 0,
      installmentCount: 0,
      isRestUnknown: true as const,
    };
    const planless = { ...biMonthlyQuote, totalPremium: 60_000, payPlan };
    await renderInShadowRoot(exampleView({ quotes: [planless, installmentQuote] }));
    expect(carriers()).toEqual(['Bluebonnet Mutual', 'Lone Star Casualty']);
    await expect.element(card('Lone Star Casualty')).toHaveTextContent('$600.00 for 6 months');
    await expect.element(card('Lone Star Casualty')).not.toHaveTextContent('$0.00');
  });

  test('a card lists every fee before its buttons', async () => {
    await renderInShadowRoot(exampleView({ quotes: [pseudoCarrierQuote] }));
    const text = card('Hill Country Select').element().textContent;
    expect(text).toContain(
      'Fees in the price: Policy fee $15.00, Filing of form SR-22 $20.00. On top of the price: Payment plan fees $19.25.',
    );
    expect(text.indexOf('Fees in the price')).toBeLessThan(text.indexOf('Buy online'));
  });

  test('a card loses its button when the hours end while the page is open', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 18, 50), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const config = { ...exampleConfig, nonOnlineBuyTimer: true, nonOnlineBuyStart: 8, nonOnlineBuyEnd: 13 };
    await renderInShadowRoot(exampleView({ quotes: [agentQuote], config, now: Date.now }));
    const button = page.getByRole('button', { name: /^Buy with an agent/ });
    expect(button.elements()).toHaveLength(1);
    vi.advanceTimersByTime(15 * 60 * 1000);
    await expect.poll(() => button.elements()).toHaveLength(0);
  });

  test('a card shows initials for a logo that does not load', async () => {
    await renderInShadowRoot(exampleView({ quotes: [{ ...installmentQuote, logoUrl: 'data:image/png;base64,none' }] }));
    await expect.element(card('Bluebonnet Mutual').getByText('BM', { exact: true })).toBeVisible();
  });

  test('a card reports the pressed button with its quote', async () => {
    const actions = { onBuy: vi.fn(), onCall: vi.fn(), onText: vi.fn(), onChat: vi.fn(), onSelect: vi.fn() };
    await renderInShadowRoot(exampleView(actions));
    await press('Buy online');
    await press('Call');
    await press('Text');
    await press('Chat');
    expect(actions.onBuy).toHaveBeenCalledExactlyOnceWith(installmentQuote);
    expect(actions.onCall).toHaveBeenCalledExactlyOnceWith(installmentQuote, 'desktop');
    expect(actions.onText).toHaveBeenCalledExactlyOnceWith(installmentQuote);
    expect(actions.onChat).toHaveBeenCalledExactlyOnceWith(installmentQuote);
  });

  test('a card dials on a phone', async () => {
    pretendMedia((media) => media.includes('coarse'));
    const onCall = vi.fn();
    await renderInShadowRoot(exampleView({ onCall }));
    const link = page.getByRole('link', { name: 'Call: Bluebonnet Mutual' });
    await expect.element(link).toHaveAttribute('href', 'tel:+15125550100');
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await link.click();
    expect(onCall).toHaveBeenCalledExactlyOnceWith(installmentQuote, 'mobile');
  });

  test('a card requests a call on a phone, as on a desktop, when the agency has no number to dial', async () => {
    pretendMedia((media) => media.includes('coarse'));
    const onCall = vi.fn();
    await renderInShadowRoot(exampleView({ onCall, phone: undefined }));
    await press('Call');
    expect(onCall).toHaveBeenCalledExactlyOnceWith(installmentQuote, 'desktop');
  });

  test('a card offers chat when the quote cannot be bought online, and an agent during their hours', async () => {
    const onBuyWithAgent = vi.fn();
    // Noon in Chicago, on a Thursday.
    const config = {
      ...exampleConfig,
      weekdays: { thursday: { nonOnlineBuyTimer: true, nonOnlineBuyStart: 12, nonOnlineBuyEnd: 13 } },
    };
    await renderInShadowRoot(exampleView({ quotes: [agentQuote], config, onBuyWithAgent }));
    await expect.element(page.getByRole('button', { name: /^Chat to buy/ })).toBeVisible();
    await page.getByRole('button', { name: /^Buy with an agent/ }).click();
    expect(onBuyWithAgent).toHaveBeenCalledExactlyOnceWith(agentQuote);
  });
});

/** Counts the changes of the list of cards from now on. */
function watchCards(): () => number {
  let count = 0;
  const observer = new MutationObserver((changes) => (count += changes.length));
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(
    page
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .element(),
    everything,
  );
  onTestFinished(() => observer.disconnect());
  return () => {
    count += observer.takeRecords().length;
    return count;
  };
}

/** Texts that count how often a card renders: only cards read this one. */
function countingCards(): { labels: typeof resultsEn; rendered: () => number } {
  let count = 0;
  const labels = { ...resultsEn };
  Object.defineProperty(labels, 'results.compare', {
    get() {
      count += 1;
      return resultsEn['results.compare'];
    },
  });
  return { labels, rendered: () => count };
}

describe('dialogs over the cards', () => {
  test.each([
    ['contact', { contact: { status: 'offering', quote: installmentQuote } }],
    ['purchase', { buy: { status: 'confirming', quote: installmentQuote } }],
  ] as const)('the %s dialog opens and closes without rendering or changing a card', async (_, opened) => {
    const { labels, rendered } = countingCards();
    const { rerender } = await renderInShadowRoot(exampleView({ labels, driverAges: [40] }));
    const changes = watchCards();
    const before = rendered();
    expect(before).toBeGreaterThan(0);
    // The flow creates these props again on each render.
    await rerender(exampleView({ labels, driverAges: [40], onBuy: () => undefined, ...opened }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await rerender(exampleView({ labels, driverAges: [40], onBuy: () => undefined }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(rendered()).toBe(before);
    expect(changes()).toBe(0);
  });

  test('the details open and close without rendering or changing a card', async () => {
    const { labels, rendered } = countingCards();
    await renderInShadowRoot(exampleView({ labels }));
    const changes = watchCards();
    const before = rendered();
    expect(before).toBeGreaterThan(0);
    await press('Details');
    await expect.element(page.getByRole('dialog', { name: 'Bluebonnet Mutual quote' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(rendered()).toBe(before);
    expect(changes()).toBe(0);
  });

  test('the comparison tray does not show through a dialog', async () => {
    await renderInShadowRoot(exampleView());
    const tray = page.getByRole('group', { name: 'Compare quotes', includeHidden: true });
    await page.getByRole('checkbox', { name: 'Compare: Bluebonnet Mutual' }).click();
    await expect.element(tray).toBeVisible();
    await press('Details');
    await expect.element(tray).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tray).toBeVisible();
  });

  test('buttons of the cards scroll clear of the comparison tray while it is shown', async () => {
    await renderInShadowRoot(exampleView());
    const room = () =>
      getComputedStyle(page.getByRole('button', { name: 'Details: Bluebonnet Mutual' }).element()).scrollMarginBottom;
    expect(room()).toBe('0px');
    await page.getByRole('checkbox', { name: 'Compare: Bluebonnet Mutual' }).click();
    await expect.poll(room).toBe('176px');
  });
});

describe('details', () => {
  test('the details show payments, coverages and the policy, and return the focus', async () => {
    const onSelect = vi.fn();
    const { focused } = await renderInShadowRoot(exampleView({ onSelect }));
    const opener = page.getByRole('button', { name: 'Details: Hill Country Select' });
    await opener.click();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(pseudoCarrierQuote);
    const dialog = page.getByRole('dialog', { name: 'Hill Country Select quote' });
    for (const text of [
      '$83.25',
      '11 × $85.00',
      '$999.00',
      '$1,018.25',
      '$19.25, on top',
      '$15.00, included',
      '$20.00, included',
      'November 20, 2026',
      '12 months',
      'Q-884205',
    ]) {
      await expect.element(dialog).toHaveTextContent(text);
    }
    await expect.element(dialog.getByRole('row', { name: 'Bodily injury liability' })).toHaveTextContent('50k/100k');
    await expect.element(dialog.getByRole('row', { name: 'Comprehensive' })).toHaveTextContent('500');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(focused()).toBe(opener.element());
  });

  test.each([
    ['English', {}, 'Property damage liability'],
    ['Spanish', { labels: resultsEs, language: 'es' }, 'Responsabilidad por daños a la propiedad'],
  ] as const)(
    'the details name a standard coverage without a description in %s, and show an unknown code',
    async (_, texts, name) => {
      const coverages = ['PD', 'ZZ'].map((code) => ({ code, description: '', limits: [25_000] }));
      await renderInShadowRoot(exampleView({ quotes: [{ ...installmentQuote, coverages }], ...texts }));
      await page
        .getByRole('button', { name: /Bluebonnet Mutual/ })
        .last()
        .click();
      await expect.element(page.getByRole('rowheader', { name })).toBeVisible();
      await expect.element(page.getByRole('rowheader', { name: 'ZZ' })).toBeVisible();
    },
  );

  test('the details read a waiver as yes or no, and an amount of 0 as declined', async () => {
    const coverages = [
      { code: 'CWAIV', description: '', limits: [1] },
      { code: 'UM', description: '', limits: [0, 0] },
      { code: 'COMP', description: '', limits: [], deductible: 0 },
      { code: 'COLL', description: '', limits: [], deductible: 0, isIncluded: true },
    ];
    await renderInShadowRoot(exampleView({ quotes: [{ ...installmentQuote, coverages }] }));
    await press('Details');
    const row = (name: string) => page.getByRole('row', { name });
    await expect.element(row('Collision deductible waiver').getByRole('cell')).toHaveTextContent(/^Yes$/);
    await expect.element(row('Uninsured motorist').getByRole('cell')).toHaveTextContent(/^Not included$/);
    await expect.element(row('Comprehensive').getByRole('cell')).toHaveTextContent(/^Not included$/);
    await expect
      .element(
        page
          .getByRole('row', { name: /^Collision –/ })
          .getByRole('cell')
          .last(),
      )
      .toHaveTextContent('$0');
  });

  test('the details close when the purchase opens', async () => {
    const onBuy = vi.fn();
    await renderInShadowRoot(exampleView({ onBuy }));
    await page.getByRole('button', { name: 'Details: Bluebonnet Mutual' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy online/ })
      .click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(installmentQuote);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('around the cards', () => {
  test.each([
    ['driver', 'Drivers'],
    ['vehicle', 'Vehicles'],
    ['coverage', 'Coverage'],
  ] as const)('opens the %s step to change its answers', async (section, name) => {
    const onEdit = vi.fn();
    await renderInShadowRoot(exampleView({ onEdit }));
    await page.getByRole('group', { name: 'Your answers' }).getByRole('button', { name }).click();
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(section);
  });

  test.each([
    ['without animation if reduced motion is preferred', true, 'auto'],
    ['smoothly elsewhere', false, 'smooth'],
  ] as const)('scrolls back to the top from 400 px on: %s', async (_, reducesMotion, behavior) => {
    pretendMedia((media) => reducesMotion && media.includes('reduced-motion'));
    const { focused } = await renderInShadowRoot(exampleView());
    const toTop = page.getByRole('button', { name: 'Back to top' });
    scrollTo({ top: 500 });
    await expect.element(toTop, longTimeout).toBeVisible();
    scrollTo({ top: 300 });
    await expect.element(toTop, longTimeout).not.toBeInTheDocument();
    scrollTo({ top: 900 });
    await expect.element(toTop, longTimeout).toBeVisible();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    (toTop.element() as HTMLElement).click();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior, block: 'start' });
    await expect.element(toTop, longTimeout).not.toBeInTheDocument();
    expect(focused()?.tagName).toBe('H2');
  });

  test('reserves a slot for the nearest office when the page can fill it', async () => {
    const { rerender, focused: _ } = await renderInShadowRoot(exampleView());
    const slot = () =>
      page
        .getByRole('heading', { level: 2 })
        .element()
        .closest('section')!
        .querySelector('slot[name="nearest-office"]');
    expect(slot()).toBeNull();
    await rerender(exampleView({ hasOfficeSlot: true }));
    expect(slot()).not.toBeNull();
  });

  test.each([
    ['sent', 'call', 'An agent will call you'],
    ['sent', 'text', 'We are sending you a text'],
    ['failed', 'text', 'We could not pass on your request'],
  ] as const)('shows that a request was %s: %s', async (state, channel, title) => {
    const onCloseContact = vi.fn();
    const request = { channel, quote: installmentQuote };
    const contact =
      state === 'failed' ? { ...request, status: state, failure: unreachable } : { ...request, status: state };
    await renderInShadowRoot(exampleView({ contact, onCloseContact }));
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onCloseContact).toHaveBeenCalledOnce();
  });
});

test.each([
  ['text', 'onText', [installmentQuote]],
  ['call', 'onCall', [installmentQuote, 'desktop']],
] as const)('sends a failed request for a %s again, with the focus on the title', async (channel, handler, request) => {
  const send = vi.fn();
  const contact = { channel, quote: installmentQuote };
  const { rerender, focused } = await renderInShadowRoot(
    exampleView({ contact: { ...contact, status: 'failed', failure: unreachable }, [handler]: send }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  expect(send).toHaveBeenCalledExactlyOnceWith(...request);
  await rerender(exampleView({ contact: { ...contact, status: 'sending' }, [handler]: send }));
  await expect.poll(() => focused()?.textContent).toBe('Sending your request…');
});

describe('offers of other insurance', () => {
  const renters = { product: 'renters', url: 'https://agency.example/renters' } as const;
  const roadside = { product: 'roadside', url: 'https://agency.example/roadside' } as const;
  const offers = page.getByRole('complementary', { name: resultsEn['results.offersTitle'] });

  test('offers of other insurance are listed in the order of the configuration', async () => {
    const onOffer = vi.fn();
    await renderInShadowRoot(exampleView({ offers: [roadside, renters], onOffer }));
    expect(
      offers
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([resultsEn['results.offer.roadside'], resultsEn['results.offer.renters']]);
    await offers.getByRole('link', { name: resultsEn['results.offer.renters'] }).click();
    expect(onOffer).toHaveBeenCalledExactlyOnceWith('renters');
  });

  test('other insurance is not mentioned when there are no offers', async () => {
    await renderInShadowRoot(exampleView({ offers: [] }));
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect.element(offers).not.toBeInTheDocument();
  });
});

describe('accessibility of the results', () => {
  test('axe finds no violations in English, with the details open and closed', async () => {
    const { violations } = await renderInShadowRoot(exampleView());
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Details: Hill Country Select' }).click();
    expect(await violations()).toEqual([]);
  });

  test('axe finds no violations in Spanish', async () => {
    const { violations } = await renderInShadowRoot(<Results {...exampleResults} labels={resultsEs} language="es" />);
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Alex, aquí tiene 8 cotizaciones');
    expect(await violations()).toEqual([]);
  });

  test('the results fit 320 px without horizontal scrolling', async () => {
    await page.viewport(320, 640);
    await renderInShadowRoot(exampleView({ quotes: manyQuotes(6) }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(390, 844);
  });
});

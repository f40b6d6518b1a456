import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleView } from './results.example-view.tsx';
import { agentQuote, biMonthlyQuote, exampleConfig, installmentQuote, pseudoCarrierQuote } from './results.examples.ts';
import { resultsEn } from './strings.en.ts';

const dialog = (name: string) => page.getByRole('dialog', { name });
// An empty page, so that no test requests a partner's page.
const url = 'about:blank';

describe('buying online', () => {
  test('asks for confirmation before the purchase', async () => {
    const onConfirmBuy = vi.fn();
    const onCloseBuy = vi.fn();
    const { violations } = await renderInShadowRoot(
      exampleView({ buy: { status: 'confirming', quote: installmentQuote }, onConfirmBuy, onCloseBuy }),
    );
    await expect.element(dialog('Buy Bluebonnet Mutual online?')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    expect(onConfirmBuy).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'No, stay here' }).click();
    await userEvent.keyboard('{Escape}');
    expect(onCloseBuy).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a carrier', installmentQuote, 'results.confirmText'],
    ['an agent', pseudoCarrierQuote, 'results.confirmTextAgent'],
  ] as const)('says where the purchase of a quote from %s is finished', async (_, sold, text) => {
    for (const [opensNewWindow, suffix] of [
      [false, ''],
      [true, 'NewWindow'],
    ] as const) {
      const quote = { ...sold, opensNewWindow };
      const { rerender } = await renderInShadowRoot(exampleView({ buy: { status: 'confirming', quote } }));
      const confirmation = dialog(`Buy ${quote.carrierName} online?`);
      await expect.element(confirmation).toHaveTextContent(resultsEn[`${text}${suffix}`]);
      await expect.element(confirmation).not.toHaveTextContent(`page of ${quote.carrierName}`);
      await rerender(null);
    }
  });

  test('shows a pending purchase and ignores a second confirmation', async () => {
    const onConfirmBuy = vi.fn();
    await renderInShadowRoot(exampleView({ buy: { status: 'requesting', quote: installmentQuote }, onConfirmBuy }));
    await expect.element(page.getByText('Getting your purchase ready…')).toBeVisible();
    await page.getByRole('button', { name: 'Yes, continue' }).click({ force: true });
    expect(onConfirmBuy).not.toHaveBeenCalled();
  });

  test('keeps the dialog open between the confirmation and the answer', async () => {
    const { rerender } = await renderInShadowRoot(
      exampleView({ buy: { status: 'confirming', quote: installmentQuote } }),
    );
    const before = page.getByRole('dialog').element();
    await rerender(exampleView({ buy: { status: 'requesting', quote: installmentQuote } }));
    expect(page.getByRole('dialog').element()).toBe(before);
  });

  test('shows the partner’s page in a dialog, with a link to open it in its own window', async () => {
    const onCloseBuy = vi.fn();
    const onOpenWindow = vi.fn();
    const buy = { status: 'ready', quote: installmentQuote, url, opensNewWindow: false } as const;
    const { violations } = await renderInShadowRoot(exampleView({ buy, onCloseBuy, onOpenWindow }));
    const overlay = dialog('Buy Bluebonnet Mutual');
    await expect.element(overlay.getByTitle('Buy Bluebonnet Mutual')).toHaveAttribute('src', url);
    const link = overlay.getByRole('link', { name: 'Open in a new window' });
    await expect.element(link).toHaveAttribute('href', url);
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(onOpenWindow).not.toHaveBeenCalled();
    expect(await violations()).toEqual([]);
    await overlay.getByRole('button', { name: 'Back to my quotes' }).click();
    expect(onCloseBuy).toHaveBeenCalledOnce();
  });

  test('opens a window once when the partner wants one, and offers a link when it is blocked', async () => {
    const onOpenWindow = vi.fn();
    const buy = { status: 'ready', quote: biMonthlyQuote, url, opensNewWindow: true } as const;
    const { rerender, violations } = await renderInShadowRoot(exampleView({ buy, onOpenWindow }));
    await rerender(exampleView({ buy: { ...buy }, onOpenWindow: (address) => onOpenWindow(address) }));
    expect(onOpenWindow).toHaveBeenCalledExactlyOnceWith(url);
    await expect.element(dialog('Lone Star Casualty opened in a new window')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open Lone Star Casualty' })).toHaveAttribute('href', url);
    await expect.element(page.getByTitle('Buy Lone Star Casualty')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('apologizes when the partner’s page does not load', async () => {
    const onBuy = vi.fn();
    const { violations } = await renderInShadowRoot(
      exampleView({ buy: { status: 'failed', quote: installmentQuote, failure: { kind: 'unreachable' } }, onBuy }),
    );
    await expect.element(dialog('We could not open Bluebonnet Mutual')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call 512-555-0100' }))
      .toHaveAttribute('href', 'tel:+15125550100');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(installmentQuote);
  });

  test('lists every fee before the confirmation', async () => {
    await renderInShadowRoot(exampleView({ buy: { status: 'confirming', quote: pseudoCarrierQuote } }));
    const confirmation = dialog('Buy Hill Country Select online?');
    for (const text of [
      '11 × $85.00',
      '$999.00',
      '$15.00, included',
      '$20.00, included',
      '$19.25, on top',
      '$1,018.25',
    ]) {
      await expect.element(confirmation).toHaveTextContent(text);
    }
  });

  test('keeps the partner’s page, with what was typed into it, behind the quotes', async () => {
    const ready = { status: 'ready', quote: installmentQuote, url, opensNewWindow: false } as const;
    const { rerender } = await renderInShadowRoot(exampleView({ buy: ready }));
    const frame = page.getByTitle('Buy Bluebonnet Mutual').element() as HTMLIFrameElement;
    const { contentWindow } = frame;
    await rerender(exampleView({ buy: { status: 'idle' } }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await rerender(exampleView({ buy: { ...ready } }));
    await expect.element(dialog('Buy Bluebonnet Mutual')).toBeVisible();
    expect(page.getByTitle('Buy Bluebonnet Mutual').element()).toBe(frame);
    expect(frame.contentWindow).toBe(contentWindow);
  });

  test('offers other quotes when the partner’s page does not load, up to the day’s maximum', async () => {
    const onBuy = vi.fn();
    const config = { ...exampleConfig, weekdays: { thursday: { maxModalQuotes: 2 } } };
    await renderInShadowRoot(
      exampleView({
        buy: { status: 'failed', quote: installmentQuote, failure: { kind: 'unreachable' } },
        config,
        onBuy,
      }),
    );
    const failed = dialog('We could not open Bluebonnet Mutual');
    const choices = failed.getByRole('listitem');
    await expect.poll(() => choices.elements().length).toBe(2);
    await expect.element(failed.getByRole('button', { name: 'Buy online: Bluebonnet Mutual' })).not.toBeInTheDocument();
    await failed.getByRole('button', { name: 'Buy online: Hill Country Select' }).click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(pseudoCarrierQuote);
  });

  test('shows other quotes before the purchase when the weekday’s terms say so', async () => {
    const onBuy = vi.fn();
    const onChooseCarrier = vi.fn();
    const config = { ...exampleConfig, weekdays: { thursday: { buyNowType: 'choose' as const } } };
    const { rerender, violations } = await renderInShadowRoot(exampleView({ config, onBuy, onChooseCarrier }));
    await page.getByRole('button', { name: 'Buy online: Bluebonnet Mutual' }).click();
    expect(onBuy).not.toHaveBeenCalled();
    expect(onChooseCarrier).toHaveBeenCalledExactlyOnceWith(installmentQuote);
    await rerender(exampleView({ config, onBuy, buy: { status: 'choosing', quote: installmentQuote } }));
    const choice = dialog('Quotes that you can buy now');
    await expect.poll(() => choice.getByRole('listitem').elements().length).toBe(6);
    await expect.element(choice.getByRole('listitem').first()).toHaveTextContent('Bluebonnet MutualYour choice');
    expect(await violations()).toEqual([]);
    await choice.getByRole('button', { name: 'Buy online: Bluebonnet Mutual' }).click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(installmentQuote);
  });

  test('asks for confirmation at once when no other quote can be bought, whatever the weekday’s terms say', async () => {
    const onBuy = vi.fn();
    const config = { ...exampleConfig, buyNowType: 'choose' as const };
    await renderInShadowRoot(exampleView({ config, onBuy, quotes: [installmentQuote, agentQuote] }));
    await page.getByRole('button', { name: 'Buy online: Bluebonnet Mutual' }).click();
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(installmentQuote);
  });
});

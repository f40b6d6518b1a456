import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { exampleView } from './results.example-view.tsx';
import { agentQuote, exampleConfig, installmentQuote, pseudoCarrierQuote } from './results.examples.ts';
import type { ResultsProps } from './results.types.ts';
import { resultsEn } from './strings.en.ts';

const names = (['buy', 'agentChat', 'buyWithAgent', 'call', 'text', 'chat'] as const).map(
  (key) => resultsEn[`results.${key}`],
);
const [buy, agentChat, buyWithAgent, call, text, chat] = names as [string, string, string, string, string, string];

/** An hour of a Thursday in November, in Chicago. */
const at = (hour: number) => () => Date.UTC(2026, 10, 19, hour + 6);

/** The buttons on the card of one quote, in the order of the card. */
async function buttonsOf(quote: ResultsProps['quotes'][number], props: Partial<ResultsProps> = {}): Promise<string[]> {
  const { unmount } = await renderInShadowRoot(exampleView({ agentsAreIdle: false, quotes: [quote], ...props }));
  const card = page.getByRole('article', { name: quote.carrierName });
  await expect.element(card).toBeVisible();
  const shown = card
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((name) => names.includes(name));
  await unmount();
  return shown;
}
const withConfig = (changed: Partial<ResultsProps['config']>) => ({ config: { ...exampleConfig, ...changed } });

test('a card offers buying online or an agent’s chat, by carrier and idle agents', async () => {
  const idle = { agentsAreIdle: true };
  expect(await buttonsOf(installmentQuote)).toEqual([buy, call, text]);
  expect(await buttonsOf(installmentQuote, idle)).toEqual([buy, call, text, chat]);
  expect(await buttonsOf(agentQuote)).toEqual([call, text]);
  expect(await buttonsOf(agentQuote, idle)).toEqual([agentChat, call, text]);
  expect(await buttonsOf(pseudoCarrierQuote)).toEqual([call, text]);
  expect(await buttonsOf(pseudoCarrierQuote, idle)).toEqual([buy, call, text, chat]);
});

test('a card offers buying with an agent from the first hour to the last, with the timer on', async () => {
  const hours = { nonOnlineBuyTimer: true, nonOnlineBuyStart: 8, nonOnlineBuyEnd: 20 };
  const offersAgent = async (hour: number, config = hours) =>
    (await buttonsOf(agentQuote, { ...withConfig(config), now: at(hour) })).includes(buyWithAgent);
  expect(await offersAgent(7)).toBe(false);
  expect(await offersAgent(8)).toBe(true);
  expect(await offersAgent(19)).toBe(true);
  expect(await offersAgent(20)).toBe(false);
  expect(await offersAgent(12, { ...hours, nonOnlineBuyTimer: false })).toBe(false);
});

test('a card offers call and text until the configured days after the policy’s start', async () => {
  const onNovember = (day: number, daysToShowCallAndText: number) =>
    buttonsOf(installmentQuote, { ...withConfig({ daysToShowCallAndText }), now: () => Date.UTC(2026, 10, day, 18) });
  expect(await onNovember(23, 3)).toEqual([buy, call, text]);
  expect(await onNovember(24, 3)).toEqual([buy]);
  expect(await onNovember(24, 0)).toEqual([buy, call, text]);
});

test('a card offers a call in the configured hours, and a text at any hour', async () => {
  const atHour = (hour: number) =>
    buttonsOf(installmentQuote, { ...withConfig({ callStart: 9, callEnd: 18 }), now: at(hour) });
  expect(await atHour(8)).toEqual([buy, text]);
  expect(await atHour(9)).toEqual([buy, call, text]);
  expect(await atHour(18)).toEqual([buy, text]);
});

test('a card offers no conditional buying to a young driver, nor with a pay plan that an agent must confirm', async () => {
  const offersBuying = async (driverAge: number, changed: Partial<typeof installmentQuote.payPlan> = {}) => {
    const quote = { ...installmentQuote, payPlan: { ...installmentQuote.payPlan, ...changed } };
    const buttons = await buttonsOf(quote, { ...withConfig({ conditionalBuyNow: true }), driverAges: [40, driverAge] });
    return buttons.includes(buy);
  };
  expect(await offersBuying(22)).toBe(true);
  expect(await offersBuying(21)).toBe(false);
  expect(await offersBuying(40, { description: '1 Mo' })).toBe(false);
  expect(await offersBuying(40, { description: '5 Pay EFT' })).toBe(false);
  expect(await offersBuying(40, { installmentCount: 4 })).toBe(false);
});

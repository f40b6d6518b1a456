import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, says } from '#embed/testing/fake-services';
import type { FlowConfig } from '../quote-flow.config.ts';
import { button, I, openFlow } from '../testing/open-flow.tsx';
import { resultsEn } from './strings.en.ts';

const longer = () => page.getByText(resultsEn['results.spinnerLonger']);
const noRates = () => I.seePage(/Alex, we could not find a rate/);

/** From here on, timers run only when the test moves the time. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A visitor who has just asked for quotes, while no carrier has answered. */
async function waiting(config: Partial<FlowConfig> = {}) {
  const services = new FakeServices({ getResults: 'waiting' });
  const flow = await openFlow({ at: 'policy', services, config });
  await page.getByText('State minimum', { exact: true }).click();
  stopTime();
  await button('See my quotes').click();
  await expect.element(page.getByRole('dialog', { name: resultsEn['results.spinnerTitle'] })).toBeVisible();
  const polls = () => services.requestsOf('getResults').length;
  await expect.poll(polls).toBe(1);
  return { ...flow, polls, wait: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

test('a second message is shown after twelve seconds, and the no-rates panel after forty-five', async () => {
  const { wait } = await waiting();
  await expect.element(page.getByText(resultsEn['results.spinnerText'])).toBeVisible();
  await wait(11);
  await expect.element(longer()).not.toBeInTheDocument();
  await wait(1);
  await expect.element(longer()).toBeVisible();
  await wait(32);
  await expect.element(noRates()).not.toBeInTheDocument();
  await wait(1);
  await expect.element(noRates()).toBeVisible();
});

test('the portal’s waiting dialog closes with the first rates, and polling stops', async () => {
  const { services, wait, polls } = await waiting({ polling: 'portal' });
  await wait(3);
  await expect.poll(polls).toBe(2);
  services.respond('getResults', 'someCarriers');
  await wait(3);
  await expect.element(I.seePage(/here are 2 quotes/)).toBeVisible();
  await wait(30);
  expect(polls()).toBe(3);
});

test.each([
  ['submission', 'prepareTransaction'],
  ['poll', 'getResults'],
])('shows the no-rates panel after a failed %s', async (_, call) => {
  await openFlow({ at: 'policy', services: new FakeServices({ [call]: says({}, 400) }) });
  await I.pickACoverage();
  await expect.element(noRates()).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
});

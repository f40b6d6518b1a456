import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices } from '#embed/testing/fake-services';
import type { FlowConfig } from './quote-flow.config.ts';
import { alexDetails } from './quote-flow.examples.ts';
import { resultsEn } from './quotes/strings.en.ts';
import { button, I, openFlow } from './testing/open-flow.tsx';

const untrusted = 'https://stranger.example/';

/** The quotes of a visitor who is interested in home insurance. */
async function seeQuotes(config: Partial<FlowConfig>) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const opened = await openFlow({
    at: 'policy',
    answers: { details: { ...alexDetails, wantsHomeInsurance: true } },
    services: new FakeServices({ getResults: 'allCarriers' }),
    config,
  });
  await I.pickACoverage();
  return { ...opened, warned: () => warn.mock.calls.flat().join() };
}

test('a chat page that is not trusted shows the other ways to reach an agent, and the author is told', async () => {
  const { host, failures, warned, violations } = await seeQuotes({ chatPage: untrusted });
  await button(/^Chat(?: to buy)?: /)
    .first()
    .click();
  const offer = page.getByRole('dialog', { name: /^Talk to an agent about / });
  await expect.element(offer.getByRole('button', { name: resultsEn['results.callMe'] })).toBeVisible();
  await expect.element(offer.getByRole('button', { name: resultsEn['results.chatNow'] })).not.toBeInTheDocument();
  expect(host.navigate).not.toHaveBeenCalled();
  expect(failures).toEqual(['navigation']);
  await expect.poll(warned).toContain('chatPage is on an origin that services.trustedOrigins does not list');
  expect(await violations()).toEqual([]);
});

test('an offer whose page is not trusted is not listed, and the author is told', async () => {
  const { failures, warned } = await seeQuotes({ offers: ['roadside', 'renters'], roadsidePage: untrusted });
  const offers = page.getByRole('complementary', { name: resultsEn['results.offersTitle'] });
  await expect
    .element(offers.getByRole('link', { name: resultsEn['results.offer.renters'] }))
    .toHaveAttribute('href', '/renters');
  await expect.element(offers.getByText(resultsEn['results.offer.roadside'])).not.toBeInTheDocument();
  expect(failures).toEqual(['navigation']);
  await expect.poll(warned).toContain('roadsidePage is on an origin');
});

test('trusted pages are offered, and nothing is reported', async () => {
  const { host, failures } = await seeQuotes({ offers: ['renters'], chatPage: '/chat', roadsidePage: untrusted });
  await page.getByRole('link', { name: resultsEn['results.offer.renters'] }).click();
  await button(/^Chat(?: to buy)?: /)
    .first()
    .click();
  expect(vi.mocked(host.navigate).mock.calls).toEqual([
    ['/renters', 'renters'],
    ['/chat', 'chat'],
  ]);
  expect(failures).toEqual([]);
});

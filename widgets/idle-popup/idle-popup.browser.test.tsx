import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { idlePopupConfig } from './idle-popup.config.ts';
import type { IdlePopupPayload } from './idle-popup.rules.ts';
import { IdlePopup } from './idle-popup.view.tsx';
import { en } from './strings.en.ts';

const actions = ['continue', 'call', 'chat'];

async function openPopup(config: object) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const opened = openPage();
  Object.assign(opened.host.element, { covermountPayload: { quote: 'none' } satisfies IdlePopupPayload });
  const rendered = await renderInShadowRoot(
    <IdlePopup config={z.parse(idlePopupConfig, { actions, ...config })} labels={en} host={opened.host} />,
  );
  return { ...opened, ...rendered, warned: () => warn.mock.calls.flat().join() };
}

const call = () => page.getByRole('link', { name: 'Call 512-555-0100' });
const chat = () => page.getByText(en.chat);
const start = () => page.getByText(en.start);

test('offers no page that is not trusted, and tells the author', async () => {
  const address = 'https://stranger.example/';
  const { failures, warned, violations } = await openPopup({ chatPage: address, quotePage: address });
  await expect.element(call()).toBeVisible();
  expect([...chat().elements(), ...start().elements()]).toEqual([]);
  expect(failures).toEqual(['navigation']);
  await expect.poll(warned).toContain('chatPage is on an origin that services.trustedOrigins does not list');
  expect(warned()).toContain('quotePage is on an origin');
  expect(await violations()).toEqual([]);
});

test.each([
  ['the quote page', start, '/quotes', 'continue', 'continued'],
  ['the chat page', chat, 'https://pay.partner.example/chat', 'chat', 'chatted'],
] as const)('leads to %s', async (_what, button, address, reason, outcome) => {
  const { host, outcomes, failures } = await openPopup({
    quotePage: '/quotes',
    chatPage: 'https://pay.partner.example/chat',
  });
  await button().click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith(address, reason);
  expect([outcomes, failures]).toEqual([[outcome], []]);
});

test('leaves a press that opens a page in a new tab to the browser, and stays open', async () => {
  const { host, outcomes } = await openPopup({ quotePage: '/quotes', chatPage: 'https://pay.partner.example/chat' });
  for (const button of [start, chat]) {
    await expect.element(button()).toBeVisible();
    expect(interceptedPresses(button().element())).toEqual([]);
  }
  expect(host.navigate).not.toHaveBeenCalled();
  expect(outcomes).toEqual([]);
});

test('leaves the chat to the page when no chat page is configured', async () => {
  const { host, outcomes } = await openPopup({});
  await chat().click();
  expect(host.navigate).not.toHaveBeenCalled();
  expect(outcomes).toEqual(['chatted']);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { holdAnnouncements, isExposed } from '../testing/hold-announcements.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Notice } from './notice.tsx';

const offline = (isChecking = false) => (
  <Notice
    title="You are offline"
    announces="politely"
    isChecking={isChecking}
    action={<Button isBusy={isChecking}>Check again</Button>}
  >
    Your answers are kept.
  </Notice>
);
const region = () => page.getByRole('status').element();
const areTextsExposed = () =>
  ['You are offline', 'Your answers are kept.'].map((text) => isExposed(page.getByText(text).element()));

test('a polite notice is in the page before its text, in its final size', async () => {
  const { root, rerender, violations } = await renderInShadowRoot(null);
  const announcements = holdAnnouncements(root);
  await rerender(offline());
  expect(isExposed(region())).toBe(true);
  expect(areTextsExposed()).toEqual([false, false]);
  expect(isExposed(page.getByRole('button').element())).toBe(true);
  const { height } = region().getBoundingClientRect();
  announcements.release();
  expect(areTextsExposed()).toEqual([true, true]);
  expect(region().getBoundingClientRect().height).toBe(height);
  expect(await violations()).toEqual([]);
});

test('a polite notice is announced again when a check ends that changes nothing', async () => {
  const { root, rerender } = await renderInShadowRoot(offline());
  const announcements = holdAnnouncements(root);
  announcements.release();
  const button = page.getByRole('button').element();
  await rerender(offline(true));
  expect(areTextsExposed()).toEqual([true, true]);
  await rerender(offline());
  expect(areTextsExposed()).toEqual([false, false]);
  announcements.release();
  expect(areTextsExposed()).toEqual([true, true]);
  expect(page.getByRole('button').element()).toBe(button);
});

test('a notice that is announced at once shows its text at once', async () => {
  const { root, rerender } = await renderInShadowRoot(null);
  holdAnnouncements(root);
  await rerender(<Notice announces="atOnce">The card was declined.</Notice>);
  expect(isExposed(page.getByText('The card was declined.').element())).toBe(true);
});

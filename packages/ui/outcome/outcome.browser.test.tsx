import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { holdAnnouncements, isExposed } from '../testing/hold-announcements.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Outcome } from './outcome.tsx';

const pending = (isChecking: boolean) => (
  <Outcome
    tone="waiting"
    title="Your payment is pending"
    text="We do not know yet whether it was made."
    isChecking={isChecking}
    actions={<Button isBusy={isChecking}>Check again</Button>}
  />
);
const text = () => page.getByText('We do not know yet whether it was made.').element();

test('an outcome is announced again when a check ends that changes nothing', async () => {
  const { root, focused, rerender, violations } = await renderInShadowRoot(pending(false));
  const announcements = holdAnnouncements(root);
  announcements.release();
  await page.getByRole('button').click();
  await rerender(pending(true));
  expect(isExposed(text())).toBe(true);
  await rerender(pending(false));
  expect(isExposed(text())).toBe(false);
  expect(page.getByRole('status').element().contains(text())).toBe(true);
  announcements.release();
  expect(isExposed(text())).toBe(true);
  expect(focused()).toBe(page.getByRole('button').element());
  expect(await violations()).toEqual([]);
});

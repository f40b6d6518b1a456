import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnnouncements, isExposed } from '../testing/hold-announcements.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Spinner } from './spinner.tsx';

const areTextsExposed = () =>
  ['Finding your rates', 'It takes a few seconds.'].map((text) => isExposed(page.getByText(text).element()));

test.each(['block', 'inline'] as const)(
  'the live region of a %s spinner is in the page before its text',
  async (layout) => {
    const { root, rerender } = await renderInShadowRoot(null);
    const announcements = holdAnnouncements(root);
    await rerender(<Spinner layout={layout} text="Finding your rates" detail="It takes a few seconds." />);
    expect(isExposed(page.getByRole('status').element())).toBe(true);
    expect(areTextsExposed()).toEqual([false, false]);
    announcements.release();
    expect(areTextsExposed()).toEqual([true, true]);
  },
);

test('a new text of a spinner shows at once, because its live region exists', async () => {
  const { root, rerender } = await renderInShadowRoot(<Spinner text="Finding your rates" />);
  holdAnnouncements(root).release();
  await rerender(<Spinner text="Some companies need longer" />);
  expect(isExposed(page.getByText('Some companies need longer').element())).toBe(true);
});

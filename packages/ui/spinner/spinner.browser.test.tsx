import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Heading } from '../heading/heading.tsx';
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

test('a spinner that is a page takes the focus, except before the first page, which then does not', async () => {
  const first = <Heading takesFocus="entry">Your details</Heading>;
  const waiting = <Spinner text="Finding your rates" isHeading />;
  const { focused, rerender, violations } = await renderInShadowRoot(waiting);
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Finding your rates');
  expect(focused()).toBeNull();
  // Nothing else announces it on a page that has just loaded.
  await expect.element(page.getByRole('status')).toHaveTextContent('Finding your rates');
  expect(await violations()).toEqual([]);
  await rerender(first);
  expect(focused()).toBeNull();
  await rerender(waiting);
  expect(focused()?.textContent).toBe('Finding your rates');
  // The focus announces it.
  expect(page.getByRole('status').elements()).toEqual([]);
});

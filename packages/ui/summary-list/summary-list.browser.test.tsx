import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Drivers } from './summary-list.examples.tsx';

test('moves the focus to its heading when the focused item is removed', async () => {
  const { focused } = await renderInShadowRoot(<Drivers language="en" />);
  await userEvent.click(page.getByRole('button', { name: 'Remove Sam Example' }));
  expect(page.getByText('Sam Example').query()).toBeNull();
  expect(focused()?.textContent).toBe('Drivers');
});

test('includes the item in the name of each action', async () => {
  await renderInShadowRoot(<Drivers language="en" />);
  expect(page.getByRole('button', { name: 'Edit Alex Example' }).query()).not.toBeNull();
});

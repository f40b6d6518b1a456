import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Drivers } from './summary-list.examples.tsx';

test('takes the focus to its heading when the item that had it is removed', async () => {
  const { focused } = await renderInShadowRoot(<Drivers language="en" />);
  await userEvent.click(page.getByRole('button', { name: 'Remove Sam Example' }));
  expect(page.getByText('Sam Example').query()).toBeNull();
  expect(focused()?.textContent).toBe('Drivers');
});

test('names each action with its item', async () => {
  await renderInShadowRoot(<Drivers language="en" />);
  expect(page.getByRole('button', { name: 'Edit Alex Example' }).query()).not.toBeNull();
});

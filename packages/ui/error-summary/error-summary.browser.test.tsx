import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NothingTyped } from '../question-page/question-page.examples.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';

const next = page.getByRole('button', { name: 'Next' });
// Forced: Playwright waits until a button is not aria-disabled, but a visitor can press it.
const press = () => userEvent.click(next, { force: true });
const summary = page.getByRole('group', { name: 'Some answers need another look' });

test('takes the focus each time a submit fails', async () => {
  const { focused } = await renderInShadowRoot(<NothingTyped language="en" />);
  expect(summary.query()).toBeNull();
  await press();
  expect(focused()).toBe(summary.element());
  await press();
  expect(focused()).toBe(summary.element());
});

test.each([
  { entry: 'Enter your first name', field: 'First name' },
  { entry: 'Enter your date of birth', field: 'Month' },
  { entry: 'Choose your gender', field: 'Female' },
])('moves the focus from "$entry" to its field', async ({ entry, field }) => {
  const { focused } = await renderInShadowRoot(<NothingTyped language="en" />);
  await press();
  await userEvent.click(page.getByRole('link', { name: entry }));
  expect((focused() as HTMLInputElement).labels?.[0]?.textContent).toBe(field);
});

test('disappears when every error is fixed', async () => {
  await renderInShadowRoot(<NothingTyped language="en" />);
  await press();
  await userEvent.fill(page.getByLabelText('First name'), 'Alex');
  await userEvent.fill(page.getByLabelText('Last name'), 'Example');
  await userEvent.fill(page.getByLabelText('Month'), '4');
  await userEvent.fill(page.getByLabelText('Day'), '15');
  await userEvent.fill(page.getByLabelText('Year'), '1990');
  await userEvent.click(page.getByText('Female'));
  await expect.poll(() => summary.query()).toBeNull();
});

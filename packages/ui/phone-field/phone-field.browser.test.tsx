import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Empty, Filled } from './phone-field.examples.tsx';

function field(): HTMLInputElement {
  return page.getByRole('textbox').element() as HTMLInputElement;
}

test('adds dashes while the visitor types', async () => {
  await renderInShadowRoot(<Empty language="en" />);
  await userEvent.type(page.getByLabelText('Mobile phone'), '5125550142');
  expect(field().value).toBe('512-555-0142');
});

test('drops characters that are not digits, and digits after the tenth', async () => {
  await renderInShadowRoot(<Empty language="en" />);
  await userEvent.type(page.getByRole('textbox'), '(512) 555-0142 9');
  expect(field().value).toBe('512-555-0142');
});

test.each([
  { does: 'a digit typed in the middle', at: 1, keys: '9', text: '591-255-5014', caret: 2 },
  { does: 'a digit typed before a dash', at: 3, keys: '9', text: '512-955-5014', caret: 5 },
  { does: 'a digit deleted', at: 2, keys: '{Backspace}', text: '525-550-142', caret: 1 },
  {
    does: 'a dash deleted, and then the digit before it',
    at: 4,
    keys: '{Backspace}{Backspace}',
    text: '515-550-142',
    caret: 2,
  },
  {
    does: 'a dash deleted forward, and then the digit after it',
    at: 3,
    keys: '{Delete}{Delete}',
    text: '512-550-142',
    caret: 4,
  },
])('keeps the caret where it was after $does', async ({ at, keys, text, caret }) => {
  await renderInShadowRoot(<Filled language="en" />);
  const input = field();
  input.focus();
  input.setSelectionRange(at, at);
  await userEvent.keyboard(keys);
  await expect.poll(() => [input.value, input.selectionStart]).toEqual([text, caret]);
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { TextField } from './text-field.tsx';

function UpperCase() {
  const [value, onChange] = useState('LKM1001');
  return (
    <TextField
      id="policy"
      name="policy"
      label="Policy number"
      format={(text) => text.replaceAll('-', '').toUpperCase()}
      {...{ value, onChange }}
    />
  );
}

test('keeps the caret in place while it formats what is typed in the middle', async () => {
  await renderInShadowRoot(<UpperCase />);
  const input = page.getByRole('textbox').element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(3, 3);
  await userEvent.keyboard('a-b');
  await expect.poll(() => [input.value, input.selectionStart]).toEqual(['LKMAB1001', 5]);
});

test('preserves a backward selection when re-entered text is formatted', async () => {
  await renderInShadowRoot(<UpperCase />);
  const input = page.getByRole('textbox').element() as HTMLInputElement;
  input.focus();
  // Like the runtime, which restores early input; the browser removes the line break.
  input.value = 'lkm-2002\n';
  input.setSelectionRange(2, 6, 'backward');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect
    .poll(() => [input.value, input.selectionStart, input.selectionEnd, input.selectionDirection])
    .toEqual(['LKM2002', 2, 5, 'backward']);
});

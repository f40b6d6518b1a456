import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Checkboxes } from './checkboxes.tsx';

function Interests({ onChange, error }: { onChange: (value: readonly string[]) => void; error?: string }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <form>
      <Checkboxes
        id="interests"
        name="interests"
        label="Interests"
        hint="Any number of them."
        error={error}
        options={['auto', 'home', 'life'].map((name) => ({ value: name, label: name }))}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </form>
  );
}

test('boxes of one group are ticked by mouse and keyboard, and report values in the order of the options', async () => {
  const changes: (readonly string[])[] = [];
  const { root, violations } = await renderInShadowRoot(<Interests onChange={(value) => changes.push(value)} />);
  await page.getByText('life').click();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift} ');
  expect(changes).toEqual([['life'], ['auto', 'life']]);
  expect(new FormData(root.querySelector('form')!).getAll('interests')).toEqual(['auto', 'life']);
  await page.getByRole('checkbox', { name: 'life' }).click();
  expect(changes.at(-1)).toEqual(['auto']);
  expect(await violations()).toEqual([]);
});

test('a group of boxes is named by its legend, and described by its hint and error', async () => {
  const { violations } = await renderInShadowRoot(<Interests onChange={() => undefined} error="Choose one." />);
  const group = page.getByRole('group', { name: 'Interests' });
  await expect.element(group).toHaveAccessibleDescription('Any number of them. Choose one.');
  expect(await violations()).toEqual([]);
});

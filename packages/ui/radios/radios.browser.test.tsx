import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Radios } from './radios.tsx';

/** The distance between the tops of two answers, in a column as wide as a card on a phone of 390 px. */
async function distanceBetween(first: string, second: string): Promise<number> {
  const { container } = await renderInShadowRoot(
    <div style={{ inlineSize: 274, fontSize: 17 }}>
      <Radios<'' | 'a' | 'b'>
        id="answer"
        name="answer"
        label="Marital status"
        value=""
        options={[
          { value: 'a', label: first },
          { value: 'b', label: second },
        ]}
        onChange={() => undefined}
      />
    </div>,
  );
  const [top, next] = within(container)
    .getAllByRole('radio')
    .map((radio) => radio.getBoundingClientRect().top);
  return next! - top!;
}

test('two short answers share a row in a card on a phone', async () => {
  expect(await distanceBetween('Married', 'Single')).toBe(0);
});

test('stacks the options before a word breaks', async () => {
  expect(await distanceBetween('Independientemente', 'Acompañadamente')).toBeGreaterThan(40);
});

import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Logo } from './logo.tsx';

test('falls back to the name in the same space when the image does not load', async () => {
  const { container } = await renderInShadowRoot(<Logo src="/no-such-logo.svg" name="Sample Mutual" />);
  const height = () => container.querySelector('.cover-logo')!.getBoundingClientRect().height;
  const before = height();
  await within(container).findByText('Sample Mutual');
  expect(height()).toBe(before);
});

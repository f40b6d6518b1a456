import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../drawing/drawing.tsx';
import { Logo } from './logo.tsx';

test('writes the name where the image does not load, in the same place', async () => {
  const { container } = await draw(<Logo src="/no-such-logo.svg" name="Sample Mutual" />);
  const height = () => container.querySelector('.cover-logo')!.getBoundingClientRect().height;
  const before = height();
  await expect.poll(() => page.getByText('Sample Mutual').query()).not.toBeNull();
  expect(height()).toBe(before);
});

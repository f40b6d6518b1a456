import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#ui/drawing';
import { FlowNotice } from './flow-notice.view.tsx';

const labels = {
  offlineTitle: 'You are offline',
  offlineText: 'We go on when your connection returns.',
  refusedTitle: 'That is not possible',
  refusedText: 'Please call us.',
  retry: 'Try again',
};

test('announces the kind of failure, and offers another try', async () => {
  const onRetry = vi.fn();
  const { violations } = await draw(<FlowNotice notice={{ kind: 'offline' }} labels={labels} onRetry={onRetry} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test('shows the words of the service in the place of its own', async () => {
  await draw(<FlowNotice notice={{ kind: 'refused', reason: 'Closed on Sundays' }} labels={labels} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Closed on Sundays');
  await expect.element(page.getByText('Please call us.')).not.toBeInTheDocument();
});

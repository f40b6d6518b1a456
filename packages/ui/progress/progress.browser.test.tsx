import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Progress } from './progress.tsx';

const stages = [
  { key: 'quote', label: 'Quote' },
  { key: 'driver', label: 'Driver' },
  { key: 'vehicle', label: 'Vehicle' },
  { key: 'policy', label: 'Policy' },
] as const;

const shared = { label: 'Your quote', stages, percent: 37, percentText: '37% done', completedText: 'completed' };

test('links to completed stages only', async () => {
  const onSelect = vi.fn();
  await renderInShadowRoot(<Progress {...shared} current="vehicle" onSelect={onSelect} />);
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Quote, completed', 'Driver, completed']);
  await userEvent.click(page.getByRole('button', { name: 'Driver' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('driver');
});

test('marks the current stage', async () => {
  const { container } = await renderInShadowRoot(<Progress {...shared} current="vehicle" />);
  const current = [...container.querySelectorAll('[aria-current="step"]')];
  expect(current.map((stage) => stage.querySelector('.cover-progress-name')?.textContent)).toEqual(['Vehicle']);
});

test('shows every stage as completed when none is current', async () => {
  await renderInShadowRoot(<Progress {...shared} current={undefined} onSelect={() => undefined} />);
  expect(page.getByRole('button').elements()).toHaveLength(4);
});

test('announces the percentage', async () => {
  await renderInShadowRoot(<Progress {...shared} current="vehicle" />);
  expect((page.getByRole('progressbar', { name: '37% done' }).element() as HTMLProgressElement).value).toBe(37);
});

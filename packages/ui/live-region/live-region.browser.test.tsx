import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { LiveRegion, useAnnouncement } from './live-region.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('announces several changes once, with the latest text when the delay ends', async () => {
  const { container, rerender } = await renderInShadowRoot(<LiveRegion message="1 rate" />);
  await rerender(<LiveRegion message="2 rates" />);
  await vi.advanceTimersByTimeAsync(900);
  await rerender(<LiveRegion message="3 rates" />);
  expect(container.textContent).toBe('');
  // Not polled: polling would advance the clock until even a restarted timer had ended.
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(container.textContent).toBe('3 rates');
});

test('announces a message that comes while the last one is announced', async () => {
  const { container, rerender } = await renderInShadowRoot(<LiveRegion message="2 rates" />);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await rerender(<LiveRegion message="3 rates" />);
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(container.textContent).toBe('3 rates');
});

test('clears its timer when it unmounts', async () => {
  const { unmount } = await renderInShadowRoot(<LiveRegion message="1 rate" />);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

function DriverList() {
  const [message, announce] = useAnnouncement();
  return (
    <>
      <button type="button" onClick={() => announce('A driver was added.')}>
        Add
      </button>
      <LiveRegion message={message} />
    </>
  );
}

test('announces the same text again when it happens again', async () => {
  const { container } = await renderInShadowRoot(<DriverList />);
  const region = within(container).getByRole('status');
  const announced: (string | null)[] = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  for (let press = 0; press < 3; press += 1) {
    await act(async () => within(container).getByRole('button').click());
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(announced.map((text) => text?.trim())).toEqual([
    'A driver was added.',
    'A driver was added.',
    'A driver was added.',
  ]);
});

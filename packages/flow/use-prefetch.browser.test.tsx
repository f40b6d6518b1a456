import { onTestFinished, expect, test, vi } from 'vitest';
import { LazyModule } from '#ui/lazy-module';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { usePrefetch } from './use-prefetch.ts';

function Step({ next }: { next: LazyModule<unknown> }) {
  usePrefetch(next);
  return <h2>Your contact</h2>;
}

function nextStep() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn(() => Promise.reject(new Error('The network failed.')));
  return { load, next: new LazyModule<unknown>(load) };
}

test('loads the next step after the current one has rendered', async () => {
  const { load, next } = nextStep();
  await renderInShadowRoot(<Step next={next} />);
  expect(load).not.toHaveBeenCalled();
  await vi.runOnlyPendingTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});

test('loads a missing step again when the network returns', async () => {
  const { load, next } = nextStep();
  await renderInShadowRoot(<Step next={next} />);
  await vi.runOnlyPendingTimersAsync();
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads nothing for a step that the visitor has left', async () => {
  const { load, next } = nextStep();
  const { unmount } = await renderInShadowRoot(<Step next={next} />);
  await unmount();
  await vi.runOnlyPendingTimersAsync();
  dispatchEvent(new Event('online'));
  expect(load).not.toHaveBeenCalled();
});

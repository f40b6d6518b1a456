import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayWhileVisible } from './delay-while-visible.ts';

function isSeen(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function wait(signal = new AbortController().signal) {
  const heard = vi.fn();
  void delayWhileVisible({ seconds: 60 }, signal).then(heard);
  return heard;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('delayWhileVisible', () => {
  it('resolves after the delay while the page is visible', async () => {
    const heard = wait();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('resolves when the page becomes visible if the delay has ended before', async () => {
    const heard = wait();
    isSeen('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard).not.toHaveBeenCalled();
    isSeen('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('does not resolve early when visibility toggles', async () => {
    const heard = wait();
    isSeen('hidden');
    isSeen('visible');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(heard).not.toHaveBeenCalled();
  });

  it('never resolves after an abort and leaves no listener behind', async () => {
    const left = new AbortController();
    const removed = vi.spyOn(document, 'removeEventListener');
    const heard = wait(left.signal);
    left.abort();
    await vi.advanceTimersByTimeAsync(120_000);
    isSeen('visible');
    expect(heard).not.toHaveBeenCalled();
    expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
    expect(vi.getTimerCount()).toBe(0);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

const second = 1000;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setHidden(value: boolean): void {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('counts the time without activity, except while the page is hidden', () => {
  const ending = new AbortController();
  const onIdle = vi.fn();
  const isIdle = watchInactivity(10 * second, onIdle, ending.signal);
  vi.advanceTimersByTime(6 * second);
  setHidden(true);
  vi.advanceTimersByTime(60 * second);
  setHidden(false);
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(4 * second - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(isIdle()).toBe(true);
  ending.abort();
  expect(vi.getTimerCount()).toBe(0);
});

test('restarts with every activity', () => {
  const ending = new AbortController();
  const onIdle = vi.fn();
  watchInactivity(10 * second, onIdle, ending.signal);
  vi.advanceTimersByTime(9 * second);
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  vi.advanceTimersByTime(10 * second - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  ending.abort();
});

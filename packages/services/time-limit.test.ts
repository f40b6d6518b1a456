import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AbortedError, TimeoutError } from './errors.ts';
import { pause, withinLimits } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

/** A signal that knows who still listens. */
function watchedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<unknown>();
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (type: string, listener: EventListener) => {
    listeners.add(listener);
    addEventListener.call(signal, type, listener);
  };
  signal.removeEventListener = (type: string, listener: EventListener) => {
    listeners.delete(listener);
    removeEventListener.call(signal, type, listener);
  };
  return { controller, signal, listeners };
}

describe('work within limits', () => {
  const limits = { id: 'makes', timeout: 1000 };

  it('gives its result and leaves no listener', async () => {
    const { signal, listeners } = watchedSignal();
    const work = async () => {
      expect(listeners.size).toBe(1);
      return 'done';
    };
    await expect(withinLimits({ ...limits, signal }, work)).resolves.toBe('done');
    expect(listeners.size).toBe(0);
  });

  it('fails with its own error and leaves no listener', async () => {
    const { signal, listeners } = watchedSignal();
    const failure = new Error('its own');
    await expect(withinLimits({ ...limits, signal }, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(listeners.size).toBe(0);
  });

  it('is given up when its time is up, though it takes no notice', async () => {
    const { signal, listeners } = watchedSignal();
    let given: AbortSignal | undefined;
    const work = withinLimits({ ...limits, signal }, (limit) => {
      given = limit;
      return never();
    });
    const outcome = vi.fn();
    work.catch(outcome);

    await vi.advanceTimersByTimeAsync(999);
    expect(outcome).not.toHaveBeenCalled();
    expect(given?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(work).rejects.toBeInstanceOf(TimeoutError);
    await expect(work).rejects.toMatchObject({ callId: 'makes' });
    expect(given?.reason).toBeInstanceOf(TimeoutError);
    expect(listeners.size).toBe(0);
  });

  it('is given up when the caller leaves, though it takes no notice', async () => {
    const { controller, signal, listeners } = watchedSignal();
    let given: AbortSignal | undefined;
    const work = withinLimits({ ...limits, signal }, (limit) => {
      given = limit;
      return never();
    });
    controller.abort('a reason of the caller’s');
    await expect(work).rejects.toBeInstanceOf(AbortedError);
    expect(given?.aborted).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('does not begin when the caller has left', async () => {
    const work = vi.fn(never);
    await expect(withinLimits({ ...limits, signal: AbortSignal.abort() }, work)).rejects.toBeInstanceOf(AbortedError);
    expect(work).not.toHaveBeenCalled();
  });

  it('fails unheard after it was given up', async () => {
    const { controller, signal } = watchedSignal();
    let fail = (_error: Error): void => undefined;
    const work = withinLimits({ ...limits, signal }, () => new Promise((_, reject) => (fail = reject)));
    controller.abort();
    await expect(work).rejects.toBeInstanceOf(AbortedError);
    // Vitest fails the run for a rejection that nobody handles.
    fail(new Error('too late'));
  });
});

describe('a pause', () => {
  it('ends in its time', async () => {
    const ended = vi.fn();
    const paused = pause(300, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(299);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await paused;
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends with the signal’s reason, and so does its timer', async () => {
    const controller = new AbortController();
    const paused = pause(300, controller.signal);
    const reason = new Error('nobody waits');
    controller.abort(reason);
    await expect(paused).rejects.toBe(reason);
  });

  it('does not begin after the signal', async () => {
    const reason = new Error('nobody waits');
    await expect(pause(300, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

import { AbortedError, TimeoutError } from './errors.ts';

interface Limits {
  /** Names the call in the error. */
  id: string;
  /** Milliseconds. */
  timeout: number;
  /** The caller's. */
  signal?: AbortSignal | undefined;
}

/**
 * Does work that ends when its time is up or its caller leaves, whatever it is waiting for. The signal that the work gets
 * is for it to stop by; its reason is the error that the caller gets.
 *
 * @throws {TimeoutError | AbortedError} or what the work throws.
 */
export async function withinLimits<Result>(
  { id, timeout, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw new AbortedError(id);
  // Not `AbortSignal.any` and `AbortSignal.timeout`: Safari 16 lacks the one, and the other's timer outlives the work.
  const limit = new AbortController();
  const isOver = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error));
  });
  const leave = () => limit.abort(new AbortedError(id));
  const timer = setTimeout(() => limit.abort(new TimeoutError(id)), timeout);
  signal?.addEventListener('abort', leave);
  try {
    return await Promise.race([work(limit.signal), isOver]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** Waits, unless the signal says that there is nothing to wait for any more. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

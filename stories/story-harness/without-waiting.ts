/**
 * Performs actions during which timers of this length run at once.
 *
 * @example
 * act: withoutWaiting(10_000, (visitor) => visitor.submits())
 */
export const withoutWaiting =
  <Rest extends unknown[]>(milliseconds: number, act: (...rest: Rest) => Promise<void>) =>
  async (...rest: Rest): Promise<void> => {
    const { setTimeout: later } = globalThis;
    const atOnce = (handler: () => void, delay?: number) => later(handler, delay === milliseconds ? 0 : delay);
    globalThis.setTimeout = Object.assign(atOnce, later);
    try {
      await act(...rest);
      await new Promise((resolve) => later(resolve, 0));
    } finally {
      globalThis.setTimeout = later;
    }
  };

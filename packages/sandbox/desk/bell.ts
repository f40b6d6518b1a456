/** Wakes whoever waits for something to happen at the agent's desk. */
export interface Bell {
  ring(): void;
  /** Ends at the next ring, after so many milliseconds, or when the signal says so; whichever is first. */
  heard(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function createBell(): Bell {
  const waiting = new Set<() => void>();
  return {
    ring() {
      for (const wake of waiting) wake();
    },
    heard: (milliseconds, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        if (signal.aborted) wake();
      }),
  };
}

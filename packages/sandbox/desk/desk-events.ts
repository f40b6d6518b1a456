import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Emits `change` when the state of the agent's desk may have changed. */
export type DeskEvents = EventEmitter<{ change: [] }>;

export function createDeskEvents(): DeskEvents {
  // Every open desk listens, so no number of listeners indicates a leak.
  return new EventEmitter<{ change: [] }>().setMaxListeners(0);
}

/** Resolves at the next change, after `timeout` milliseconds, or when `signal` aborts. Never rejects. */
export async function nextChange(events: DeskEvents, timeout: number, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([signal, settled.signal]) };
  await Promise.race([once(events, 'change', options), setTimeout(timeout, undefined, options)]).catch(() => undefined);
  settled.abort();
}

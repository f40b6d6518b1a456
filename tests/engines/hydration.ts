interface Hydration {
  readyCount: number;
  isHeld: boolean;
  /** Held tasks of React's scheduler. */
  pending: (() => void)[];
}

declare global {
  /** Set in pages with `hydrationScript`. */
  var hydration: Hydration;
}

// The functions of this file are sent to the browser as text, so they use nothing outside themselves.

/** Counts the widgets that React has hydrated, and holds the tasks of React's scheduler on demand. */
function prepareHydration(): void {
  const state: Hydration = { readyCount: 0, isHeld: false, pending: [] };
  globalThis.hydration = state;
  document.addEventListener('covermount:ready', () => (state.readyCount += 1));
  const Channel = MessageChannel;
  // The scheduler runs its tasks on messages that it posts to itself.
  globalThis.MessageChannel = function HeldChannel() {
    const channel = new Channel();
    const post = (message: unknown) => MessagePort.prototype.postMessage.call(channel.port2, message);
    channel.port2.postMessage = (message: unknown) => {
      if (state.isHeld) state.pending.push(() => post(message));
      else post(message);
    };
    return channel;
  } as unknown as typeof MessageChannel;
}

/** For the head of a page, before every other script. */
export const hydrationScript = `<script>(${prepareHydration.toString()})();</script>`;

export const readyCount = (): number => globalThis.hydration.readyCount;

/** From now on, a hydration is held when it begins. An event that React handles synchronously still ends it. */
export function holdHydration(): void {
  globalThis.hydration.isHeld = true;
}

/** Whether a hydration has begun. */
export const hasHydrationBegun = (): boolean => globalThis.hydration.pending.length > 0;

/** Continues the hydration. @returns true once it has ended, or the page has been left. */
export function releaseHydration(): boolean {
  const state = globalThis.hydration as Hydration | undefined;
  if (!state) return true;
  state.isHeld = false;
  for (const run of state.pending.splice(0)) run();
  return state.readyCount > 0;
}

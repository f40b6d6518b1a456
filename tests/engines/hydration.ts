interface Hydration {
  readyCount: number;
  isHeld: boolean;
  /** Tasks of React's scheduler that wait. */
  pending: (() => void)[];
}

declare global {
  /** What pages with `hydrationScript` know of it. */
  var hydration: Hydration;
}

// The functions of this file are sent to the browser as text, so they use nothing outside themselves.

/** Counts the widgets that React has taken over, and has the tasks of React's scheduler wait on demand. */
function prepareHydration(): void {
  const state: Hydration = { readyCount: 0, isHeld: false, pending: [] };
  globalThis.hydration = state;
  document.addEventListener('covermount:ready', () => (state.readyCount += 1));
  const Channel = MessageChannel;
  // The scheduler runs its tasks by messages to itself.
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

/** From now on, a hydration that begins waits. An event that React handles at once ends it all the same. */
export function holdHydration(): void {
  globalThis.hydration.isHeld = true;
}

/** A hydration has begun, and waits or has ended. */
export const hasHydrationBegun = (): boolean => globalThis.hydration.pending.length > 0;

/** Lets the hydration go on. @returns true once it has ended, or another page is there. */
export function releaseHydration(): boolean {
  const state = globalThis.hydration as Hydration | undefined;
  if (!state) return true;
  state.isHeld = false;
  for (const run of state.pending.splice(0)) run();
  return state.readyCount > 0;
}

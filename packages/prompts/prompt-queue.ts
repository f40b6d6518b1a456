import { isPromptOpen, promptClosed, promptOpened } from './open-prompt.ts';

/** A prompt that is ready to open. */
export interface QueuedPrompt {
  readonly element: Element;
  /** Milliseconds without an obstacle before it opens. */
  readonly wait: number;
  /** Flows that it must not open over. */
  readonly flows: ReadonlySet<EventTarget | null>;
  /** Its own rules, checked again each time it is first in the queue. Once they fail, it leaves the queue. */
  isDue(): boolean;
  show(): void;
}

const queue: QueuedPrompt[] = [];
let busyAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where a dialog may be open: in the document, and in the widgets' own roots. */
const roots = (): ParentNode[] => [
  document,
  ...[...document.querySelectorAll('[data-cover-drawn]')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
];

/** What no prompt may cover: dialogs, and a countdown that limits the visitor, such as that of a redirect. */
const obstacles = 'dialog,[aria-modal=true],[role=dialog],[role=alertdialog],[role=timer]:not([data-cover-aside])';

function isTyping(): boolean {
  // oxlint-disable-next-line no-restricted-properties -- The focus anywhere on the page matters, in every root below it.
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // The focused element inside a frame is unknown; it may be a field for a card number.
  return !!focused?.matches('input,select,textarea,iframe,[contenteditable]:not([contenteditable=false])');
}

/** Whether the page shows or does something that no prompt may interrupt. */
export function isBusy(flows: QueuedPrompt['flows']): boolean {
  return (
    isPromptOpen() ||
    [...flows].some((flow) => (flow as Node).isConnected) ||
    document.hidden ||
    !!(document as { prerendering?: boolean }).prerendering ||
    isTyping() ||
    roots().some((root) => [...root.querySelectorAll(obstacles)].some((element) => element.checkVisibility()))
  );
}

function processQueue(): void {
  clearTimeout(timer);
  while (queue[0] && !queue[0].isDue()) queue.shift();
  const [first] = queue;
  if (!first) return;
  const now = performance.now();
  const isNowBusy = isBusy(first.flows);
  if (isNowBusy) busyAt = now;
  if (!isNowBusy && now - busyAt >= first.wait) {
    queue.shift();
    promptOpened(first.element);
    first.show();
  }
  // Hidden tabs do not poll.
  if (!document.hidden) timer = setTimeout(processQueue, 500);
}

const onEnd = ({ target }: Event) => promptClosed(target);
document.addEventListener('covermount:complete', onEnd);
// A prompt that failed does not block the next one.
document.addEventListener('covermount:error', onEnd);
document.addEventListener('visibilitychange', () => {
  busyAt = performance.now();
  processQueue();
});

/** Queues a prompt. It opens when no obstacle is left and its own rules still hold; `signal` removes it. */
export function enqueue(prompt: QueuedPrompt, signal: AbortSignal): void {
  if (queue.some(({ element }) => element === prompt.element)) return;
  queue.push(prompt);
  signal.addEventListener(
    'abort',
    () => {
      const index = queue.indexOf(prompt);
      if (index >= 0) queue.splice(index, 1);
      promptClosed(prompt.element);
    },
    { once: true },
  );
  processQueue();
}

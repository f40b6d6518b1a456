/** A prompt that wants to show itself. */
export interface Turn {
  readonly element: Element;
  /** Milliseconds of quiet that it wants after whatever stood in its way. */
  readonly wait: number;
  /** Flows that it must not come over. */
  readonly flows: ReadonlySet<EventTarget | null>;
  /** Its own rules, asked again each time that it may come to its turn. When they no longer hold, it gives up its place. */
  isDue(): boolean;
  show(): void;
}

const queue: Turn[] = [];
let showing: Element | undefined;
let busyAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where something may be looked for that lies over the page: the document, and the widgets' own roots. */
const roots = (): ParentNode[] => [
  document,
  ...[...document.querySelectorAll('[data-cover-drawn]')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
];

function isTyping(): boolean {
  // oxlint-disable-next-line no-restricted-properties -- It is the page that is asked, and every root below it.
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  // In a frame it cannot be seen what has the focus; it may be a card number.
  return !!at?.matches('input,select,textarea,iframe,[contenteditable]:not([contenteditable=false])');
}

/** Something is going on that no prompt may come over. */
export function isBusy(flows: Turn['flows']): boolean {
  return (
    !!showing?.isConnected ||
    [...flows].some((flow) => (flow as Node).isConnected) ||
    document.hidden ||
    !!(document as { prerendering?: boolean }).prerendering ||
    isTyping() ||
    roots().some((root) =>
      [...root.querySelectorAll('dialog,[aria-modal=true],[role=dialog],[role=alertdialog]')].some((one) =>
        one.checkVisibility(),
      ),
    )
  );
}

function look(): void {
  clearTimeout(timer);
  while (queue[0] && !queue[0].isDue()) queue.shift();
  const [first] = queue;
  if (!first) return;
  const now = performance.now();
  const isNowBusy = isBusy(first.flows);
  if (isNowBusy) busyAt = now;
  if (!isNowBusy && now - busyAt >= first.wait) {
    queue.shift();
    showing = first.element;
    first.show();
  }
  // A tab in the background asks nothing until it is looked at.
  if (!document.hidden) timer = setTimeout(look, 500);
}

const over = ({ target }: Event) => {
  if (target === showing) showing = undefined;
};
document.addEventListener('covermount:complete', over);
// Whatever is wrong with a prompt, the next one need not wait for it.
document.addEventListener('covermount:error', over);
document.addEventListener('visibilitychange', () => {
  busyAt = performance.now();
  look();
});

/** Queues a prompt. It is shown when nothing else is going on, and its own rules still hold. */
export function ask(turn: Turn, signal: AbortSignal): void {
  if (queue.some(({ element }) => element === turn.element)) return;
  queue.push(turn);
  signal.addEventListener(
    'abort',
    () => {
      const place = queue.indexOf(turn);
      if (place >= 0) queue.splice(place, 1);
      if (showing === turn.element) showing = undefined;
    },
    { once: true },
  );
  look();
}

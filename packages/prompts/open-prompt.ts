let open: Element | undefined;
const listeners = new Set<() => void>();

/** Whether a prompt is open. */
export const isPromptOpen = (): boolean => open?.isConnected === true;

function setOpen(element: Element | undefined): void {
  open = element;
  for (const listener of listeners) listener();
}

export const promptOpened = (element: Element): void => setOpen(element);

export function promptClosed(element: EventTarget | null): void {
  if (element === open) setOpen(undefined);
}

/** @returns a function that removes the listener */
export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { inputRecord } from '#embed/first-paint/input-state';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { sentMark } from '#visitor/record';

/** Where the input of a widget is, and is saved. */
export interface StoredInput {
  /** The element that the widget is rendered in. */
  container: HTMLElement | null;
  /** The widget has a first paint, which saves the input itself, in a record without the details. */
  isPainted: boolean;
  /** Name of the record. */
  name: string;
}

/**
 * @param widget The widget's name without its `cover-`.
 * @param details Identify the form on the site: where it is sent, and what is in it.
 */
export function storedInput(
  { element, root }: Pick<WidgetHost, 'element' | 'root'>,
  widget: string,
  details: string,
): StoredInput {
  const container = root instanceof ShadowRoot ? root.querySelector<HTMLElement>('.cover-root') : root;
  const isPainted = container?.hasAttribute('data-covermount-paint') ?? false;
  return { container, isPainted, name: inputRecord(element, widget, isPainted ? '' : `.${details}`) };
}

/** Marks a widget's input as sent: it is restored for a visitor who returns, and dropped on the next visit. */
export const markAsSent = (
  host: Pick<WidgetHost, 'element' | 'root' | 'visitor'>,
  widget: string,
  details: string,
): void => void host.visitor.storage.put(sentMark(storedInput(host, widget, details).name), '1');

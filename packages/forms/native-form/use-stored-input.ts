import { useEffect } from 'react';
import { entryOf } from '#embed/first-paint/input-state';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { authoredForm } from './form-target.ts';
import { storedInput, markAsSent } from './stored-input.ts';

/**
 * Saves what is typed into the widget for a day, encrypted, and restores it after a reload. Sent input is restored when
 * the visitor returns because the answer was an error, and dropped on the next visit.
 *
 * @param widget The widget's name without its `cover-`.
 * @param details Identify the form on the site: where it is sent, and what is in it.
 * @param entryIn The visitor's entry in a control that is rendered with a value.
 * @returns Call it when the form is sent.
 */
export function useStoredInput(
  host: WidgetHost,
  widget: string,
  details: string,
  entryIn: typeof entryOf = entryOf,
): () => void {
  const latest = useLatest(entryIn);
  const { element, root } = host;
  const { storage, brandCode } = host.visitor;

  useEffect(() => {
    let isOver = false;
    const { container, isPainted, name } = storedInput({ element, root }, widget, details);
    if (!container || isPainted) return undefined;
    // Otherwise the browser restores what was typed before the script loaded, which is older.
    authoredForm(element)?.setAttribute('autocomplete', 'off');
    const keeping = import('#embed/first-paint/early-input').then(({ keepEarlyInput }) => {
      if (isOver) return;
      const isSaved = () => false;
      keepEarlyInput({ container, name, brandCode, storage, isSaved, entryIn: (control) => latest()(control) });
    });
    keeping.catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [element, root, storage, brandCode, widget, details, latest]);

  return () => markAsSent(host, widget, details);
}

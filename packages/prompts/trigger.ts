import debugKey from 'virtual:key-table/common/debug';
import { readKeys } from '#configuration/merge';
import type { KeyTable } from '#configuration/merge';
import { resolveSources } from '#configuration/sources';
import type { PendingWidget, Trigger } from '#embed/loader/registry';

/** An element whose trigger has fired, with the payload of the trigger; the view reads it with `promptPayload`. */
export type PromptElement = HTMLElement & { covermountPayload?: unknown };

/** The context of a trigger. */
export interface TriggerContext extends PendingWidget {
  /** Reads some keys. A wrong value loads the widget, which then reports it. */
  read(table: KeyTable): Record<string, unknown>;
  /** Aborted when the widget is removed. */
  signal: AbortSignal;
  /** Fires the trigger: loads the widget, and passes `payload` to its view. */
  show(payload: unknown): void;
}

/** Set with a payload: the change makes the runtime render again a widget mounted without one. */
const payloadAttribute = 'data-cover-payload';

/**
 * Creates a trigger. If a key that it reads is invalid, or the author is debugging, the widget is mounted without a
 * payload and renders nothing: the runtime reports the problems of the whole configuration, even if the trigger never
 * fires.
 */
export const trigger =
  (begin: (context: TriggerContext) => void): Trigger =>
  (widget) => {
    const element: PromptElement = widget.element;
    const controller = new AbortController();
    const { signal } = controller;
    const { load, fail } = widget;
    const start = ({ problems, ...resolved }: Awaited<ReturnType<typeof resolveSources>>) => {
      if (signal.aborted) return;
      const { sources } = resolved;
      // The runtime retries a source that could not be fetched, and reports it.
      if (problems.some(({ kind }) => kind !== 'unfetched')) load();
      const read = (table: KeyTable) => readKeys(table, sources, load);
      if (read(debugKey).debug || location.search.includes('covermount-debug')) load();
      begin({
        ...widget,
        sources: () => resolved,
        read,
        signal,
        show(payload) {
          element.covermountPayload = payload;
          element.toggleAttribute(payloadAttribute, true);
          load();
        },
      });
    };
    resolveSources(widget.sources()).then(start).catch(fail);
    return () => {
      controller.abort();
      delete element.covermountPayload;
      element.removeAttribute(payloadAttribute);
    };
  };

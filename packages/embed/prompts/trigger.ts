import type { Sources } from '../layers.ts';
import { readKeys } from './keys.ts';
import type { Keys } from './keys.ts';

/** A widget on the page whose moment has not come: of its files, only its trigger is there. */
export interface Armed {
  readonly element: HTMLElement;
  /** Everything that configures it, as it is now. */
  sources(): Sources;
  /** Loads the widget and mounts it, once. */
  load(): void;
  /** Something of it could not be loaded. */
  fail(error: unknown): void;
}

/** Decides when a widget's moment has come. Returns how to stop waiting for it. */
export type Trigger = (armed: Armed) => () => void;

/** An element whose moment has come, with what its trigger found out; the view reads it with `momentOf`. */
export type Momentous = HTMLElement & { covermountMoment?: unknown };

/** What a trigger watches with. */
export interface Watch extends Armed {
  keys: Keys;
  /** Ends when the widget goes. */
  signal: AbortSignal;
  /** The moment has come; `moment` is what the view is told of it. */
  show(moment: unknown): void;
}

/** On an element with a moment, so that the runtime draws anew what was mounted without. */
const mark = 'data-cover-moment';

/**
 * Makes a trigger. Where a key that was read is wrong, or the author wants to see what is, the widget is mounted without its moment,
 * and draws nothing: the runtime tells what is wrong with the whole configuration, even if the moment never comes.
 */
export const trigger =
  (begin: (watch: Watch) => void): Trigger =>
  (armed) => {
    const element: Momentous = armed.element;
    const ending = new AbortController();
    const { signal } = ending;
    void readKeys(armed).then((keys) => {
      if (signal.aborted) return;
      begin({
        ...armed,
        keys,
        signal,
        show(moment) {
          element.covermountMoment = moment;
          element.setAttribute(mark, '');
          armed.load();
        },
      });
    });
    return () => {
      ending.abort();
      delete element.covermountMoment;
      element.removeAttribute(mark);
    };
  };

import { openEncryptedRecord } from '#visitor/encrypted-record';
import type { NamespacedStorage } from '#visitor/namespaced-storage';
import { earlyInputTimeToLive, sentMark } from '#visitor/record';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import { enter } from './enter.ts';
import { type Control, controlOf, controls, type Entry, entryOf } from './input-state.ts';

export interface EarlyInput {
  /** Resolves when the input that an earlier page saved has been restored. */
  readonly restored: Promise<void>;
  /**
   * Call once React has all input. The record is kept until the widget has saved its own, which may still wait for its
   * encryption key.
   */
  handOver(): void;
}

/** Functions that write each record when the page is left, by storage key. One listener serves all mounts. */
const onPageHide = new Map<string, () => void>();
addEventListener('pagehide', () => onPageHide.forEach((write) => write()));

/**
 * Functions that restore the input of each record, by storage key: in a page from the back/forward cache, WebKit resets
 * controls with `autocomplete="off"` in the task after this event.
 */
const onPageShow = new Map<string, () => void>();
addEventListener(
  'pageshow',
  ({ persisted }) => persisted && setTimeout(() => onPageShow.forEach((restore) => restore())),
);

/** A password field, even if its text is shown: never stored. */
const isPassword = ({ autocomplete }: Control): boolean => autocomplete.includes('password');

const isEntry = (value: unknown): value is Entry => {
  const { name, value: entered } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof entered === 'string';
};

function readEntries(json: string): Entry[] {
  const read: unknown = tryOrUndefined(() => JSON.parse(json) as unknown);
  return Array.isArray(read) ? read.filter(isEntry) : [];
}

export interface EarlyInputOptions {
  container: HTMLElement;
  /** Name of the record. */
  name: string;
  brandCode: string;
  storage: NamespacedStorage;
  /** Whether the widget has stored the input itself, or stores nothing. */
  isSaved: () => boolean;
  /** The visitor's entry in a control, for controls that are drawn with a value; {@link entryOf} by default. */
  entryIn?: typeof entryOf;
}

/** Whether the page was loaded by the browser's Back, Forward or Reload. */
const isPageReturnedTo = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => /^(back|reload)/.test((navigation as PerformanceNavigationTiming).type));

/**
 * Saves the input of a first paint except for passwords, encrypted and for a day, because the page may be left before
 * React can save it; and restores what an earlier page saved, into controls without a newer entry. Input that was sent
 * stays for a visitor who returns because of an error, and is removed on the next visit: see {@link sentMark}.
 */
export function keepEarlyInput(options: EarlyInputOptions): EarlyInput {
  const { container, name, brandCode, storage, isSaved, entryIn = entryOf } = options;
  const mark = sentMark(name);
  if (storage.get(mark) && !isPageReturnedTo()) storage.remove(name);
  storage.remove(mark);
  const storageKey = storage.keyOf(name);
  const record = openEncryptedRecord({
    brandCode,
    name,
    version: 1,
    timeToLive: earlyInputTimeToLive,
    storage,
    now: Date.now,
    page: { addEventListener: (_type: string, write: () => void) => onPageHide.set(storageKey, write) },
  });
  let isTakenOver = false;
  const listening = new AbortController();

  const clearOnceSaved = () => {
    if (!isTakenOver || !isSaved()) return;
    listening.abort();
    onPageShow.delete(storageKey);
    record.discard();
    storage.remove(name);
  };
  const entered = () =>
    [...container.querySelectorAll<Control>(controls)].flatMap(
      (control) => (isPassword(control) ? undefined : entryIn(control)) ?? [],
    );
  const save = () => record.save({ data: JSON.stringify(entered()), expiresAt: Date.now() + earlyInputTimeToLive });
  const restore = async () => {
    const saved = await record.load();
    for (const entry of saved ? readEntries(saved.data) : []) {
      const control = controlOf(container, entry);
      if (!control || entryIn(control)) continue;
      enter(control, entry);
      // The visitor has focused this field meanwhile: selected, so that typing replaces the restored text.
      if (control instanceof HTMLInputElement && control.matches(':focus')) control.select();
    }
    if (entered().length > 0) save();
  };
  const { signal } = listening;
  for (const type of ['input', 'change']) container.addEventListener(type, save, { signal });
  // Completing or resetting a form always fires one of these events.
  for (const type of ['input', 'click']) container.addEventListener(type, clearOnceSaved, { signal });
  // React may render before the saved input can be read.
  const restored = restore();
  onPageShow.set(storageKey, () => void (container.isConnected && restore()));

  return {
    restored,
    handOver() {
      void restored.then(() => {
        isTakenOver = true;
        clearOnceSaved();
      });
    },
  };
}

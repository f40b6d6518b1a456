import { openEncryptedRecord } from '#visitor/encrypted-record';
import type { NamespacedStorage } from '#visitor/namespaced-storage';
import { earlyInputTimeToLive, sentMark } from '#visitor/record';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import { enter } from './enter.ts';
import { type Control, controlOf, controls, type Entry, entryOf } from './input-state.ts';

export interface EarlyInput {
  /** Resolves when what an earlier page saved is entered. */
  readonly restored: Promise<void>;
  /** React has everything. It is kept here until the widget has saved it, which may still wait for its key. */
  handOver(): void;
}

/** What writes each record when the page is left, by its storage key. One listener serves all mounts. */
const onPageHide = new Map<string, () => void>();
addEventListener('pagehide', () => onPageHide.forEach((write) => write()));

/**
 * What enters each record again, by its storage key: in a page that it has kept, WebKit resets controls with
 * `autocomplete="off"` in the task after this event.
 */
const onPageShow = new Map<string, () => void>();
addEventListener(
  'pageshow',
  ({ persisted }) => persisted && setTimeout(() => onPageShow.forEach((restore) => restore())),
);

/** A password, shown or hidden: it is never stored. */
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
  /** Of the record. */
  name: string;
  brandCode: string;
  storage: NamespacedStorage;
  /** Whether the widget has stored what was entered, or stores nothing. */
  isSaved: () => boolean;
  /** What the visitor has entered in a control, where it is drawn with a value: {@link entryOf}, unless given. */
  entryIn?: typeof entryOf;
}

/** Whether the page was loaded by the browser's Back, Forward or Reload. */
const isPageReturnedTo = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => /^(back|reload)/.test((navigation as PerformanceNavigationTiming).type));

/**
 * Saves what is entered in a first paint except for passwords, encrypted and for a day, because the page may be left before
 * React is there to save it; and enters what an earlier page saved, where nothing was entered since. What was sent is there
 * for a visitor who comes back because the answer was an error, and is forgotten on the next visit: see {@link sentMark}.
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
      // The visitor has gone to this field meanwhile: selected, so that typing replaces it.
      if (control instanceof HTMLInputElement && control.matches(':focus')) control.select();
    }
    if (entered().length > 0) save();
  };
  const { signal } = listening;
  for (const type of ['input', 'change']) container.addEventListener(type, save, { signal });
  // Completing or resetting a form always fires one of these events.
  for (const type of ['input', 'click']) container.addEventListener(type, clearOnceSaved, { signal });
  // React may be there before what was saved can be read.
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

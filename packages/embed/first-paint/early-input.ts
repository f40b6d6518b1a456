import { openEncryptedRecord } from '#visitor/encrypted-record';
import { createNamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import { type Control, controlOf, controls, enter, type Entry, entryOf } from './input-state.ts';

const day = 86_400_000;

export interface EarlyInput {
  /** React has everything, and the widget saves it: nothing is kept here any longer. */
  handOver(): void;
}

/** What to do with each record when the page is left, by its storage key. One listener serves all mounts. */
const onPageHide = new Map<string, () => void>();
addEventListener('pagehide', () => onPageHide.forEach((leave) => leave()));

const isEntry = (value: unknown): value is Entry => {
  const { name, value: entered, isChecked } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof entered === 'string' &&
    (isChecked === undefined || typeof isChecked === 'boolean')
  );
};

function readEntries(json: string): Entry[] {
  const read: unknown = tryOrUndefined(() => JSON.parse(json) as unknown);
  return Array.isArray(read) ? read.filter(isEntry) : [];
}

/**
 * Saves what is entered in a first paint, encrypted and for a day, because the page may be left before React is there to save
 * it; and enters what an earlier page saved, where nothing was entered since.
 */
export function keepEarlyInput(container: HTMLElement, widget: string, brandCode: string): EarlyInput {
  const storage = createNamespacedStorage(
    brandCode,
    tryOrUndefined(() => localStorage),
  );
  const name = `earlyInput.${widget}`;
  const storageKey = storage.keyOf(name);
  const record = openEncryptedRecord({
    brandCode,
    name,
    version: 1,
    timeToLive: day,
    storage,
    now: Date.now,
    page: { addEventListener: (_type: string, write: () => void) => onPageHide.set(storageKey, write) },
  });
  let isOver = false;

  const save = () => {
    const entries = [...container.querySelectorAll<Control>(controls)].flatMap((control) => entryOf(control) ?? []);
    record.save({ data: JSON.stringify(entries), expiresAt: Date.now() + day });
  };
  const restore = async () => {
    const saved = await record.load();
    for (const entry of saved && !isOver ? readEntries(saved.data) : []) {
      const control = controlOf(container, entry);
      if (control && !entryOf(control)) enter(control, entry);
    }
    const isTyped = [...container.querySelectorAll<Control>(controls)].some((control) => entryOf(control));
    if (isTyped && !isOver) save();
  };
  container.addEventListener('input', save);
  container.addEventListener('change', save);
  void restore();

  return {
    handOver() {
      isOver = true;
      container.removeEventListener('input', save);
      container.removeEventListener('change', save);
      // Until then the widget's own record may still wait for its key.
      onPageHide.set(storageKey, () => record.clear());
    },
  };
}

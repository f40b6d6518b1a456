import { openEncryptionKey } from './encryption-key.ts';
import { createEncryptor, decrypt, type Encryptor } from './encryption.ts';
import type { NamespacedStorage } from './namespaced-storage.ts';
import { readRecord, type RecordSchema, type StoredRecord, writeRecord } from './record.ts';

/** JSON text that was saved, and when it expires. */
export type SavedText = Pick<StoredRecord<string>, 'data' | 'expiresAt'>;

/** One record in storage, encrypted on this device. When that is not possible, it lives as long as the page. */
export interface EncryptedRecord {
  /** The latest text, of this page or of storage; undefined when there is none that can be decrypted. Never rejects. */
  readonly load: () => Promise<SavedText | undefined>;
  /** The text that another tab has put into storage; undefined when there is none. Never rejects. */
  readonly loadOther: () => Promise<SavedText | undefined>;
  /** Writes in a microtask; of several texts only the latest is written. */
  readonly save: (text: SavedText) => void;
  /** Drops the text that this page saved, also one that is not written yet. What is in storage stays. */
  readonly discard: () => void;
  /** Removes the record from memory and from storage. */
  readonly clear: () => void;
  /** Resolves when nothing is pending, and a text that is saved from now on can be written in `pagehide`. */
  readonly settled: () => Promise<void>;
}

export interface EncryptionOptions {
  /** Opens the brand's key on this device; in IndexedDB by default. */
  openKey?: ((brandCode: string) => Promise<CryptoKey>) | undefined;
  /** Milliseconds that {@link EncryptedRecord.load} waits for a browser that does not answer; 10,000 by default. */
  longestLoad?: number | undefined;
}

interface RecordOptions extends EncryptionOptions {
  brandCode: string;
  name: string;
  version: number;
  timeToLive: number;
  storage: NamespacedStorage;
  now: () => number;
  /** Dispatches `pagehide`, the last moment to write. */
  page?: Pick<EventTarget, 'addEventListener'> | undefined;
}

const textSchema: RecordSchema<string> = {
  safeParse: (data) => (typeof data === 'string' ? { success: true, data } : { success: false }),
};

export function openEncryptedRecord(options: RecordOptions): EncryptedRecord {
  const { name, storage, now, page, openKey = openEncryptionKey, longestLoad = 10_000 } = options;
  const format = { version: options.version, timeToLive: options.timeToLive, schema: textSchema };
  const storageKey = storage.keyOf(name);

  let encryptor: Encryptor | undefined;
  /** What this page saved last, or undefined when it saved nothing or cleared it. */
  let latest: SavedText | undefined;
  let isPending = false;
  /** The stored form of `latest`; undefined when storage refused it. */
  let written: string | undefined;

  const openedKey = (async () => openKey(options.brandCode))().catch(() => undefined);
  const ready = (async () => {
    const key = await openedKey;
    encryptor = key && (await createEncryptor(key, storageKey).catch(() => undefined));
  })();

  const write = () => {
    if (!encryptor || !latest || !isPending) return;
    isPending = false;
    const [savedAt, { expiresAt, data }] = [now(), latest];
    const encrypted = encryptor.encrypt(data, contextOf(format, { savedAt, expiresAt }));
    const text = writeRecord(encrypted, format, savedAt, expiresAt);
    written = storage.put(name, text) ? text : undefined;
  };

  const decryptStored = async (): Promise<SavedText | undefined> => {
    const text = storage.get(name);
    if (text === undefined) return undefined;
    const parsed = readRecord(text, format, now());
    // Only the exact text that was written is accepted, although JSON could write the same record differently.
    const isExact = parsed && writeRecord(parsed.data, format, parsed.savedAt, parsed.expiresAt) === text;
    const key = await openedKey;
    try {
      if (isExact && key)
        return {
          data: await decrypt(key, storageKey, parsed.data, contextOf(format, parsed)),
          expiresAt: parsed.expiresAt,
        };
    } catch {
      // Encrypted with a key that is lost, or tampered with.
    }
    if ((key || !isExact) && storage.get(name) === text) storage.remove(name);
    return undefined;
  };

  page?.addEventListener('pagehide', write);

  const discard = () => {
    latest = undefined;
    isPending = false;
  };

  return {
    async load() {
      const isLatest = isPending || written === undefined || storage.get(name) === written;
      return latest && isLatest && now() < latest.expiresAt ? latest : within(longestLoad, decryptStored());
    },
    async loadOther() {
      return storage.get(name) === written ? undefined : within(longestLoad, decryptStored());
    },
    save(text) {
      latest = text;
      if (!isPending) void ready.then(write);
      isPending = true;
    },
    discard,
    clear() {
      discard();
      storage.remove(name);
    },
    async settled() {
      await ready;
      write();
    },
  };
}

/** The parts of a stored record that are not encrypted, but authenticated. */
function contextOf(
  { version }: { version: number },
  { savedAt, expiresAt }: Omit<StoredRecord<string>, 'data'>,
): string {
  return `${version} ${savedAt} ${expiresAt}`;
}

/** Resolves to undefined when the promise takes longer. */
function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

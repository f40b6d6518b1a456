import * as z from 'zod/mini';
import { attempt } from './attempt.ts';
import type { Visitor } from './create-visitor.ts';
import { readRecord, type RecordKind, writeRecord } from './record.ts';
import { openSealKey } from './seal-key.ts';
import { makePad, type Pad, seal, sealWithPad, unseal } from './seal.ts';

/** A personal record, encrypted on this device. Where that cannot be done, it lasts as long as the page. */
export interface SealedRecord<Data> {
  /** What was saved last, here or in an earlier visit; undefined when there is nothing that holds. Never rejects. */
  readonly load: () => Promise<Data | undefined>;
  /** What storage holds, which another tab may have written after this one. Never rejects. */
  readonly stored: () => Promise<Data | undefined>;
  /** Keeps this from now on. Call it as often as there is something new: only the newest is written. */
  readonly save: (data: Data) => void;
  /** Takes it away, here and in storage. */
  readonly clear: () => void;
  /** Resolves when the newest is written, or cannot be, and the page may be left at any moment. */
  readonly settled: () => Promise<void>;
}

export interface SealedRecordOptions {
  openKey?: (brandCode: string) => Promise<CryptoKey>;
  /** Tells of `pagehide`, the last moment to write. */
  page?: Pick<EventTarget, 'addEventListener'>;
  /** Milliseconds that {@link SealedRecord.load} waits for a browser that does not answer. */
  patience?: number;
}

const sealedText = z.object({ iv: z.string(), text: z.string(), pad: z.optional(z.string()) });
const smallestPad = 8192;
/** The most random bytes that a browser makes at once. */
const largestPad = 65_536;

export function openSealedRecord<Data>(
  visitor: Visitor,
  name: string,
  kind: RecordKind<Data>,
  { openKey = openSealKey, page = globalThis, patience = 3000 }: SealedRecordOptions = {},
): SealedRecord<Data> {
  const { shelf, now } = visitor;
  const stored = { ...kind, schema: sealedText };
  const storageKey = shelf.keyOf(name);
  const key = openKey(visitor.brandCode).catch(() => undefined);

  /** The newest as JSON; undefined when nothing was saved since the page opened or the record was cleared. */
  let newest: string | undefined;
  /** Counts what was saved and cleared; `written` is the count that storage shows. */
  let count = 0;
  let written = 0;
  let writing: Promise<void> | undefined;
  let spare: Pad | undefined;
  let preparing: Promise<void>;

  const put = (sealed: unknown, of: number) => {
    shelf.put(name, writeRecord(sealed, stored, now()));
    written = of;
  };

  const prepareSpare = async (length: number) => {
    const known = await key;
    const size = Math.min(Math.max(length, smallestPad), largestPad);
    spare = known && (await makePad(known, storageKey, size).catch(() => undefined));
  };

  const writeNewest = async () => {
    const known = await key;
    for (;;) {
      const [text, of] = [newest, count];
      if (!known || text === undefined || written === of) break;
      const sealed = await seal(known, storageKey, text).catch(() => undefined);
      if (!sealed) break;
      // In the meantime the page may have been left, and the newest written on the way out, or the record cleared.
      if (written < of) put(sealed, of);
      // A character takes three bytes at most; twice that leaves room to type on.
      if (spare && text.length * 3 > spare.bytes.length && spare.bytes.length < largestPad) {
        await prepareSpare(text.length * 6);
      }
    }
    writing = undefined;
  };

  const writeAtOnce = () => {
    const sealed = spare && newest !== undefined && written < count && sealWithPad(spare, newest);
    if (!sealed) return;
    spare = undefined;
    put(sealed, count);
    // The page may be shown again.
    preparing = prepareSpare(smallestPad);
  };

  const clear = () => {
    newest = undefined;
    count += 1;
    written = count;
    shelf.remove(name);
  };

  const unsealStored = async (): Promise<string | undefined> => {
    const text = shelf.get(name);
    if (text === undefined) return undefined;
    const record = readRecord(text, stored, now());
    const known = await key;
    try {
      if (record && known) return await unseal(known, storageKey, record.data);
    } catch {
      // Sealed with a key that is gone, or tampered with: nobody can read it any more.
    }
    if ((known || !record) && shelf.get(name) === text) shelf.remove(name);
    return undefined;
  };

  page.addEventListener('pagehide', writeAtOnce);
  visitor.onForget(clear);
  preparing = prepareSpare(smallestPad);

  const read = (text: string | undefined): Data | undefined =>
    text === undefined ? undefined : attempt(() => z.safeParse(kind.schema, JSON.parse(text)).data);

  return {
    async load() {
      const before = count;
      const found = newest ?? (await within(patience, unsealStored()));
      return read(count === before ? found : newest);
    },
    stored: async () => read(await within(patience, unsealStored())),
    save(data) {
      newest = JSON.stringify(data);
      count += 1;
      writing ??= writeNewest();
    },
    clear,
    settled: async () => void (await Promise.all([writing, preparing])),
  };
}

/** Undefined when it takes longer. */
function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, undefined);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

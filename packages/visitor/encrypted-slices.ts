import type { EncryptedRecord, EncryptionOptions, SavedText } from './encrypted-record.ts';
import type { NamespacedStorage } from './namespaced-storage.ts';
import {
  encryptedDefinition,
  encryptedNames,
  type EncryptedName,
  isEncryptedName,
  isKept,
} from './record-definitions.ts';
import type { RecordSchema } from './record.ts';
import { tryOrUndefined } from './try-or-undefined.ts';

/** The version and the schema of an encrypted record, known to the code that reads it. */
export interface RecordShape<Data> {
  /** Raise it when the shape changes: records of another version load as none. */
  version: number;
  /** Optional for code that only writes. The record loads as none until a schema is registered. */
  schema?: RecordSchema<Data> | undefined;
}

/** One encrypted slice of the visitor's store. */
export interface VisitorRecord<Data> {
  /** The latest data of the store: null when there is none, undefined until it is loaded. */
  readonly read: () => Data | null | undefined;
  /** The latest data of the store or of storage, as a copy; undefined when there is none. Never rejects. */
  readonly load: () => Promise<Data | undefined>;
  /** Puts data into the store, and encrypts and stores a copy of it soon, in `pagehide` at the latest. */
  readonly remember: (data: Data) => void;
  /** Removes the record from the store and from storage. */
  readonly drop: () => void;
  /** Loads the encryption code early, so that data remembered from then on survives a page that closes immediately. */
  readonly prepare: () => void;
  /** Resolves when the latest data is written, or cannot be. */
  readonly settled: () => Promise<void>;
  /**
   * Calls a listener when another tab has written the record, with what it wrote, and when any tab has removed it, with
   * undefined. The next `remember` of this page replaces it.
   *
   * @returns a function that removes the listener.
   */
  readonly onReplaced: (listener: (written: Promise<Data | undefined>) => void) => () => void;
}

interface Slice extends VisitorRecord<unknown> {
  register: (shape: RecordShape<unknown>) => void;
  /** Another tab has written or removed the record. */
  onChangedElsewhere: () => void;
  /** Drops what this page holds; what is in storage is another visitor's. */
  discard: () => void;
  expire: () => void;
}

interface SliceOptions extends EncryptionOptions {
  brandCode: string;
  now: () => number;
  storage: NamespacedStorage;
  /** The names of the brand's records in storage. */
  names: () => string[];
  page?: Pick<EventTarget, 'addEventListener'> | undefined;
  read: (name: EncryptedName) => unknown;
  hold: (name: EncryptedName, data: unknown, expiresAt?: number) => void;
}

/**
 * The encrypted slices of a visitor's store. What encrypts them is loaded when there is something to encrypt or
 * decrypt.
 */
export function encryptedSlices(options: SliceOptions) {
  const slices = new Map<EncryptedName, Slice>();
  const { storage, names, hold } = options;
  /** Sets the slice of a record that is not in memory: null when storage has none, else undefined. */
  const release = (name: EncryptedName) => hold(name, storage.get(name) === undefined ? null : undefined);
  encryptedNames.forEach(release);

  const sliceOf = (name: EncryptedName): Slice => {
    const slice = slices.get(name) ?? createSlice(name, options, () => release(name));
    slices.set(name, slice);
    return slice;
  };

  return {
    /** Registers the shape of a record; every caller of a name gets the same record. */
    record<Data>(name: EncryptedName, shape: RecordShape<Data>): VisitorRecord<Data> {
      if (!slices.has(name)) release(name);
      const slice = sliceOf(name);
      slice.register(shape);
      return slice as VisitorRecord<unknown> as VisitorRecord<Data>;
    },
    drop: (name: EncryptedName) => sliceOf(name).drop(),
    /** Drops all records except those that are kept, including records that only other pages opened. */
    forget: () =>
      new Set([...encryptedNames, ...slices.keys(), ...names().filter(isEncryptedName)]).forEach(
        (name) => !isKept(name) && sliceOf(name).drop(),
      ),
    /** Drops what this page holds of another visitor, all but what is kept. */
    discard: () => slices.forEach((slice, name) => !isKept(name) && slice.discard()),
    /** @param key the changed storage key; null when all were removed. */
    onStorage(key: string | null) {
      for (const name of new Set([...encryptedNames, ...slices.keys()]))
        if (key === null || key === storage.keyOf(name)) sliceOf(name).onChangedElsewhere();
    },
    /** Releases a record that has expired in memory. */
    expire: (name: EncryptedName) => sliceOf(name).expire(),
  };
}

function createSlice(name: EncryptedName, options: SliceOptions, release: () => void): Slice {
  const { storage, hold, now } = options;
  const { timeToLive, followsTabs = false } = encryptedDefinition(name);
  let shape: RecordShape<unknown> = { version: 1 };
  let record: EncryptedRecord | undefined;
  let opening: Promise<EncryptedRecord | undefined> | undefined;
  /** What this page remembered last. */
  let own: SavedText | undefined;
  let changes = 0;
  let loads = 0;
  const listeners = new Set<(written: Promise<unknown>) => void>();

  const open = () =>
    (opening ??= import('./encrypted-record.ts').then(
      ({ openEncryptedRecord }) => {
        record = openEncryptedRecord({ ...options, name, version: shape.version, timeToLive });
        if (own) record.save(own);
        return record;
      },
      // The next call tries again; until then the record lives in memory.
      () => (opening = undefined),
    ));

  const parse = (json: string | undefined): unknown => {
    const { schema } = shape;
    if (json === undefined || !schema) return undefined;
    return tryOrUndefined(() => {
      const result = schema.safeParse(JSON.parse(json));
      return result.success ? result.data : undefined;
    });
  };

  const find = async (): Promise<SavedText | undefined> => {
    if (!own && storage.get(name) === undefined) return undefined;
    const opened = await open();
    return opened ? opened.load() : own;
  };

  /** What another tab has stored; undefined when there is nothing, or this page's own data. */
  const findOther = async (): Promise<unknown> => {
    if (storage.get(name) === undefined) return undefined;
    const found = await (record ?? (await open()))?.loadOther();
    return parse(found?.data);
  };

  const notify = (written: Promise<unknown>) => listeners.forEach((listener) => listener(written));

  const load = async (): Promise<unknown> => {
    if (own && own.expiresAt <= now()) own = undefined;
    if (own && !followsTabs) return parse(own.data);
    const [changesBefore, thisLoad] = [changes, (loads += 1)];
    const found = await find();
    if (changes !== changesBefore) return parse(own?.data);
    const data = parse(found?.data);
    if (thisLoad === loads && shape.schema && !(own && found === own)) {
      own = undefined;
      hold(name, data ?? null, found?.expiresAt);
    }
    return data;
  };

  return {
    register({ version, schema = shape.schema }) {
      shape = { version, schema };
    },
    read: () => options.read(name),
    load,
    remember(data) {
      own = { data: JSON.stringify(data), expiresAt: now() + timeToLive };
      changes += 1;
      hold(name, data, own.expiresAt);
      if (record) record.save(own);
      else void open();
    },
    drop() {
      own = undefined;
      changes += 1;
      record?.clear();
      storage.remove(name);
      hold(name, null);
      notify(Promise.resolve(undefined));
    },
    discard() {
      own = undefined;
      changes += 1;
      record?.discard();
      release();
      notify(Promise.resolve(undefined));
      if (followsTabs && shape.schema) void load();
    },
    prepare: () => void open(),
    async settled() {
      await opening;
      await record?.settled();
    },
    onReplaced(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onChangedElsewhere() {
      if (listeners.size > 0) notify(findOther());
      if (own && !followsTabs) return;
      if (followsTabs && shape.schema) void load();
      else release();
    },
    expire() {
      own = undefined;
      release();
      if (followsTabs && shape.schema) void load();
    },
  };
}

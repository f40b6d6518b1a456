import { createStore, type StoreApi } from 'zustand/vanilla';
import { attributionOf, hasCampaign } from '#domain/attribution';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import type { Token } from '#domain/token';
import type { EncryptionOptions } from './encrypted-record.ts';
import { encryptedSlices, type RecordShape, type VisitorRecord } from './encrypted-slices.ts';
import { type GuestTokens, guestTokenSource } from './guest-tokens.ts';
import { createNamespacedStorage, type NamespacedStorage, type RecordStorage } from './namespaced-storage.ts';
import {
  type ClearData,
  type ClearName,
  clearNames,
  clearRecords,
  encryptedNames,
  type EncryptedData,
  type EncryptedName,
  type RecordName,
  type VisitorState,
} from './record-definitions.ts';
import { readRecord, type RecordFormat, writeRecord } from './record.ts';
import { type Locks, withLock } from './with-lock.ts';

/** The browser features that a visitor's store uses; undefined ones are skipped. */
export interface VisitorOptions extends EncryptionOptions {
  /** Part of every storage key. */
  brandCode: string;
  /** Epoch milliseconds. */
  now: () => number;
  storage?: RecordStorage | undefined;
  /** Stores the attribution, which the site's own servers read. */
  cookies?: RecordStorage | undefined;
  locks?: Locks | undefined;
  /** Dispatches `storage` when another tab writes, `pageshow` and `pagehide`. */
  page?: Pick<EventTarget, 'addEventListener'> | undefined;
  createId: () => string;
  /** Milliseconds that a tab waits for another tab's token; 10,000 by default. */
  longestWait?: number;
}

/**
 * The store of one brand's visitor: one for all widgets of the brand on the page, synchronized with the other tabs. It is a
 * readable zustand store, so `useStore(visitor, (state) => state.place)` works. `record-definitions.ts` lists its slices.
 */
export interface Visitor extends Pick<StoreApi<VisitorState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly brandCode: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The persistent storage of this brand. */
  readonly storage: NamespacedStorage;
  /** One slice, unless it has expired by now. `getState()` may be older than a frozen page. */
  readonly read: <Name extends RecordName>(name: Name) => VisitorState[Name];
  /** @param expiresAt epoch milliseconds, when the data expires before its record does. */
  readonly remember: <Name extends ClearName>(name: Name, data: ClearData<Name>, expiresAt?: number) => void;
  readonly drop: (name: RecordName) => void;
  /** Reads storage again, which another tab may have written a moment ago. */
  readonly refresh: (name: ClearName) => void;
  /**
   * An encrypted slice. Every caller of a name gets the same one; the latest schema that was registered reads it.
   *
   * @example
   * const visit = visitor.record('prefill', { version: 1, schema: visitSchema });
   * const saved = await visit.load();
   * visit.remember({ ...saved, step: 'contact' });
   */
  readonly record: <Name extends EncryptedName, Data extends EncryptedData<Name>>(
    name: Name,
    shape: RecordShape<Data>,
  ) => VisitorRecord<Data>;
  /** Records how the visitor arrived: the latest campaign replaces the former, landing page and anonymous id stay the first. */
  readonly noteArrival: (address: string) => void;
  /** Which services this visitor's calls go to, from a page of this path. A flow on the page decides, if there is one. */
  readonly variant: (path: string) => ServiceVariant;
  /**
   * Lets a flow, which knows the customer's state, decide {@link variant} for all calls from the page.
   *
   * @returns how to end it.
   */
  readonly decideVariant: (decide: () => ServiceVariant) => () => void;
  /**
   * Guest tokens for a client of the services.
   *
   * @param renew requests a new token. It runs once, however many widgets and tabs need one.
   */
  readonly guestTokens: (renew: () => Promise<Token>, variant?: () => ServiceVariant) => GuestTokens;
  /** Runs a task while no other tab runs one of the same name for this brand; see {@link withLock}. */
  readonly withLock: <Result>(name: string, longestWait: number, task: () => Promise<Result>) => Promise<Result>;
  /** Removes every record of this visitor, encrypted ones too, in this tab and the others. */
  readonly forget: () => void;
}

const isClear = (name: RecordName): name is ClearName => Object.hasOwn(clearRecords, name);

/** Creates a store on the given storage, clock and page. Widgets use `openVisitor`. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { brandCode, now, page } = options;
  const store = createStore<VisitorState>(() => ({}));
  const storage = createNamespacedStorage(brandCode, options.storage);
  const cookieStorage = createNamespacedStorage(brandCode, options.cookies);
  const expiries = new Map<RecordName, number>();
  /** Clear records that storage refused: they live in memory only. */
  const unstored = new Set<ClearName>();
  const variantDeciders = new Set<() => ServiceVariant>();

  const storageOf = (name: ClearName) => (clearRecords[name].persistence === 'cookie' ? cookieStorage : storage);
  const hold = (name: RecordName, data: unknown, expiresAt = 0) => {
    expiries.set(name, expiresAt);
    if (store.getState()[name] !== data) store.setState({ [name]: data });
  };

  const refresh = (name: ClearName) => {
    if (unstored.has(name)) return;
    const text = storageOf(name).get(name);
    const record = text === undefined ? undefined : readRecord<unknown>(text, clearRecords[name], now());
    if (text !== undefined && !record) storageOf(name).remove(name);
    hold(name, record?.data, record?.expiresAt);
  };

  const dropClear = (name: ClearName) => {
    unstored.delete(name);
    storageOf(name).remove(name);
    hold(name, undefined);
  };

  const read: Visitor['read'] = (name) => {
    const hasExpired = (store.getState()[name] ?? null) !== null && (expiries.get(name) ?? 0) <= now();
    if (hasExpired) expire(name);
    return store.getState()[name];
  };

  const remember: Visitor['remember'] = (name, data, expiresAt = Number.POSITIVE_INFINITY) => {
    const format: RecordFormat<unknown> = clearRecords[name];
    const end = Math.min(expiresAt, now() + format.timeToLive);
    const isStored = storageOf(name).put(name, writeRecord(data, format, now(), end));
    if (isStored) unstored.delete(name);
    else unstored.add(name);
    hold(name, data, end);
  };

  const encrypted = encryptedSlices({ ...options, storage, hold, read });
  const expire = (name: RecordName) => {
    if (!isClear(name)) encrypted.expire(name);
    else if (unstored.has(name)) dropClear(name);
    else refresh(name);
  };
  const drop = (name: RecordName) => {
    if (isClear(name)) dropClear(name);
    else encrypted.drop(name);
  };

  page?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    for (const name of clearNames) if (key === null || key === storage.keyOf(name)) refresh(name);
    encrypted.onStorage(key);
  });
  page?.addEventListener('pageshow', () => [...clearNames, ...encryptedNames].forEach(read));
  clearNames.forEach(refresh);

  return {
    brandCode,
    now,
    storage,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    read,
    remember,
    drop,
    refresh,
    record: encrypted.record,
    noteArrival(address) {
      const known = read('attribution');
      const arrival = attributionOf(address);
      if (known && !hasCampaign(arrival)) return;
      remember('attribution', {
        ...arrival,
        landingPage: known?.landingPage ?? arrival.landingPage,
        anonymousId: known?.anonymousId ?? options.createId(),
      });
    },
    variant(path) {
      const decide = [...variantDeciders].at(-1);
      if (decide) return decide();
      return serviceVariant({ path, tokenState: read('customerToken')?.state, placeState: read('place')?.state });
    },
    decideVariant(decide) {
      variantDeciders.add(decide);
      return () => void variantDeciders.delete(decide);
    },
    guestTokens: guestTokenSource(
      { read, refresh, remember, drop, storage, now, subscribe: store.subscribe },
      options.locks,
      options.longestWait ?? 10_000,
    ),
    withLock: (name, longestWait, task) => withLock(options.locks, storage.keyOf(name), longestWait, task),
    forget() {
      clearNames.forEach(drop);
      encrypted.dropAll();
    },
  };
}

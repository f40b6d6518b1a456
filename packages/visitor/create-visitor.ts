import { createStore } from 'zustand/vanilla';
import { attributionOf, hasCampaign } from '#domain/attribution';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import { encryptedSlices } from './encrypted-slices.ts';
import { guestTokenSource } from './guest-tokens.ts';
import { createNamespacedStorage, isExpired } from './namespaced-storage.ts';
import {
  type ClearName,
  clearNames,
  clearRecords,
  encryptedNames,
  isKept,
  type RecordName,
  type VisitorState,
} from './record-definitions.ts';
import { readRecord, type RecordFormat, writeRecord } from './record.ts';
import { tryOrUndefined } from './try-or-undefined.ts';
import type { Visitor, VisitorOptions } from './visitor.types.ts';
import { withLock } from './with-lock.ts';

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
    const isOver = !record && (store.getState()[name] !== undefined || isExpired(text, now()));
    if (text !== undefined && !record) storageOf(name).remove(name);
    hold(name, record?.data, record?.expiresAt);
    // The session was ended in another tab, or expired, or ended while no page was open.
    if (name === 'customerSession' && isOver) forget();
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

  /** None where storage cannot list its records. */
  const names = () => {
    const prefix = storage.keyOf('');
    const length = tryOrUndefined(() => options.storage?.length) ?? 0;
    return Array.from({ length }, (_, index) => tryOrUndefined(() => options.storage?.key?.(index))).flatMap((key) =>
      key?.startsWith(prefix) ? key.slice(prefix.length) : [],
    );
  };
  const encrypted = encryptedSlices({ ...options, storage, names, hold, read });
  const expire = (name: RecordName) => {
    if (!isClear(name)) encrypted.expire(name);
    else if (!unstored.has(name)) refresh(name);
    else if (name === 'customerSession') forget();
    else dropClear(name);
  };
  const drop = (name: RecordName) => {
    if (isClear(name)) dropClear(name);
    else encrypted.drop(name);
  };

  const forget = () => {
    clearNames.filter((name) => !isKept(name)).forEach(drop);
    encrypted.forget();
    refresh('attribution');
    const attribution = read('attribution');
    // The next visitor of this device is somebody else.
    if (attribution) remember('attribution', { ...attribution, anonymousId: options.createId() });
  };

  page?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    for (const name of clearNames) if (key === null || key === storage.keyOf(name)) refresh(name);
    encrypted.onStorage(key);
    // A frozen tab may receive the end of one session after the next customer has signed in.
    const isEnd = key === storage.keyOf('customerSession') && newValue === null;
    if (isEnd && read('customerSession')) encrypted.discard();
  });
  page?.addEventListener('pageshow', () => {
    // A page in the back/forward cache gets no `storage` events.
    clearNames.forEach(refresh);
    encryptedNames.forEach(read);
  });
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
    expiryOf: (name) => (read(name) === undefined ? undefined : expiries.get(name)),
    record: encrypted.record,
    noteArrival(address) {
      const previous = read('attribution');
      const arrival = attributionOf(address);
      if (previous && !hasCampaign(arrival)) return;
      remember('attribution', {
        ...arrival,
        landingPage: previous?.landingPage ?? arrival.landingPage,
        anonymousId: previous?.anonymousId ?? options.createId(),
      });
    },
    variant(path) {
      const decide = [...variantDeciders].at(-1);
      if (decide) return decide();
      return serviceVariant({ path, tokenState: read('customerSession')?.state, placeState: read('place')?.state });
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
    forget,
  };
}

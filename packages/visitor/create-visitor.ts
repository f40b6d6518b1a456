import { createStore, type StoreApi } from 'zustand/vanilla';
import { attributionOf, hasCampaign } from '#domain/attribution';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import type { Token } from '#domain/token';
import { type GuestTokens, guestTokenSource } from './guest-tokens.ts';
import type { Locks } from './one-at-a-time.ts';
import { type RecordData, recordKinds, type RecordName, type VisitorState } from './record-kinds.ts';
import { readRecord, type RecordKind, writeRecord } from './record.ts';
import { createShelf, type RecordStorage, type Shelf } from './shelf.ts';

/** What a visitor's memory stands on. Whatever is absent is done without. */
export interface VisitorOptions {
  /** Names the brand in every key. */
  brandCode: string;
  /** Epoch milliseconds. */
  now: () => number;
  storage?: RecordStorage | undefined;
  /** Holds the attribution, which the site's own servers read. */
  cookies?: RecordStorage | undefined;
  locks?: Locks | undefined;
  /** Tells of `storage` written by other tabs and of `pageshow`. */
  page?: Pick<EventTarget, 'addEventListener'> | undefined;
  createId: () => string;
  /** Milliseconds that a tab waits for another tab's token; ten seconds unless it is said. */
  longestWait?: number;
}

/**
 * What is remembered of a visitor for one brand: one store for all of its widgets on the page, in step with its other
 * tabs. It is also a readable zustand store, so `useStore(visitor, (state) => state.place)` works.
 */
export interface Visitor extends Pick<StoreApi<VisitorState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly brandCode: string;
  readonly now: () => number;
  /** Where records of this brand are kept beyond the page. */
  readonly shelf: Shelf;
  /** One record, unless it has expired by now. `getState()` may be older than a frozen page. */
  readonly read: <Name extends RecordName>(name: Name) => VisitorState[Name];
  /** @param expiresAt epoch milliseconds, where the data ends before its kind's time to live. */
  readonly remember: <Name extends RecordName>(name: Name, data: RecordData<Name>, expiresAt?: number) => void;
  readonly drop: (name: RecordName) => void;
  /** Takes in again what another tab may have written. */
  readonly refresh: (name: RecordName) => void;
  /** Notes how the visitor came: the latest campaign counts, the landing page and the anonymous id stay the first. */
  readonly noteArrival: (address: string) => void;
  /** Which services this visitor's calls go to, from a page of this path. */
  readonly variant: (path: string) => ServiceVariant;
  /**
   * Guest tokens for a client of the services.
   *
   * @param renew asks the service for a new token. It is asked once, however many widgets and tabs want one.
   */
  readonly guestTokens: (renew: () => Promise<Token>, variant?: () => ServiceVariant) => GuestTokens;
  /** Forgets everything about this visitor, sealed records too, in this tab and the others. */
  readonly forget: () => void;
  /** Calls back on {@link forget}. */
  readonly onForget: (listener: () => void) => void;
}

const names = Object.keys(recordKinds) as RecordName[];

export function createVisitor(options: VisitorOptions): Visitor {
  const { brandCode, now, page } = options;
  const store = createStore<VisitorState>(() => ({}));
  const shelf = createShelf(brandCode, options.storage);
  const cookieShelf = createShelf(brandCode, options.cookies);
  const expiries = new Map<RecordName, number>();
  /** Records that storage did not take: memory is all that has them. */
  const unkept = new Set<RecordName>();
  const forgetting: (() => void)[] = [];

  const shelfOf = (name: RecordName) => (name === 'attribution' ? cookieShelf : shelf);
  const hold = (name: RecordName, data: unknown, expiresAt = 0) => {
    expiries.set(name, expiresAt);
    if (store.getState()[name] !== data) store.setState({ [name]: data });
  };

  const refresh = (name: RecordName) => {
    if (unkept.has(name)) return;
    const text = shelfOf(name).get(name);
    const record = text === undefined ? undefined : readRecord<unknown>(text, recordKinds[name], now());
    if (text !== undefined && !record) shelfOf(name).remove(name);
    hold(name, record?.data, record?.expiresAt);
  };

  const drop = (name: RecordName) => {
    unkept.delete(name);
    shelfOf(name).remove(name);
    hold(name, undefined);
  };

  const read: Visitor['read'] = (name) => {
    const isOver = store.getState()[name] !== undefined && (expiries.get(name) ?? 0) <= now();
    if (isOver) (unkept.has(name) ? drop : refresh)(name);
    return store.getState()[name];
  };

  const remember: Visitor['remember'] = (name, data, expiresAt = Number.POSITIVE_INFINITY) => {
    const kind: RecordKind<unknown> = recordKinds[name];
    const end = Math.min(expiresAt, now() + kind.timeToLive);
    const isKept = shelfOf(name).put(name, writeRecord(data, kind, now(), end));
    if (isKept) unkept.delete(name);
    else unkept.add(name);
    hold(name, data, end);
  };

  page?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    for (const name of names) if (key === null || key === shelf.keyOf(name)) refresh(name);
  });
  page?.addEventListener('pageshow', () => names.forEach(read));
  for (const name of names) refresh(name);

  const guestTokens = guestTokenSource(
    { read, refresh, remember, drop, shelf, now, subscribe: store.subscribe },
    options.locks,
    options.longestWait ?? 10_000,
  );

  return {
    brandCode,
    now,
    shelf,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    read,
    remember,
    drop,
    refresh,
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
    variant: (path) =>
      serviceVariant({ path, customerState: read('place')?.state, tokenState: read('customerToken')?.state }),
    guestTokens: (renew, variant = () => 'primary') => guestTokens(renew, variant),
    forget() {
      for (const name of names) drop(name);
      for (const listener of forgetting) listener();
    },
    onForget: (listener) => void forgetting.push(listener),
  };
}

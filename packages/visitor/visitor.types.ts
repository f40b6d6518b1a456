import type { StoreApi } from 'zustand/vanilla';
import type { ServiceVariant } from '#domain/service-variant';
import type { Token } from '#domain/token';
import type { EncryptionOptions } from './encrypted-record.ts';
import type { RecordShape, VisitorRecord } from './encrypted-slices.ts';
import type { NamespacedStorage, RecordStorage } from './namespaced-storage.ts';
import type {
  ClearData,
  ClearName,
  EncryptedData,
  EncryptedName,
  RecordName,
  VisitorState,
} from './record-definitions.ts';
import type { Locks } from './with-lock.ts';

/** The guest tokens of one client of the services. */
export interface GuestTokens {
  /**
   * The stored token, or a new one. Rejects with the error of the renewal, or with the signal's reason; an abort does
   * not stop a renewal that other callers share.
   *
   * @param variant of the services that the token is for; that of the client by default.
   */
  readonly guest: (signal?: AbortSignal, variant?: ServiceVariant) => Promise<string>;
  /**
   * Drops a token that a service rejected, so that the next {@link guest} renews it.
   *
   * @param rejected the rejected token; by default the last one that this client got. A token that has been renewed
   * since is kept.
   */
  readonly renewGuest: (rejected?: string, variant?: ServiceVariant) => void;
}

/** Options of a visitor's store. Browser features that are undefined are skipped. */
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
 * The store of one brand's visitor: one for all widgets of the brand on the page, synchronized with the other tabs. It
 * is a readable zustand store, so `useStore(visitor, (state) => state.place)` works. `record-definitions.ts` lists its
 * slices.
 */
export interface Visitor extends Pick<StoreApi<VisitorState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly brandCode: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The persistent storage of this brand. */
  readonly storage: NamespacedStorage;
  /** One slice, unless it has expired by now. `getState()` may be stale on a page that was frozen. */
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
  /**
   * Records how the visitor arrived: the latest campaign replaces the former, landing page and anonymous id stay the
   * first.
   */
  readonly noteArrival: (address: string) => void;
  /**
   * Which services this visitor's calls go to, from a page of this path. A flow on the page decides, if there is one.
   */
  readonly variant: (path: string) => ServiceVariant;
  /**
   * Lets a flow, which knows the customer's state, decide {@link variant} for all calls from the page.
   *
   * @returns a function that ends the decision.
   */
  readonly decideVariant: (decide: () => ServiceVariant) => () => void;
  /**
   * Guest tokens for a client of the services.
   *
   * @param renew requests a new token. It runs once, however many widgets and tabs need one.
   */
  readonly guestTokens: (
    renew: (variant: ServiceVariant) => Promise<Token>,
    variant?: () => ServiceVariant,
  ) => GuestTokens;
  /** Runs a task while no other tab runs one of the same name for this brand; see {@link withLock}. */
  readonly withLock: <Result>(
    name: string,
    longestWait: number,
    task: (hasWaited: boolean) => Promise<Result>,
  ) => Promise<Result>;
  /** When a clear record expires, in epoch milliseconds; undefined when there is none. */
  readonly expiryOf: (name: ClearName) => number | undefined;
  /**
   * Removes every personal record of this visitor, encrypted ones too, in this tab and the others: a customer's session
   * has ended. The language, the campaign, a remembered sign-in and payment intents stay.
   */
  readonly forget: () => void;
}

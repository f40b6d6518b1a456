import { createVisitor } from '../create-visitor.ts';
import type { RecordStorage } from '../namespaced-storage.ts';
import type { Visitor, VisitorOptions } from '../visitor.types.ts';
import type { Locks } from '../with-lock.ts';

/** A browser with tabs that share storage, locks, the encryption key and a clock. */
export class Device {
  readonly items = new Map<string, string>();
  readonly cookies = new Map<string, string>();
  now = Date.UTC(2026, 0, 15, 18);
  storageIs: 'fine' | 'full' | 'denied' = 'fine';
  readonly locks: Locks = exclusiveLocks();
  #key: Promise<CryptoKey> | undefined;
  readonly #tabs = new Set<EventTarget>();
  #ids = 0;

  openTab(options: Partial<VisitorOptions> = {}): Visitor & { page: EventTarget } {
    const page = new EventTarget();
    this.#tabs.add(page);
    const visitor = createVisitor({
      brandCode: 'LS',
      now: () => this.now,
      storage: this.#storage(page),
      cookies: mapStorage(this.cookies),
      locks: this.locks,
      page,
      openKey: () => (this.#key ??= makeKey()),
      createId: () => `anonymous-${(this.#ids += 1)}`,
      ...options,
    });
    return { ...visitor, page };
  }

  /** From now on the open tabs get no events: they are closed, or in the back/forward cache. */
  closeTabs(): void {
    this.#tabs.clear();
  }

  /** The browser has removed the key: what was encrypted with it cannot be decrypted. */
  loseKey(): void {
    this.#key = undefined;
  }

  #storage(page: EventTarget): RecordStorage {
    const notify = (key: string, newValue: string | null) => {
      for (const tab of this.#tabs)
        if (tab !== page) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    const check = (isWriting: boolean) => {
      if (this.storageIs === 'denied' || (isWriting && this.storageIs === 'full')) throw new Error(this.storageIs);
    };
    const { items } = this;
    return {
      get length() {
        check(false);
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => {
        check(false);
        return this.items.get(key) ?? null;
      },
      setItem: (key, text) => {
        check(true);
        this.items.set(key, text);
        notify(key, text);
      },
      removeItem: (key) => {
        check(false);
        if (this.items.delete(key)) notify(key, null);
      },
    };
  }
}

function mapStorage(items: Map<string, string>): RecordStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** The browser's exclusive locks, as far as a visitor uses them: a queue for each name, and waiting can be aborted. */
function exclusiveLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  const lockCounts = new Map<string, number>();
  const request = async (
    name: string,
    { signal, ifAvailable }: LockOptions,
    task: (lock: Lock | null) => Promise<unknown>,
  ) => {
    if (ifAvailable && lockCounts.get(name)) return task(null);
    lockCounts.set(name, (lockCounts.get(name) ?? 0) + 1);
    const before = queues.get(name) ?? Promise.resolve();
    const { promise: released, resolve: release } = deferred<undefined>();
    queues.set(
      name,
      before.then(() => released),
    );
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    try {
      await Promise.race([before, aborted]);
      return await task({ name, mode: 'exclusive' });
    } finally {
      lockCounts.set(name, (lockCounts.get(name) ?? 1) - 1);
      release(undefined);
    }
  };
  return { request: request as Locks['request'] };
}

export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

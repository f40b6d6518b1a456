/** The part of the browser's `Storage` that records need. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One brand's records in a storage that may be denied, full or taken away: nothing here throws. */
export class Shelf {
  readonly #brandCode: string;
  readonly #storage: RecordStorage | undefined;

  constructor(brandCode: string, storage: RecordStorage | undefined) {
    this.#brandCode = brandCode;
    this.#storage = storage;
  }

  keyOf(name: string): string {
    return `covermount:${this.#brandCode}:${name}`;
  }

  get(name: string): string | undefined {
    try {
      return this.#storage?.getItem(this.keyOf(name)) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** False when it could not be kept: what stood there before is still there. */
  put(name: string, text: string): boolean {
    try {
      this.#storage?.setItem(this.keyOf(name), text);
      return !!this.#storage;
    } catch {
      return false;
    }
  }

  remove(name: string): void {
    try {
      this.#storage?.removeItem(this.keyOf(name));
    } catch {
      // Storage that cannot be written to cannot be read in the next visit either.
    }
  }
}

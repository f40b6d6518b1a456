/** Random choices that a seed repeats (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 2³² - 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 to just below the limit. */
  below(limit: number): number {
    return this.next() % limit;
  }

  of<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)]!;
  }
}

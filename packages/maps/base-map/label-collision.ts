/** A rectangle of the map, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The side of a cell, in pixels: about a label's width. */
const cell = 64;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Boxes by the cells of a grid, so that a box is compared only with those near it. */
class BoxGrid {
  readonly #cells = new Map<string, Box[]>();

  add(box: Box): void {
    for (const key of this.#keys(box)) {
      const boxes = this.#cells.get(key);
      if (boxes) boxes.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  hasAny(box: Box): boolean {
    for (const key of this.#keys(box)) if (this.#cells.get(key)?.some((other) => overlap(other, box))) return true;
    return false;
  }

  *#keys({ left, top, right, bottom }: Box): Generator<string> {
    for (let x = Math.floor(left / cell); x <= Math.floor(right / cell); x += 1) {
      for (let y = Math.floor(top / cell); y <= Math.floor(bottom / cell); y += 1) yield `${x} ${y}`;
    }
  }
}

/** Places labels without overlaps: earlier, more important labels win. */
export class LabelCollision {
  readonly #covered = new BoxGrid();
  readonly #placed = new BoxGrid();

  /** @param covered where no label may be */
  constructor(covered: readonly Box[] = []) {
    for (const box of covered) this.#covered.add(box);
  }

  isCovered(box: Box): boolean {
    return this.#covered.hasAny(box);
  }

  /** Reserves the box if it is free. */
  tryPlace(box: Box): boolean {
    const isFree = !this.#covered.hasAny(box) && !this.#placed.hasAny(box);
    if (isFree) this.#placed.add(box);
    return isFree;
  }
}

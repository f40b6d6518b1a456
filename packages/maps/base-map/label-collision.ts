/** A rectangle of the map, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Places labels without overlaps: earlier, more important labels win. */
export class LabelCollision {
  readonly #placed: Box[];

  /** @param taken where no label can be */
  constructor(taken: readonly Box[] = []) {
    this.#placed = [...taken];
  }

  /** Reserves the box if it is free. */
  tryPlace(box: Box): boolean {
    const overlaps = this.#placed.some(
      (placed) =>
        placed.left < box.right && placed.right > box.left && placed.top < box.bottom && placed.bottom > box.top,
    );
    if (!overlaps) this.#placed.push(box);
    return !overlaps;
  }
}

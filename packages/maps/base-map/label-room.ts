/** Who gets a place on the map: first come, first served, and nothing over anything else. */
export interface LabelRoom {
  /** Takes the box when it is free. */
  take(left: number, top: number, right: number, bottom: number): boolean;
}

const cell = 64;

export function createLabelRoom(): LabelRoom {
  const cells = new Map<number, [number, number, number, number][]>();
  // Wide enough that no two cells of a canvas share a key.
  const keyOf = (column: number, row: number) => (row + 1000) * 10_000 + column + 1000;
  const each = (left: number, top: number, right: number, bottom: number, visit: (key: number) => void) => {
    for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1)
      for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1) visit(keyOf(column, row));
  };
  return {
    take(left, top, right, bottom) {
      let isFree = true;
      each(left, top, right, bottom, (key) => {
        isFree &&= !cells.get(key)?.some((box) => box[0] < right && box[2] > left && box[1] < bottom && box[3] > top);
      });
      if (!isFree) return false;
      each(left, top, right, bottom, (key) => {
        const boxes = cells.get(key);
        if (boxes) boxes.push([left, top, right, bottom]);
        else cells.set(key, [[left, top, right, bottom]]);
      });
      return true;
    },
  };
}

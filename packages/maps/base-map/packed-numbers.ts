/**
 * Whole numbers as text: zigzag, in digits of five bits with a sixth that says that another follows, each one printable
 * character. The 64 characters from `#` on, without the backslash, so that JSON leaves them as they are.
 */
const offset = 35;
const backslash = 92;

function character(digit: number): string {
  const code = digit + offset;
  return String.fromCharCode(code >= backslash ? code + 1 : code);
}

export function packNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 - 1 : number * 2;
    while (rest >= 32) {
      text += character(32 + (rest % 32));
      rest = Math.floor(rest / 32);
    }
    text += character(rest);
  }
  return text;
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let unit = 1;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    const digit = (code > backslash ? code - 1 : code) - offset;
    value += (digit & 31) * unit;
    if (digit >= 32) unit *= 32;
    else {
      numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
      value = 0;
      unit = 1;
    }
  }
  return numbers;
}

/** Lines as their numbers of points, and each point as the way from the one before; the first from the line before. */
export function packLines(lines: readonly (readonly (readonly [number, number])[])[]): string {
  const numbers: number[] = [];
  let start: readonly [number, number] = [0, 0];
  for (const line of lines) {
    numbers.push(line.length);
    let before = start;
    for (const point of line) {
      numbers.push(point[0] - before[0], point[1] - before[1]);
      before = point;
    }
    start = line[0] ?? start;
  }
  return packNumbers(numbers);
}

/** What points x, y, x, y … span. */
export interface Span {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of points x, y, x, y …, and what it spans. */
export interface Line extends Span {
  points: Int32Array | Float64Array;
}

export function spanOf(points: Int32Array | Float64Array): Span {
  const span: Span = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let place = 0; place < points.length; place += 2) {
    const [x, y] = [points[place]!, points[place + 1]!];
    span.left = Math.min(span.left, x);
    span.right = Math.max(span.right, x);
    span.top = Math.min(span.top, y);
    span.bottom = Math.max(span.bottom, y);
  }
  return span;
}

export function unpackLines(text: string): Line[] {
  const numbers = unpackNumbers(text);
  const lines: Line[] = [];
  let [startX, startY] = [0, 0];
  for (let place = 0; place < numbers.length;) {
    const points = new Int32Array(numbers[place]! * 2);
    let [x, y] = [startX, startY];
    place += 1;
    for (let index = 0; index < points.length; index += 2, place += 2) {
      points[index] = x += numbers[place]!;
      points[index + 1] = y += numbers[place + 1]!;
    }
    [startX, startY] = [points[0] ?? startX, points[1] ?? startY];
    lines.push({ points, ...spanOf(points) });
  }
  return lines;
}

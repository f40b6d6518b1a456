import type { Rendered } from '../first-paint/first-paint.ts';

/** `dist/first-paint/<widget>.json`: docs/first-paint.md describes it for fillers in other languages. */
export interface FirstPaintFile extends Omit<Rendered, 'keys'> {
  /** The style sheet beside it, and its hash as a `style-src` source. */
  style: { file: string; hash: string };
}

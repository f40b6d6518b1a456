import type { Rendered } from '#embed/first-paint/first-paint';

/** What the build makes of a widget's view: all that `dist/first-paint/<widget>.json` has. */
export type RenderedView = Omit<Rendered, 'keys'>;

import type { Rendered } from '#embed/first-paint/first-paint';

/** The build's output for a widget's view, as in `dist/first-paint/<widget>.json`. */
export type RenderedView = Omit<Rendered, 'keys'>;

import type { Registry } from '#embed/loader';

/** Every widget, by the name of its element. A widget's files load when it is wanted. */
export const registry: Registry = {
  widgets: {
    'pseudo-bind': () => import('./pseudo-bind/index.ts'),
    'quote-estimate': () => import('./quote-estimate/index.ts'),
    'quote-flow': () => import('./quote-flow/index.ts'),
    'zip-form': () => import('./zip-form/index.ts'),
  },
  firstPaints: {
    'zip-form': () => import('./zip-form/zip-form.first-paint.ts'),
  },
};

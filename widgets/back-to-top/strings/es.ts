import type { BackToTopStrings } from './en.ts';

export const es: BackToTopStrings = {
  backToTop: 'Volver arriba',
};

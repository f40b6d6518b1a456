import type { BackToTopStrings } from './strings.en.ts';

export const es: BackToTopStrings = {
  backToTop: 'Volver arriba',
};

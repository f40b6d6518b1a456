import type { HeroBarStrings } from './strings.en.ts';

export const es: HeroBarStrings = {
  title: 'En cifras',
};

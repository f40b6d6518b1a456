import type { Theme } from '#ui/tokens';

interface BrandPreset {
  name: string;
  theme: Theme;
}

const files = import.meta.glob<BrandPreset>('/demo-pages/brands/*.json', { eager: true, import: 'default' });

/** The demo brands by key, for stories and tests; `default` has no brand. */
export const brands: Record<string, BrandPreset> = {
  default: { name: 'No brand', theme: {} },
  ...Object.fromEntries(Object.entries(files).map(([path, preset]) => [path.replace(/^.*\/|\.json$/g, ''), preset])),
};

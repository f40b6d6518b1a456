import type { Theme } from '../tokens/tokens.tsx';

interface BrandPreset {
  name: string;
  theme: Theme;
}

const files = import.meta.glob<BrandPreset>('/demo-pages/brands/*.json', { eager: true, import: 'default' });

/** The demo brands by name, for stories and tests; `default` is Covermount without a brand. */
export const brands: Record<string, BrandPreset> = {
  default: { name: 'No brand', theme: {} },
  ...Object.fromEntries(Object.entries(files).map(([path, preset]) => [path.replace(/^.*\/|\.json$/g, ''), preset])),
};

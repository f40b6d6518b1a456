import { brands } from '../../.storybook/brands.ts';
import { services } from './network.ts';

const presets: Readonly<Record<string, { name: string; code?: string }>> = {
  ...brands,
  default: { code: 'default', name: 'No brand' },
};

/** Writes the page block of a story: brands and service addresses. */
export function writePageBlock(): void {
  if (document.querySelector('[data-covermount=page]')) return;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.covermount = 'page';
  block.textContent = JSON.stringify({ brands: presets, brand: 'default', services });
  document.head.append(block);
}

/** The code that names a brand in storage. */
export const brandCodeOf = (brand: string): string => presets[brand]?.code ?? brand;

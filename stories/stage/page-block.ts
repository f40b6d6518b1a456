import { brands } from '#ui/brands';
import { services } from './network.ts';

const presets: Readonly<Record<string, { name: string; code?: string }>> = {
  ...brands,
  default: { code: 'default', name: 'No brand' },
};

/** What the page of a story says for all its widgets: the brands, and where their services are. */
export function writePageBlock(): void {
  if (document.querySelector('[data-covermount=page]')) return;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.dataset.covermount = 'page';
  block.textContent = JSON.stringify({ brands: presets, brand: 'default', services });
  document.head.append(block);
}

/** The code by which a brand's visitors are remembered. */
export const codeOf = (brand: string): string => presets[brand]?.code ?? brand;

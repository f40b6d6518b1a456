import type { Language } from '#domain/language';

const feetInMile = 5280;
const metersInFoot = 0.3048;
/** No longer than this, in pixels. */
const longest = 96;

/** The longest round distance that fits: 1, 2 or 5 times a power of ten. */
export function roundDistance(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  const first = most / unit;
  return (first >= 5 ? 5 : first >= 2 ? 2 : 1) * unit;
}

/** The label and the length of a scale bar. */
export function scaleOf(metersInPixel: number, language: Language): { width: number; text: string } {
  const feet = (longest * metersInPixel) / metersInFoot;
  const isMiles = feet >= feetInMile;
  const distance = roundDistance(isMiles ? feet / feetInMile : feet);
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'foot',
    unitDisplay: 'short',
  }).format(distance);
  return { width: Math.round(((distance * (isMiles ? feetInMile : 1)) / feet) * longest), text };
}

import type { Carrier } from './carriers.ts';

const marks = [
  '<path d="M4 12a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v16a20 20 0 0 1-20 16A20 20 0 0 1 4 28z"/>',
  '<circle cx="24" cy="24" r="20"/>',
  '<rect x="4" y="4" width="40" height="40" rx="10"/>',
  '<path d="M24 3 43 14v20L24 45 5 34V14z"/>',
];

/** A carrier's logo as SVG: its initials on its color, and its name beside them. */
export function carrierLogo({ id, name, color }: Carrier): string {
  const safeName = name.replaceAll('&', '&amp;');
  const initials = name
    .match(/\b[A-Z]/g)!
    .slice(0, 2)
    .join('');
  const nameWidth = Math.ceil(name.length * 9.2);
  const width = nameWidth + 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${safeName}">
<g fill="${color}">${marks[Number(id) % marks.length]}<text x="54" y="30" font-family="Georgia,serif" font-size="18" textLength="${nameWidth}" lengthAdjust="spacingAndGlyphs">${safeName}</text></g>
<text x="24" y="30" text-anchor="middle" font-family="Georgia,serif" font-size="17" font-weight="700" fill="#fff">${initials}</text>
</svg>
`;
}

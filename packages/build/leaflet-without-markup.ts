import type { Plugin } from 'vite';

const probe = "div.innerHTML = '<svg/>';";

/**
 * Leaflet asks, as it is loaded, whether the browser reads SVG as markup; every browser here does. Where Trusted Types are
 * required the question alone throws.
 */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'covermount:leaflet-without-markup',
    transform: {
      filter: { id: /\/leaflet\/src\/core\/Browser\.js/ },
      handler(code) {
        if (!code.includes(probe)) this.error('Leaflet no longer asks by markup; leafletWithoutMarkup can go.');
        return {
          code: code.replace(probe, "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"),
          map: null,
        };
      },
    },
  };
}

import type { Plugin } from 'vite';

const probe = "div.innerHTML = '<svg/>';";

/**
 * Removes Leaflet's feature test for inline SVG, which every supported browser passes. It assigns `innerHTML` on
 * import, which throws where Trusted Types are required.
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

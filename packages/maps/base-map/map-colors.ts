/** What the map is painted with. Each is the color of an element of the class `cover-map-color-…`: a theme's tokens reach it there. */
export const mapColorNames = [
  'water',
  'land',
  'neighbor',
  'coast',
  'border',
  'county',
  'river',
  'road',
  'road-edge',
  'interstate',
  'interstate-edge',
  'shield',
  'shield-text',
  'sign',
  'sign-text',
  'text',
  'text-soft',
  'text-quiet',
  'halo',
] as const;

export type MapColorName = (typeof mapColorNames)[number];

export interface MapPaint {
  colors: Readonly<Record<MapColorName, string>>;
  /** Of the names, as CSS has it. */
  fontFamily: string;
}

/** Reads the colors as they are in the element's theme. A canvas knows no custom properties, so that elements have them worked out. */
export function readMapPaint(element: HTMLElement): MapPaint {
  const probes = mapColorNames.map((name) => {
    const probe = document.createElement('i');
    probe.className = `cover-map-color cover-map-color-${name}`;
    return probe;
  });
  element.append(...probes);
  const colors = Object.fromEntries(mapColorNames.map((name, place) => [name, getComputedStyle(probes[place]!).color]));
  for (const probe of probes) probe.remove();
  return { colors: colors as Record<MapColorName, string>, fontFamily: getComputedStyle(element).fontFamily };
}

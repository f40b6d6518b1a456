import type { Label } from './base-map-data.ts';
import { type Box, LabelCollision } from './label-collision.ts';

interface LabelView {
  zoom: number;
  /** In pixels. */
  size: { x: number; y: number };
  /** @returns pixels from the top left corner of the view; undefined far outside of it */
  project: (label: Label) => { x: number; y: number } | undefined;
  /** Parts of the view where no label can be read: below markers and controls. */
  covered: readonly Box[];
}

export interface PlacedLabel {
  label: Label;
  text: string;
  /** Where the text begins, in pixels below the position. */
  top: number;
}

interface Labels {
  states: readonly Label[];
  cities: readonly Label[];
  /** Counties, towns and zip codes of the regions in view. */
  regional: readonly Label[];
}

/** The number of cities that are considered at each zoom level; all of them from zoom 9 on. */
const cityCounts: Readonly<Record<number, number>> = { 3: 16, 4: 30, 5: 70, 6: 160, 7: 260, 8: 900 };
/** Names of states are abbreviated up to one zoom level, and hidden above another. */
const stateZooms = { abbreviated: 4, last: 8 };
/** From these zoom levels on, the labels of regions show. */
const firstZooms = { state: 0, city: 0, county: 9, town: 9, zip: 11 } as const;

/** Labels are measured without a browser: a character is about this wide at a font size of 1. */
const characterWidth = { state: 0.85, city: 0.6, county: 0.62, town: 0.56, zip: 0.62 } as const;
const fontSize = 12;
const gap = 6;
const dotRadius = 3;
/**
 * Where the text of a place can begin, and the part of the map that is reserved for it, in pixels below the position.
 */
const placesOf = {
  dot: [
    { top: 6, from: -3, to: 18 },
    { top: -18, from: -18, to: 3 },
  ],
  /** A dot below a marker. */
  coveredDot: [
    { top: 6, from: 6, to: 18 },
    { top: 24, from: 24, to: 36 },
    { top: -40, from: -40, to: -28 },
  ],
  area: [{ top: -6, from: -10, to: 10 }],
};

/**
 * The labels to show, the most important first: complete ones, no two of which overlap, and none below what covers the
 * map.
 */
export function placeLabels(
  { states, cities, regional }: Labels,
  { zoom, size, project, covered }: LabelView,
): PlacedLabel[] {
  const collision = new LabelCollision(covered);
  const candidates = [
    ...cities.slice(0, cityCounts[zoom]),
    ...regional.filter(({ kind }) => zoom >= firstZooms[kind]),
    ...(zoom <= stateZooms.last ? states : []),
  ];
  return candidates.flatMap((label) => {
    const at = project(label);
    if (!at) return [];
    const text = textOf(label, zoom);
    const halfWidth = (text.length * fontSize * characterWidth[label.kind]) / 2 + gap;
    const isDotted = label.kind === 'city' || label.kind === 'town';
    const dot = { left: at.x - dotRadius, right: at.x + dotRadius, top: at.y - dotRadius, bottom: at.y + dotRadius };
    const isCovered = isDotted && collision.isCovered(dot);
    const place = placesOf[isDotted ? (isCovered ? 'coveredDot' : 'dot') : 'area'].find(({ from, to }) => {
      const box = { left: at.x - halfWidth, right: at.x + halfWidth, top: at.y + from, bottom: at.y + to };
      const isWhole = box.left >= 0 && box.top >= 0 && box.right <= size.x && box.bottom <= size.y;
      return isWhole && collision.tryPlace(box);
    });
    return place ? [{ label, text, top: place.top }] : [];
  });
}

function textOf({ kind, code, name, zip }: Label, zoom: number): string {
  if (kind === 'state' && zoom <= stateZooms.abbreviated) return code;
  return zip && zoom >= firstZooms.zip ? `${name} ${zip}` : name;
}

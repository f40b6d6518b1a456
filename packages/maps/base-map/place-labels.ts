import type { Label } from './base-map-data.ts';
import { LabelCollision } from './label-collision.ts';

interface LabelView {
  zoom: number;
  /** In pixels. */
  size: { x: number; y: number };
  /** @returns pixels from the top left corner of the view */
  project: (label: Label) => { x: number; y: number };
}

export interface PlacedLabel {
  label: Label;
  text: string;
}

/** The number of cities that are considered at each zoom level; all of them from zoom 9 on. */
const cityCounts: Readonly<Record<number, number>> = { 3: 16, 4: 30, 5: 70, 6: 160, 7: 260, 8: 900 };
/** Names of states are abbreviated up to this zoom level, and hidden above the other. */
const stateZooms = { abbreviated: 4, last: 8 };

/** Labels are measured without a browser: a character is about this wide at a font size of 1. */
const characterWidth = { state: 0.85, city: 0.6 };
const fontSize = 12;
const gap = 6;

/** The labels to show, the most important first: cities, then states. No two overlap. */
export function placeLabels(
  { states, cities }: { states: readonly Label[]; cities: readonly Label[] },
  { zoom, size, project }: LabelView,
): PlacedLabel[] {
  const collision = new LabelCollision();
  const candidates = [...cities.slice(0, cityCounts[zoom]), ...(zoom <= stateZooms.last ? states : [])];
  return candidates.flatMap((label) => {
    const { x, y } = project(label);
    if (x < 0 || y < 0 || x > size.x || y > size.y) return [];
    const text = zoom <= stateZooms.abbreviated ? label.code : label.name;
    const halfWidth = (text.length * fontSize * characterWidth[label.kind]) / 2 + gap;
    // The name of a city is below its dot.
    const [above, below] = label.kind === 'city' ? [gap, fontSize * 2] : [fontSize, fontSize];
    const box = { left: x - halfWidth, right: x + halfWidth, top: y - above, bottom: y + below };
    return collision.tryPlace(box) ? [{ label, text }] : [];
  });
}

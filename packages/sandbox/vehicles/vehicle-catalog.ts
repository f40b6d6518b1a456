import models from '../data/models-by-year.json' with { type: 'json' };
import { makeName } from './make-name.ts';

type Years = [from: number, to: number];

/** Make, as in the data → model → its model years. */
const catalog = new Map(
  Object.entries(models as unknown as Record<string, Record<string, Years[]>>).map(([make, itsModels]) => [
    make,
    Object.entries(itsModels),
  ]),
);

const firstYear = 1990;

/** The model years, newest first, up to the one after `currentYear`. */
export function modelYears(currentYear: number): number[] {
  return Array.from({ length: currentYear + 2 - firstYear }, (_, age) => currentYear + 1 - age);
}

/** The makes with a model of this year, in alphabetical order. */
export function makesOf(year: number): string[] {
  return [...catalog]
    .filter(([, itsModels]) => itsModels.some(([, years]) => isSold(years, year)))
    .map(([make]) => makeName(make))
    .toSorted(byAlphabet);
}

/** The models of a make, in any case, in this model year, in alphabetical order. */
export function modelsOf(year: number, make: string): string[] {
  const itsModels = catalog.get(make.trim().toUpperCase()) ?? [];
  return itsModels
    .filter(([, years]) => isSold(years, year))
    .map(([model]) => model)
    .toSorted(byAlphabet);
}

function isSold(years: readonly Years[], year: number): boolean {
  return years.some(([from, to]) => from <= year && year <= to);
}

function byAlphabet(a: string, b: string): number {
  return a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true });
}

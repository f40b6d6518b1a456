import { reportableKeys } from './reportable-keys.ts';

export type Reportable = Readonly<Record<string, string | number | boolean>>;

const removed = '[removed]';
const longestText = 200;
const longestRead = 2000;
const largestNumber = 99_999;

// What a message may repeat of a person: an address for mail, a VIN, and five figures or more, in a word or with marks
// between them, as licenses, phone numbers, zip codes and birth dates have. A status, a count or a year is shorter.
const personal = /[^\s@]+@[^\s@]+|\b[A-HJ-NPR-Z\d]{17}\b|\w*\d(?:[\s().\-/]*\d){4,}\w*/gi;

/**
 * What of an event's data may leave the widget: keys of the catalogue, with a truth, a small number or a text each. Texts
 * are shortened, and lose whatever looks like a person's data.
 */
export function withoutPersonalData(data: Readonly<Record<string, unknown>>): Reportable {
  const kept: Record<string, string | number | boolean> = {};
  for (const key of reportableKeys) {
    const value = Object.hasOwn(data, key) ? data[key] : undefined;
    if (typeof value === 'boolean') kept[key] = value;
    if (typeof value === 'number' && Math.abs(value) <= largestNumber) kept[key] = value;
    if (typeof value === 'string') kept[key] = impersonal(value);
  }
  return kept;
}

function impersonal(text: string): string {
  return text.length > longestRead ? removed : text.replace(personal, removed).slice(0, longestText);
}

import { reportableKeys } from './reportable-keys.ts';

export type Reportable = Readonly<Record<string, string | number | boolean>>;

const removed = '[removed]';
const longestText = 200;
const longestRead = 2000;
const largestNumber = 99_999;

// Personal data that a message may repeat: an email address, a VIN, or five digits or more, in one word or with
// separators, as in licenses, phone numbers, zip codes and birth dates. A status, a count or a year is shorter.
const personal = /[^\s@]+@[^\s@]+|\b[A-HJ-NPR-Z\d]{17}\b|\w*\d(?:[\s().\-/]*\d){4,}\w*/gi;

/**
 * The part of an event's data that may leave the widget: keys of the catalogue with booleans, small numbers and texts.
 * Texts are truncated, and anything that looks like personal data is removed.
 */
export function withoutPersonalData(data: Readonly<Record<string, unknown>>): Reportable {
  const reportable: Record<string, string | number | boolean> = {};
  for (const key of reportableKeys) {
    const value = Object.hasOwn(data, key) ? data[key] : undefined;
    if (typeof value === 'boolean') reportable[key] = value;
    if (typeof value === 'number' && Math.abs(value) <= largestNumber) reportable[key] = value;
    if (typeof value === 'string') reportable[key] = impersonal(value);
  }
  return reportable;
}

function impersonal(text: string): string {
  return text.length > longestRead ? removed : text.replace(personal, removed).slice(0, longestText);
}

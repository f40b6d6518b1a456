import * as z from 'zod/mini';
import { plainName } from '#domain/plain-name';
import { isPlainObject } from '#domain/plain-object';
import { type Office, officeFromRecord, type OfficeRecord, officeRecord } from './office.ts';

/** The valid offices of a list, and one line for each problem in its rows. */
export interface ReadOffices {
  offices: Office[];
  problems: string[];
}

const formatValue = (value: unknown): string => {
  const text = value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const acceptedValues: Partial<Record<keyof OfficeRecord, string>> = {
  latitude: 'a number from -90 to 90',
  longitude: 'a number from -180 to 180',
  location: 'a name here or in title',
  state: 'the two letters of a state',
  timeZone: 'the name of a time zone, like America/Chicago',
};
const requiredKeys = new Set(['latitude', 'longitude', 'location']);

const keysByName = new Map(Object.keys(officeRecord.shape).map((key) => [plainName(key), key]));

/** Reads keys in any case, converts coordinates written as text, and drops nulls. */
function normalizeRow(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  const normalized = Object.fromEntries([
    ...entries.map(([key, value]) => [keysByName.get(plainName(key)) ?? key, value] as const),
    // The documented spelling of a key takes precedence over others.
    ...entries.filter(([key]) => key in officeRecord.shape),
  ]);
  for (const key of ['latitude', 'longitude']) {
    const value = normalized[key];
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
      normalized[key] = Number(value);
  }
  return normalized;
}

const rowsPerBatch = 250;

/**
 * Reads a list of office records, or an object with a list in `offices`. Drops rows without a name or a position; in
 * other rows, drops only the invalid values. Reports every drop in `problems`.
 *
 * @param pause runs between batches of rows, to keep the page responsive
 */
export async function readOffices(
  document: unknown,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<ReadOffices> {
  const rows = isPlainObject(document) ? document.offices : document;
  const result: ReadOffices = { offices: [], problems: [] };
  if (!Array.isArray(rows)) return { ...result, problems: ['There is no list of offices.'] };
  for (const [index, row] of (rows as unknown[]).entries()) {
    if (index > 0 && index % rowsPerBatch === 0) await pause();
    readRow(row, index, result);
  }
  return result;
}

function readRow(row: unknown, index: number, { offices, problems }: ReadOffices): void {
  if (!isPlainObject(row)) {
    problems.push(`[${index}] is ${formatValue(row)}; accepted is an object { … }. The row is left out.`);
    return;
  }
  const values = normalizeRow(row);
  let result = z.safeParse(officeRecord, values);
  const reported = new Set<string>();
  // Dropping a value can make another one required: a row without `location` needs `title`.
  for (let round = 0; !result.success && round < 3; round += 1) {
    for (const {
      path: [key],
    } of result.error.issues) {
      const name = String(key ?? '');
      if (reported.has(name)) continue;
      reported.add(name);
      const isRequired = requiredKeys.has(name);
      problems.push(
        `[${index}]${labelOf(values)}: ${name} is ${formatValue(values[name])}; accepted is ${acceptedValues[name as keyof OfficeRecord] ?? 'text'}. ${isRequired ? 'The row' : 'It'} is left out.`,
      );
      if (isRequired && name !== 'location') return;
      delete values[name];
    }
    result = z.safeParse(officeRecord, values);
  }
  if (result.success) offices.push(officeFromRecord(result.data, `office-${index}`));
}

function labelOf({ location, title }: Record<string, unknown>): string {
  const name = [location, title].find((text) => typeof text === 'string' && text.trim() !== '');
  return name === undefined ? '' : ` ${formatValue(name)}`;
}

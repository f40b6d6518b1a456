import * as z from 'zod/mini';
import { dateFromWire } from '#domain/calendar-date';
import { plainName } from '#domain/plain-name';
import type { SchemaDefinition } from '#domain/schema-definition';
import { otherNamesOf } from './contract/aliases.ts';
import { isCompletedByParent } from './contract/completed-by-parent.ts';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A value of a response that its contract does not accept, however it is read. */
export interface Misfit {
  path: Path;
  found: unknown;
  /** The accepted values, in words. */
  accepted: string;
}

interface FittedResponse {
  /** The response in the contract's terms, for its schema to parse. */
  value: unknown;
  /** The rows and optional values that were left out. */
  leftOut: readonly Misfit[];
}

/**
 * Reads a response leniently where the meaning is certain: keys in any case and under their other names, numbers,
 * amounts and booleans as text, numbers for text, states in lower case, zip codes with four more digits, dates in any
 * format of the services, an object for a list of one, null for an empty list. Empty text for an optional value is
 * absent. An optional value or a row that still does not fit is left out.
 */
export function fitResponse(schema: Schema, response: unknown): FittedResponse {
  const leftOut: Misfit[] = [];
  return { value: fit(schema, response, [], leftOut), leftOut };
}

/** The first value of a response that its schema rejects. */
export function misfitOf(schema: Schema, value: unknown, path: Path = []): Misfit | undefined {
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  if (!issue) return undefined;
  const inside = issue.path as (string | number)[];
  return {
    path: [...path, ...inside],
    found: inside.reduce<unknown>((parent, key) => (isObject(parent) ? Reflect.get(parent, key) : undefined), value),
    accepted: wordsOf(issue),
  };
}

const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDefinition;
const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const listOf = (value: object): unknown[] => (Array.isArray(value) ? value : [value]);

function fit(schema: Schema, value: unknown, path: Path, leftOut: Misfit[]): unknown {
  const { type, innerType, shape, element, catchall, options } = defOf(schema);
  if (type === 'unknown') return value;
  if (value === null || value === undefined) return undefined;
  if (type === 'catch') return fitOptional(innerType!, value, path, leftOut);
  if (innerType) return fit(innerType, value, path, leftOut);
  if (shape && isObject(value) && !Array.isArray(value)) {
    return fitKeys({ shape, catchall }, value as Record<string, unknown>, path, leftOut);
  }
  if (element && isObject(value)) {
    const rows = listOf(value).map((row, index) => fit(element, row, [...path, index], leftOut));
    // A whole response that is no list, such as an error, is not a list of one row.
    return Array.isArray(value) || (rows[0] && path.length > 0) ? rows : value;
  }
  if (options && isObject(value)) return fitOption(options, value, path, leftOut);
  return readingsOf(value).find((reading) => accepts(schema, reading)) ?? value;
}

/** An optional value or a row: undefined, and noted, when it does not fit. */
function fitOptional(schema: Schema, value: unknown, path: Path, leftOut: Misfit[]): unknown {
  const inside: Misfit[] = [];
  const fitted = fit(schema, value, path, inside);
  const misfit = misfitOf(schema, fitted, path);
  if (misfit && isBlank(value)) return undefined;
  // Rows that were left out of a list explain why the list itself does not fit.
  const isExplained =
    misfit && inside.some((innerMisfit) => misfit.path.every((key, index) => innerMisfit.path[index] === key));
  leftOut.push(...inside, ...(misfit && !isExplained ? [misfit] : []));
  return misfit ? undefined : fitted;
}

function fitOption(options: readonly Schema[], value: object, path: Path, leftOut: Misfit[]): unknown {
  const attempts = options.map((option) => {
    const inside: Misfit[] = [];
    const fitted = fit(option, value, path, inside);
    return { fitted, inside, isAccepted: accepts(option, fitted) };
  });
  const { fitted, inside } = attempts.find(({ isAccepted }) => isAccepted) ?? attempts[0]!;
  leftOut.push(...inside);
  return fitted;
}

function fitKeys(
  { shape, catchall }: { shape: Record<string, Schema>; catchall: Schema | undefined },
  value: Record<string, unknown>,
  path: Path,
  leftOut: Misfit[],
): Record<string, unknown> {
  const byPlainName = new Map(Object.keys(value).map((key) => [plainName(key), key]));
  const entries = Object.entries(shape).map(([name, schema]) => {
    const present = [name, ...otherNamesOf(schema)].flatMap((alias) => byPlainName.get(plainName(alias)) ?? []);
    const keys = Object.hasOwn(value, name) ? [name, ...present] : present;
    // A null key counts as absent, so its other name is read.
    const key = keys.find((candidate) => value[candidate] !== null) ?? keys[0];
    if (key === undefined) return [name, undefined] as const;
    // A list that is null has no rows.
    if (value[key] === null && defOf(schema).type === 'array') return [name, []] as const;
    const input = isCompletedByParent(schema) ? completedRows(value[key], value) : value[key];
    return [name, fit(schema, input, [...path, key], leftOut)] as const;
  });
  const fittedMembers = Object.fromEntries(entries.filter(([, fitted]) => fitted !== undefined));
  if (!catchall) return fittedMembers;
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
  return {
    ...Object.fromEntries(others.map(([key, member]) => [key, fit(catchall, member, [...path, key], leftOut)])),
    ...fittedMembers,
  };
}

/** The rows of a list, with the values of `parent` for the keys that they lack. */
function completedRows(list: unknown, parent: Record<string, unknown>): unknown {
  if (!isObject(list)) return list;
  return listOf(list).map((row) => {
    if (!isObject(row) || Array.isArray(row)) return row;
    const ownEntries = Object.entries(row).filter(([, member]) => member !== null && member !== undefined);
    const names = new Set(ownEntries.map(([key]) => plainName(key)));
    const others = Object.entries(parent).filter(([key]) => !names.has(plainName(key)));
    return Object.fromEntries([...others, ...ownEntries]);
  });
}

const amountPattern = /^(?:USD?|\$|\s)*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:USD?|\$|\s)*$/i;
const longZipPattern = /^(\d{5})-?\d{4}$/;
const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
};

/** The possible meanings of a value, the literal one first. */
function readingsOf(value: unknown): unknown[] {
  if (typeof value === 'number') {
    // Spreadsheets and databases drop leading zeros of a zip code.
    return [value, String(value), String(value).padStart(5, '0'), ...truthOf(String(value))];
  }
  if (typeof value !== 'string') return [value];
  const text = value.trim();
  const amount = amountPattern.exec(text)?.[1]?.replaceAll(',', '');
  const zip = longZipPattern.exec(text)?.[1];
  const date = dateFromWire(text);
  return [
    value,
    text,
    text.toUpperCase(),
    ...(amount === undefined ? [] : [Number(amount), amount]),
    ...(zip === undefined ? [] : [zip]),
    ...(date === undefined ? [] : [date]),
    ...truthOf(text),
  ];
}

function truthOf(text: string): boolean[] {
  const word = text.toLowerCase();
  return Object.hasOwn(truths, word) ? [truths[word]!] : [];
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** zod's own messages describe the error; those of the contracts describe what is accepted. */
const defaultMessage = /^(Invalid|Too|Unrecognized) /;

/** The accepted values of a rejected one. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.message && !defaultMessage.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? issue.expected;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap(([first]) => (first ? [wordsOf(first)] : [])))].join(' or ');
    case 'invalid_format':
      return `text that matches ${issue.pattern ?? issue.format}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'text that is not empty'
        : issue.origin === 'array'
          ? `a list of at least ${issue.minimum}`
          : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    default:
      return 'what config-schemas/openapi.json says';
  }
}

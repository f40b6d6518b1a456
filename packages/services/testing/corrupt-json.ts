import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** One change to one value of a document. */
interface Corruption {
  /** Index of the value, modulo the number of values. */
  index: number;
  with: unknown;
}

const missing = Symbol('missing');

const replacement = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(missing, null) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      '',
      ' ',
      '0',
      '-1',
      'x',
      'true',
      '2026-02-30',
      '9'.repeat(40),
      '__proto__',
      'javascript:alert(1)',
      '💥'.repeat(50),
      0,
      -1,
      1.5,
      1e21,
      1e308,
      2 ** 53,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      { length: 1 },
      { toString: 'x' },
      ['x', 'x'],
      { '0': null },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** Up to four changes to a response: values missing, null or of another type. */
export const corruptions: fc.Arbitrary<Corruption[]> = fc.array(
  fc.record({ index: fc.nat(10_000), with: replacement }),
  {
    minLength: 0,
    maxLength: 4,
  },
);

/** A copy of the document with the changes applied, as JSON text. */
export function corruptJson(document: unknown, applied: readonly Corruption[]): string {
  let copy = structuredClone(document);
  for (const { index, with: value } of applied) {
    const paths = pathsOf(copy);
    const path = paths[index % paths.length]!;
    if (path.length === 0) copy = value === missing ? null : structuredClone(value);
    else replaceAt(copy, path, value);
  }
  return JSON.stringify(copy);
}

/** Every single change of one value of a document: missing, null, and a text, number, truth value, object and list in its place. */
export function singleCorruptions(document: unknown): readonly Corruption[] {
  const replacements = [missing, null, 'x', 7, true, {}, []];
  return pathsOf(document).flatMap((_path, index) => replacements.map((value) => ({ index, with: value })));
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          pathsOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [path, ...inside];
}

function replaceAt(document: unknown, path: Path, value: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((current, key) => (current as Record<string | number, unknown>)[key], document);
  const key = path.at(-1)!;
  if (value !== missing)
    Object.defineProperty(parent, key, {
      value: structuredClone(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent as object, key);
}

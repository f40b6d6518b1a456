import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** One thing done to one place of a document. */
interface Injury {
  /** Which place, counted round. */
  place: number;
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

/** What can be done to an answer on its way, nothing included: some of its places missing, null or of another type. */
export const injuries: fc.Arbitrary<Injury[]> = fc.array(fc.record({ place: fc.nat(10_000), with: replacement }), {
  minLength: 0,
  maxLength: 4,
});

/** A copy of the document with its injuries, as text: `undefined` cannot come over a wire. */
export function mutilated(document: unknown, wounds: readonly Injury[]): string {
  let copy = structuredClone(document);
  for (const { place, with: value } of wounds) {
    const paths = placesOf(copy);
    const path = paths[place % paths.length]!;
    if (path.length === 0) copy = value === missing ? null : structuredClone(value);
    else replaceAt(copy, path, value);
  }
  return JSON.stringify(copy);
}

function placesOf(value: unknown, path: Path = []): Path[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          placesOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [path, ...inside];
}

function replaceAt(document: unknown, path: Path, value: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((one, key) => (one as Record<string | number, unknown>)[key], document);
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#tooling/project';
import { visit } from '#tooling/vite/syntax-tree';
import { attacksOn, attackText, CountedExpression } from './model/backtracking.ts';
import { shippedSources } from './model/shipped-sources.ts';

/** Steps for a short text, after which a search is given up. */
const limit = 500_000;
const shortLength = 32;
const longLength = 2 * shortLength;

/** Twice the text makes four times the steps of a quadratic search, and eight times those of a cubic one. */
const tooSteep = 5.7;

/** The worst attack on an expression whose work grows faster than the square of the text. */
function steepestAttack(expression: RegExp): string | undefined {
  const counted = new CountedExpression(expression, limit);
  for (const attack of attacksOn(counted)) {
    const long = counted.search(attackText(attack, longLength)).steps;
    const short = counted.search(attackText(attack, shortLength)).steps;
    if (long > limit || (long > 100 * longLength && long / short > tooSteep))
      return `${String(expression)} makes ${short} and ${long} steps for ${JSON.stringify(attack)}`;
  }
  return undefined;
}

test.each([
  [/^(a+)+$/, 'exponential'],
  [/^(a|a)*$/, 'exponential'],
  [/^(\w+\s?)*$/, 'exponential'],
  [/^([a-z]+\d*)*@/, 'exponential'],
  [/"(?:\\?.)*"/, 'exponential'],
  [/^\s*a*\s*b*\s*$/, 'cubic'],
  [/^a*a*a*$/, 'cubic'],
  [/\s*\s*x/, 'cubic'],
  [/(?=a*a*a*b)a/, 'cubic'],
  [/^a*a*$/, 'quadratic'],
  [/<[^>]*>/, 'quadratic'],
  [/^[\w-]{1,40}$/, 'linear'],
  [/^(?:a|b)*$/, 'linear'],
] as const)('an expression like %s is %s', (expression, work) => {
  const isSteep = ['exponential', 'cubic'].includes(work);
  expect(steepestAttack(expression)).toEqual(isSteep ? expect.stringContaining('steps for') : undefined);
});

/** Where each expression is, by its source. */
let expressions: ReadonlyMap<string, { expression: RegExp; file: string }>;
/** Sources that make expressions of text. */
const making = shippedSources.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
/** The expressions that each makes when it is loaded. */
const madeWhenLoaded = new Map<string, readonly RegExp[]>();

/** Expressions that are made of text by a call, and not when their file is loaded. */
const madeByCalls: Record<string, readonly RegExp[]> = {
  // A letter or a class of an author's pattern, and a check of its syntax: it searches nothing.
  'packages/forms/native-form/pattern.ts': [/^[a-z]$/],
  // The end of a `script` or `style` element, by its name.
  'packages/configurator/snippets/parse-html.ts': [/<\/script[\s>]/i],
  // A media feature, by its name.
  'packages/configurator/preview/emulate-media.ts': [/\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g],
  // A document of this repository.
  'packages/cms/widget-document.ts': [/^# (.+)\n\n`cover-zip-form` (.+?\.)(?:\s|$)/],
};

beforeAll(async () => {
  const found = new Map<string, { expression: RegExp; file: string }>();
  const add = (expression: RegExp, file: string) => {
    if (!found.has(String(expression))) found.set(String(expression), { expression, file });
  };
  for (const folder of ['', 'widgets', 'chunks', 'configurator', 'configurator/chunks', 'server']) {
    for (const name of readdirSync(join('dist', folder)).filter((file) => /\.m?js$/.test(file))) {
      const file = join('dist', folder, name);
      visit(parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }), ({ regex }) => {
        const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
        if (pattern !== undefined) add(new RegExp(pattern, flags), file);
      });
    }
  }
  for (const file of making) {
    const made = madeByCalls[file] ?? (await expressionsMadeBy(file));
    madeWhenLoaded.set(file, made);
    for (const expression of made) add(expression, file);
  }
  expressions = found;
});

/** Loads a file anew, and returns the expressions that it makes of text meanwhile. */
async function expressionsMadeBy(file: string): Promise<readonly RegExp[]> {
  const made: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      const expression = Reflect.construct(target, given) as RegExp;
      made.push(expression);
      return expression;
    },
  });
  try {
    await import(/* @vite-ignore */ `${projectRoot}${file}?expressions`);
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

test('every file that makes expressions of text makes them when it is loaded, or is listed with an example', () => {
  expect(making).toEqual(expect.arrayContaining(Object.keys(madeByCalls)));
  expect([...madeWhenLoaded].filter(([, made]) => made.length === 0).map(([file]) => file)).toEqual([]);
});

test('the counter finds a match where the engine finds one, for every expression and attack', () => {
  const differing = [...expressions.values()].flatMap(({ expression }) => {
    const counted = new CountedExpression(expression, limit);
    return attacksOn(counted)
      .map((attack) => attackText(attack, 12))
      .filter((text) => (counted.search(text).index ?? -1) !== text.search(expression))
      .map((text) => `${String(expression)}: ${JSON.stringify(text)}`);
  });
  expect(expressions.size).toBeGreaterThan(200);
  expect(differing).toEqual([]);
});

/** Expressions that are steeper, and what they read. */
const harmless: Record<string, string> = {
  [String.raw`/\{ *([\w_ -]+) *\}/g`]: 'Leaflet’s, for the address of the tiles in the author’s own configuration',
};

test('no expression that ships takes more than quadratic time for a text that almost matches it', () => {
  const steep = [...expressions.values()].flatMap(({ expression, file }) => {
    const attack = steepestAttack(expression);
    return attack ? [{ expression: String(expression), where: `${file}: ${attack}` }] : [];
  });
  expect(steep.filter(({ expression }) => !harmless[expression]).map(({ where }) => where)).toEqual([]);
  expect(steep.map(({ expression }) => expression)).toEqual(expect.arrayContaining(Object.keys(harmless)));
});

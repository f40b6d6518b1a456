import type * as z from 'zod/mini';
import type { SchemaDefinition } from '#domain/schema-definition';
import { unwrapped } from './key-types.ts';
import type { Problem } from './problem.ts';

/** Damerau–Levenshtein distance: the number of typing errors between two words. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1));
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, at(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = best;
    }
  }
  return at(from.length, to.length);
}

/** The most similar known word, if one is similar enough. */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  const ranked = candidates
    .map((name) => ({ name, slips: editDistance(word, name.toLowerCase()) }))
    .toSorted((a, b) => a.slips - b.slips);
  const best = ranked[0];
  if (best && best.slips <= Math.max(1, Math.floor(best.name.length / 3))) return best.name;
  return candidates.find((name) => word.length > 3 && name.toLowerCase().includes(word));
}

/** The message of a check: a noun phrase for the accepted values, such as `a whole number`. */
const wordsOf = ({ checks = [] }: SchemaDefinition): string | undefined => {
  for (const { _zod: check } of checks) {
    const { error } = check.def;
    const words: unknown = typeof error === 'function' ? (error as (issue: object) => unknown)({}) : undefined;
    if (typeof words === 'string') return words;
  }
  return undefined;
};

const limits = (def: SchemaDefinition): string => {
  const words = (def.checks ?? []).flatMap(({ _zod: { def: check } }) => {
    switch (check.check) {
      case 'greater_than':
        return [`${check.inclusive === true ? 'at least' : 'more than'} ${String(check.value)}`];
      case 'less_than':
        return [`${check.inclusive === true ? 'at most' : 'less than'} ${String(check.value)}`];
      case 'min_length':
        return [`at least ${String(check.minimum)} long`];
      case 'max_length':
        return [`at most ${String(check.maximum)} long`];
      case 'string_format':
        return check.pattern instanceof RegExp ? [`matching ${check.pattern.source}`] : [];
      default:
        return [];
    }
  });
  return words.length > 0 ? ` (${words.join(', ')})` : '';
};

/** What a key accepts, in words. */
export function accepted(wrapped: z.core.$ZodType): string {
  const schema = unwrapped(wrapped);
  const def = schema._zod.def as unknown as SchemaDefinition;
  switch (schema._zod.def.type) {
    case 'string':
      return wordsOf(def) ?? `text${limits(def)}`;
    case 'number':
      return `${wordsOf(def) ?? 'a number'}${limits(def)}`;
    case 'boolean':
      return 'true or false';
    case 'enum':
      return `one of ${Object.values(def.entries ?? {})
        .map((value) => JSON.stringify(value))
        .join(', ')}`;
    case 'literal':
      return `one of ${(def.values ?? []).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'array':
      return wordsOf(def) ?? `a list of ${def.element ? accepted(def.element) : 'values'}${limits(def)}`;
    case 'object':
      if (!def.catchall) return `an object with the keys ${listOf(Object.keys(def.shape ?? {}))}`;
      return `an object whose values are ${def.catchall._zod.def.type === 'unknown' ? 'of any kind' : accepted(def.catchall)}`;
    case 'union':
      return (def.options ?? []).map(accepted).join(', or ');
    default:
      return 'another value';
  }
}

/** The first twelve names of a list. */
const listOf = (names: readonly string[]): string =>
  `${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}`;

/** `mount()` accepts any value, including those that cannot be written as JSON or even as text. */
function textOf(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  try {
    return JSON.stringify(value) ?? 'an object';
  } catch {
    return 'an object';
  }
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text = textOf(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

const pathText = (path: Problem['path']): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('') ||
  '(all of it)';

function outcomeOf({ outcome, item, hasWeaker }: Problem): string {
  if (outcome) return outcome;
  if (item) return `${pathText(item)} is left out.`;
  return hasWeaker ? 'The value of a weaker source is used.' : 'The default is used.';
}

/** Attributes of an element that are no keys: they name a source. */
const sourceAttributes = ['config', 'config-src'];

const knownAt = ({ source, path, known = [] }: Problem): readonly string[] =>
  source === 'attribute' && path.length === 1 ? [...known, ...sourceAttributes] : known;

/** Why a value has no effect where it is written, by its key. */
const ignored: Readonly<Record<string, string>> = {
  brand: 'Write it at the top of the page block, or on the element.',
  load: 'It is read before the file is fetched: write it on the element, or in the page block.',
};

/** A problem in one or two plain sentences: where it is, what was found, what is accepted. */
export function describeProblem(problem: Problem): string {
  const { source, path, found, schema } = problem;
  const keyText = `${source}: ${pathText(path)}`;
  switch (problem.kind) {
    case 'unknown': {
      const written = String(path.at(-1));
      const meant = nearest(written, knownAt(problem));
      return `${keyText} is not a known key and was left out.${
        meant ? ` Did you mean "${meant}"?` : ` Known keys: ${listOf(problem.known ?? [])}.`
      }`;
    }
    case 'invalid': {
      const options =
        schema && Object.values((unwrapped(schema)._zod.def as unknown as SchemaDefinition).entries ?? {}).map(String);
      const meant = typeof found === 'string' && options ? nearest(found, options) : undefined;
      const accepts = problem.accepted ?? (schema ? accepted(schema) : 'another value');
      return `${keyText} is ${shown(found)}; accepted is ${accepts}. ${outcomeOf(problem)}${meant ? ` Did you mean "${meant}"?` : ''}`;
    }
    case 'required':
      return `${pathText(path)} is required and has no value; accepted is ${schema ? accepted(schema) : 'a value'}.`;
    case 'ignored':
      return path.length === 0
        ? `${source} has no effect: a page has one page block, and the first is read.`
        : `${keyText} has no effect there. ${ignored[String(path.at(-1))] ?? ''}`.trim();
    case 'unreadable':
      return `${source} could not be read as JSON, so none of it is used. ${problem.detail ?? ''}`.trim();
    case 'repaired':
      return `${source} was not proper JSON and was repaired: ${problem.detail ?? ''}.`;
    case 'unfetched':
      return `${source} could not be fetched, so none of it is used. ${problem.detail ?? ''}`.trim();
  }
}

/** Other scripts may use their own attributes; only one similar to a known key is a typing error. */
export const isWorthTelling = (problem: Problem): boolean =>
  !(problem.kind === 'unknown' && problem.source === 'attribute') ||
  nearest(String(problem.path.at(-1)), knownAt(problem)) !== undefined;

/** Lists every problem in one console warning. */
export function warn(title: string, problems: readonly Problem[]): string[] {
  const lines = problems.filter(isWorthTelling).map(describeProblem);
  if (lines.length > 0) {
    console.warn(
      `[covermount] ${title}: ${lines.length === 1 ? '1 problem' : `${lines.length} problems`} in the configuration\n${lines.map((line) => `  • ${line}`).join('\n')}`,
    );
  }
  return lines;
}

/**
 * Reports a widget that does not exist.
 *
 * @param written The value of `data-covermount`, or the name of a `cover-*` element. Other scripts may have elements of
 *   that name; only one similar to a known one is a typing error.
 */
export function warnOfUnknownWidget(written: string, names: readonly string[]): void {
  const isElement = written.startsWith('cover-');
  const meant = nearest(isElement ? written.slice('cover-'.length) : written, names);
  if (isElement && !meant) return;
  const elementText = isElement ? `<${written}>` : `data-covermount="${written}"`;
  console.warn(
    `[covermount] ${elementText} is not a widget, so the authored content stays. ${
      meant ? `Did you mean "${isElement ? `cover-${meant}` : meant}"?` : `Known widgets: ${names.join(', ')}.`
    }`,
  );
}

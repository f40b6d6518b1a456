import type * as z from 'zod/mini';
import { unwrapped } from './key-types.ts';
import type { Problem } from './problem.ts';

/** Damerau–Levenshtein distance: the number of typing errors between two words. */
export function distance(from: string, to: string): number {
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
export function nearest(written: string, known: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  const ranked = known
    .map((name) => ({ name, slips: distance(word, name.toLowerCase()) }))
    .toSorted((a, b) => a.slips - b.slips);
  const best = ranked[0];
  if (best && best.slips <= Math.max(1, Math.floor(best.name.length / 3))) return best.name;
  return known.find((name) => word.length > 3 && name.toLowerCase().includes(word));
}

interface Def {
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  element?: z.core.$ZodType;
  catchall?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  checks?: readonly { _zod: { def: Record<string, unknown> } }[];
}

const limits = (def: Def): string => {
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
      case 'number_format':
        return ['whole'];
      default:
        return [];
    }
  });
  return words.length > 0 ? ` (${words.join(', ')})` : '';
};

/** What a key accepts, in words. */
export function accepted(wrapped: z.core.$ZodType): string {
  const schema = unwrapped(wrapped);
  const def = schema._zod.def as unknown as Def;
  switch (schema._zod.def.type) {
    case 'string':
      return `text${limits(def)}`;
    case 'number':
      return `a number${limits(def)}`;
    case 'boolean':
      return 'true or false';
    case 'enum':
      return `one of ${Object.values(def.entries ?? {})
        .map((value) => JSON.stringify(value))
        .join(', ')}`;
    case 'literal':
      return `one of ${(def.values ?? []).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'array':
      return `a list of ${def.element ? accepted(def.element) : 'values'}${limits(def)}`;
    case 'object':
      if (!def.catchall) return 'an object { … }';
      return `an object whose values are ${def.catchall._zod.def.type === 'unknown' ? 'of any kind' : accepted(def.catchall)}`;
    case 'union':
      return (def.options ?? []).map(accepted).join(', or ');
    default:
      return 'another value';
  }
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

const pathText = (path: Problem['path']): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('') ||
  '(all of it)';

/** A problem in one plain sentence or two: where, what was found, what is accepted. */
export function describeProblem(problem: Problem): string {
  const { source, path, found, schema, known = [] } = problem;
  const place = `${source}: ${pathText(path)}`;
  switch (problem.kind) {
    case 'unknown': {
      const written = String(path.at(-1));
      const meant = nearest(written, known);
      return `${place} is not a known key and was left out.${
        meant
          ? ` Did you mean "${meant}"?`
          : ` Known keys: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', …' : ''}.`
      }`;
    }
    case 'invalid': {
      const options = schema && Object.values((unwrapped(schema)._zod.def as unknown as Def).entries ?? {}).map(String);
      const meant = typeof found === 'string' && options ? nearest(found, options) : undefined;
      return `${place} is ${shown(found)}; accepted is ${schema ? accepted(schema) : 'another value'}. The default is used.${
        meant ? ` Did you mean "${meant}"?` : ''
      }`;
    }
    case 'required':
      return `${pathText(path)} is required and has no value; accepted is ${schema ? accepted(schema) : 'a value'}.`;
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
  nearest(String(problem.path.at(-1)), problem.known ?? []) !== undefined;

/** One console warning that lists every problem. */
export function warn(title: string, problems: readonly Problem[]): string[] {
  const lines = problems.filter(isWorthTelling).map(describeProblem);
  if (lines.length > 0) {
    console.warn(
      `[covermount] ${title}: ${lines.length === 1 ? '1 problem' : `${lines.length} problems`} in the configuration\n${lines.map((line) => `  • ${line}`).join('\n')}`,
    );
  }
  return lines;
}

export function warnOfUnknownWidget(name: string, known: readonly string[]): void {
  const meant = nearest(name, known);
  console.warn(
    `[covermount] data-covermount="${name}" is not a widget, so the authored content stays. ${
      meant ? `Did you mean "${meant}"?` : `Known widgets: ${known.join(', ')}.`
    }`,
  );
}

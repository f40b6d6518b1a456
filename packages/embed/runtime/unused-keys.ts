import type { Problem } from '#configuration/problem';
import type { ElementSources } from '#configuration/sources.types';
import { asRecord } from '#domain/plain-object';

/** Keys in another letter case, where only the spelling of the schema is read. */
function otherSpellings(source: string, path: Problem['path'], object: unknown, known: readonly string[]): Problem[] {
  return Object.keys(asRecord(object))
    .filter((key) => !known.includes(key) && known.includes(key.toLowerCase()))
    .map((key) => ({ kind: 'unknown', source, path: [...path, key], known }));
}

const hasKey = (object: unknown, key: string): boolean =>
  Object.keys(asRecord(object)).some((written) => written.toLowerCase() === key);

/** Unknown names under a `widgets` key, and brands there: only the page block and an element select one. */
const inWidgets = (path: Problem['path'], owner: unknown, names: readonly string[]): Problem[] =>
  Object.entries(asRecord(asRecord(owner).widgets)).flatMap(([name, config]): Problem[] => {
    const at = [...path, 'widgets', name];
    if (!names.includes(name)) return [{ kind: 'unknown', source: 'page block', path: at, known: names }];
    return hasKey(config, 'brand') ? [{ kind: 'ignored', source: 'page block', path: [...at, 'brand'] }] : [];
  });

/**
 * The keys of a page block that are valid by its schema, but that nothing reads.
 *
 * @param names of all widgets.
 */
export function unusedInPage(page: unknown, names: readonly string[]): Problem[] {
  return [
    ...otherSpellings('page block', [], page, ['brand', 'brands', 'widgets']),
    ...inWidgets([], page, names),
    ...Object.entries(asRecord(asRecord(page).brands)).flatMap(([id, preset]) => [
      ...otherSpellings('page block', ['brands', id], preset, ['language', 'logo', 'services', 'theme', 'widgets']),
      ...inWidgets(['brands', id], preset, names),
    ]),
  ];
}

/**
 * The keys of an element that are valid by its schema, but that nothing reads.
 *
 * @param before The sources before files were fetched.
 * @param after The same sources, fetched and repaired.
 */
export const unusedInElement = (
  { written: before }: Pick<ElementSources, 'written'>,
  { written: after }: Pick<ElementSources, 'written'>,
): Problem[] =>
  after.slice(1).flatMap(({ source, value }, index): Problem[] => [
    ...otherSpellings(source, [], value, ['brand']),
    // The element waits for its moment to load before a file is fetched.
    ...(before[index + 1]?.url && hasKey(value, 'load') ? [{ kind: 'ignored' as const, source, path: ['load'] }] : []),
  ]);

import { readdirSync } from 'node:fs';
import { projectRoot, widgetNames } from '../project.ts';
import { isAffected } from './affected-files.ts';

/** What each page has, without an import of its widget: the loader, the services and the page itself. */
const ofEachPage = /^(playwright\.config\.ts|demo-pages\/|packages\/(embed|sandbox)\/)/;
const isOfTests = (file: string): boolean => /\.(test|examples|stories)\.tsx?$|\.md$|\/testing\//.test(file);

/**
 * Tells which specs a change affects. A spec depends on its imports and on the widget after which its folder is named; one
 * of another folder, such as `tests/faults`, on all widgets. A journey that goes on to the page of another widget does not
 * depend on that widget here.
 *
 * @param changed - From `changedFiles`.
 * @param specs - The paths of all specs, from `tests`.
 * @returns A check of a spec's path from `tests`.
 * @example
 * const isAffected = await affectedSpecs(new Set(['widgets/renters/plans.ts']), ['browser/renters/renters.spec.ts']);
 * isAffected('browser/renters/renters.spec.ts'); // true
 */
export async function affectedSpecs(
  changed: ReadonlySet<string>,
  specs: readonly string[],
): Promise<(spec: string) => boolean> {
  if ([...changed].some((file) => ofEachPage.test(file) && !isOfTests(file))) return () => true;
  const widgets = new Set<string>();
  for (const name of widgetNames()) {
    const files = readdirSync(`${projectRoot}widgets/${name}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !isOfTests(file))
      .map((file) => `widgets/${name}/${file}`);
    for (const file of files) if (await isAffected(file, changed)) widgets.add(name);
  }
  const affected = new Set<string>();
  for (const spec of specs) {
    const folder = /^browser\/([\w-]+)\//.exec(spec)?.[1] ?? '';
    const isOfWidget = widgetNames().includes(folder);
    if ((isOfWidget ? widgets.has(folder) : widgets.size > 0) || (await isAffected(`tests/${spec}`, changed)))
      affected.add(spec);
  }
  return (spec) => affected.has(spec);
}

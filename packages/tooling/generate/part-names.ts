import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.ts';

const root = pathToFileURL(projectRoot);
const named = /\bpart(?:=|: )(?:"([^"]+)"|\{?`([\w -]+)(\$\{)?)/g;

const source = (path: string): string | undefined => {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return undefined;
  }
};

const { imports } = JSON.parse(source('package.json') ?? '{}') as { imports: Record<string, string> };

/** The file that an import specifier names, relative to the project's folder; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return new URL(specifier, new URL(from, root)).href.slice(root.href.length);
  // The longest pattern wins, as in Node.
  for (const [pattern, target] of Object.entries(imports).toSorted(([a], [b]) => b.length - a.length)) {
    const [start = '', end = ''] = pattern.split('*');
    if (!specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    return target.replaceAll('*', specifier.slice(start.length, specifier.length - end.length)).slice('./'.length);
  }
  return undefined;
}

/** The files that a widget imports, also by `import()`. */
function filesOf(widget: string): Set<string> {
  const files = new Set([`widgets/${widget}/index.ts`]);
  for (const file of files) {
    for (const [, specifier = ''] of (source(file) ?? '').matchAll(/(?:from|import\(|import) ?'([^']+)'/g)) {
      const imported = fileOf(specifier, file);
      if (imported && /\.tsx?$/.test(imported)) files.add(imported);
    }
  }
  return files;
}

/** The `::part()` names of one widget, without those whose end varies. */
export function partsOfWidget(widget: string): string[] {
  const places = new Set(
    [...filesOf(widget)].map(
      (file) => file.replace(/^(packages\/(ui|offices|forms)|widgets)\//, '').split(/[\\/.]/)[0],
    ),
  );
  return [...partNames()].flatMap(([name, of]) =>
    !name.endsWith('…') && (name === 'root' || of.some((place) => places.has(place))) ? [name] : [],
  );
}

/** Every `::part()` name, with the UI parts and widgets that have it. A variable name ends in `…`. */
export function partNames(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const folder of ['packages/ui', 'packages/offices', 'packages/forms', 'widgets']) {
    for (const file of readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })) {
      const [place = ''] = file.split(/[\\/.]/);
      if (!file.endsWith('.tsx') || /\.(test|examples)\.tsx$/.test(file)) continue;
      for (const [, fixed, start = '', isVarying] of readFileSync(new URL(`${folder}/${file}`, root), 'utf8').matchAll(
        named,
      )) {
        const text = fixed ?? (isVarying && start.endsWith('-') ? `${start}…` : start);
        for (const name of text.split(' ').filter(Boolean)) {
          const known = places.get(name) ?? [];
          if (!known.includes(place)) places.set(name, [...known, place]);
        }
      }
    }
  }
  return new Map([
    ['root', ['every widget']] as [string, string[]],
    ...[...places].toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
}

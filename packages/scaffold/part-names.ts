import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const named = /\bpart(?:=|: )(?:"([^"]+)"|\{?`([\w -]+)(\$\{)?)/g;

/** Every `::part()` name, with the UI parts and widgets that have it. A variable name ends in `…`. */
export function partNames(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const folder of ['packages/ui', 'packages/offices', 'widgets']) {
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The widget or package of a path. */
const ownerOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** The class that a selector styles: the first class after the root of a widget. */
const leadingClass = (selector: string) => /\.(cover-(?!root\b)[\w-]+)/.exec(selector)?.[1];

/** The widgets and packages whose style sheets have rules for each class. */
function ownersByClass(): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  const paths = ['widgets', 'packages'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
  );
  for (const path of paths.filter((file) => file.endsWith('.css'))) {
    const text = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    // Commas within `:is()` do not begin another selector.
    for (const [, rule = ''] of text.matchAll(/([^{};]+)\{/g))
      for (const selector of rule.split(/,(?![^(]*\))/)) {
        const name = leadingClass(selector);
        if (name) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)));
      }
  }
  return owners;
}

// Every widget in the light DOM gets the style sheets of all widgets of the page. A widget may restyle the parts of
// `packages/ui`.
it('no class is styled by two widgets or packages, except inside a class of their own', () => {
  const shared = [...ownersByClass()].filter(([, owners]) => owners.size > 1 && !owners.has('packages/ui'));
  expect(shared.map(([name, owners]) => `${name}: ${[...owners].toSorted().join(', ')}`)).toEqual([]);
});

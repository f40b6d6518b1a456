import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// `styles.css` removes the markers of lists that have a class, and with them Safari removes the role.
it('a list with a class has the role "list" in its markup', () => {
  const views = ['widgets', 'packages']
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)))
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'));
  const lists = views.flatMap((path) =>
    // A list of suggestions gets its role, listbox, from downshift.
    [...readFileSync(path, 'utf8').matchAll(/<[uo]l\s(?!\s*\{)[^>]*?className=[^>]*>/g)].map(
      ([tag]) => `${path}: ${tag}`,
    ),
  );
  expect(lists.filter((list) => list.includes('role="list"'))).toEqual(lists);
  expect(lists).not.toEqual([]);
});

import { expect, test } from 'vitest';
import { filesBelow, selectFiles } from './affected-files.ts';

/** Longest first. */
const files = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
  file: `packages/ui/${name}.test.tsx`,
  text: '/'.repeat(100 - index),
}));
const none: ReadonlySet<string> = new Set();
const namesOf = (selected: readonly string[]) => selected.map((file) => file.replace(/.*\/(.+)\.test\.tsx?/, '$1'));

test('one commit runs a quarter of the test files and those that it affects, and four commits in a row run all', () => {
  const runs = [0, 1, 2, 3].map((commitNumber) => namesOf(selectFiles(files, none, commitNumber)));
  expect(runs).toEqual([['a', 'e'], ['d'], ['c'], ['b']]);
  const affected = new Set(['packages/ui/b.test.tsx', 'packages/ui/c.test.tsx']);
  expect(namesOf(selectFiles(files, affected, 1))).toEqual(['b', 'c', 'd']);
});

test.each([
  { file: 'tests/docs/links.test.ts', text: '' },
  { file: 'packages/cms/drupal.test.ts', text: '' },
  { file: 'packages/sandbox/links.test.ts', text: `import { spawn } from 'node:child_process';` },
  { file: 'packages/configurator/links.test.ts', text: `import { projectRoot } from '#tooling/project';` },
])('every commit runs tests of what no import tells: $file', (file) => {
  for (const commitNumber of [0, 1, 2, 3])
    expect(namesOf(selectFiles([...files, file], none, commitNumber))).toContain(namesOf([file.file])[0]);
});

test('a test that only asks for the tier takes its turn like the others', () => {
  const file = {
    file: 'packages/account/session.test.ts',
    text: `import { isLongTier } from '#tooling/testing/tier';`,
  };
  const runs = [0, 1, 2, 3].filter((commitNumber) => selectFiles([file], none, commitNumber).length > 0);
  expect(runs).toHaveLength(1);
});

test('a test depends on what it imports, on what that imports, and on what is loaded later or by a pattern', async () => {
  expect(await filesBelow('widgets/office-locator/office-locator.browser.test.tsx')).toEqual(
    expect.arrayContaining([
      'widgets/office-locator/office-locator.browser.test.tsx',
      'widgets/office-locator/office-locator.view.tsx',
      'packages/ui/button/button.tsx',
      'packages/ui/button/button.css',
      // Loaded with the map.
      'packages/maps/leaflet/leaflet.ts',
      'packages/maps/base-map/data/regions/*',
    ]),
  );
});

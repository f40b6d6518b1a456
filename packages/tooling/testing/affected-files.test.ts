import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesOnlyDocuments, comparedCommit, filesBelow, selectFiles } from './affected-files.ts';
import { runCommand } from './run-command.ts';

/** Longest first. */
const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name, index) => ({
  file: `packages/ui/${name}.test.tsx`,
  text: '/'.repeat(100 - index),
}));
const commits = Array.from({ length: 16 }, (_none, commitNumber) => commitNumber);
const none: ReadonlySet<string> = new Set();
const namesOf = (selected: readonly string[]) => selected.map((file) => file.replace(/.*\/(.+)\.test\.tsx?/, '$1'));

test('one commit runs one in sixteen of the test files and those that it affects, and sixteen commits in a row run all', () => {
  const runs = commits.map((commitNumber) => namesOf(selectFiles(files, none, commitNumber, false)));
  expect(runs).toEqual([
    ['a'],
    ...Array.from({ length: 7 }, () => []),
    ...['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b'].map((name) => [name]),
  ]);
  const affected = new Set(['packages/ui/b.test.tsx', 'packages/ui/c.test.tsx']);
  expect(namesOf(selectFiles(files, affected, 10, false))).toEqual(['b', 'c', 'g']);
});

test.each([
  { file: 'tests/docs/links.test.ts', text: '' },
  { file: 'packages/cms/drupal.test.ts', text: '' },
  { file: 'packages/sandbox/links.test.ts', text: `import { spawn } from 'node:child_process';` },
  { file: 'packages/configurator/links.test.ts', text: `import { projectRoot } from '#tooling/project';` },
  { file: 'packages/services/links.test.ts', text: `import { existsSync, rmSync } from 'node:fs';` },
])('every commit runs tests whose dependencies no import names: $file', (file) => {
  for (const commitNumber of commits)
    expect(namesOf(selectFiles([...files, file], none, commitNumber, false))).toContain(namesOf([file.file])[0]);
});

test.each([
  `import { isLongTier } from '#tooling/testing/tier';`,
  `import { commitNumber } from '#tooling/testing/commit-number';`,
  `import { mkdtempSync, rmSync } from 'node:fs';\nimport { createServer } from 'node:net';`,
])('a test rotates like the others if all that it has is: %s', (text) => {
  const file = { file: 'packages/account/session.test.ts', text };
  const runs = commits.filter((commitNumber) => selectFiles([file], none, commitNumber, false).length > 0);
  expect(runs).toHaveLength(1);
});

test.each([
  [['docs/glossary.md', 'tests/README.md', 'CHANGELOG.md'], true],
  [['docs/images/zip-form.png'], true],
  [['docs/glossary.md', 'widgets/zip-form/zip-form.css'], false],
  [[], false],
])('a change of %j touches only documents: %s', (changed, isOfDocuments) => {
  expect(changesOnlyDocuments(changed)).toBe(isOfDocuments);
});

test('a commit that changes only documents runs the tests about files that read documents, and a sample of the others', () => {
  const text = `import { readFileSync } from 'node:fs';`;
  const about = [
    { file: 'packages/services/paths.test.ts', text: `${text} readFileSync('package.json')` },
    { file: 'packages/services/terms.test.ts', text: `${text} readFileSync('docs/glossary.md')` },
  ];
  const runs = (isOfDocuments: boolean) =>
    commits.map((commitNumber) => namesOf(selectFiles(about, none, commitNumber, isOfDocuments)));
  const both = ['terms', 'paths'];
  expect(runs(true)).toEqual([...Array.from({ length: 15 }, () => ['terms']), both]);
  expect(runs(false)).toEqual(commits.map(() => both));
});

test('a test depends on its imports, their imports, and modules that load lazily or by a glob pattern', async () => {
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

test('a branch is compared with the commit at which it left the main branch, and the main branch with the commit before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'covermount-branch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const run = async (command: string) => {
    const { code, output } = await runCommand(`cd '${folder}' && ${command}`);
    if (code !== 0) throw new Error(output);
    return output.trim();
  };
  const commit = 'git -c user.name=Robin -c user.email=robin@example.com commit --quiet --allow-empty --message';
  await run(`git init --quiet --initial-branch=main origin && cd origin && ${commit} first && ${commit} second`);
  expect(await comparedCommit(join(folder, 'origin'))).toBe('HEAD~1');
  await run('git clone --quiet origin clone');
  expect(await comparedCommit(join(folder, 'clone'))).toBe('HEAD~1');
  const second = await run('git -C clone rev-parse HEAD');
  await run(`cd clone && git switch --quiet --create branch && ${commit} third && ${commit} fourth`);
  expect(await comparedCommit(join(folder, 'clone'))).toBe(second);
});

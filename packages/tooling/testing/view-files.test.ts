import { expect, test } from 'vitest';
import { viewFilesOf } from './view-files.ts';

const files = ['short', 'longest', 'long', 'shorter', 'shortest'].map((file) => ({
  file,
  bytes: { longest: 500, long: 400, short: 300, shorter: 200 }[file] ?? 100,
}));
const none: ReadonlySet<string> = new Set();

test('one commit runs a quarter of the view files and those that it affects, and four commits in a row run all', () => {
  expect([0, 1, 2, 3].map((commitNumber) => viewFilesOf(files, none, commitNumber))).toEqual([
    ['longest', 'shortest'],
    ['shorter'],
    ['short'],
    ['long'],
  ]);
  expect(viewFilesOf(files, new Set(['long', 'longest']), 1)).toEqual(['longest', 'long', 'shorter']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '#tooling/project';
import { mutants } from './mutants.ts';

test('each mutant changes one place of the product, and has a unique name', () => {
  for (const { what, file, find, replace } of mutants) {
    expect(readFileSync(projectRoot + file, 'utf8').split(find).length - 1, what).toBe(1);
    expect(replace, what).not.toBe(find);
  }
  expect(new Set(mutants.map(({ what }) => what)).size).toBe(mutants.length);
});

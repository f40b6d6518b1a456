import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '#tooling/project';
import { failedBefore } from '../faults/robot-seeds.ts';

it('proof.md has a row for each seed that failed once', () => {
  const proof = readFileSync(`${projectRoot}docs/proof.md`, 'utf8');
  const rows = [...proof.matchAll(/^\| (\d+) \|(?: [^|]+ \|){3}$/gm)].map(([, seed]) => Number(seed));
  expect(rows).toEqual(failedBefore);
});

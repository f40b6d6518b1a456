import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot, widgetNames } from '../project.ts';
import { type ListedSuite, sample } from './sample.ts';

const spec = (title: string, ...tags: string[]) => ({
  title,
  file: 'leaks.spec.ts',
  tags,
  tests: [{ projectName: 'journeys' }],
});
const files: readonly ListedSuite[] = [
  {
    title: 'leaks.spec.ts',
    specs: [spec('a'), spec('paid once', 'when-affected'), spec('b'), spec('c')],
    suites: [{ title: 'in Spanish', specs: [spec('d'), spec('e')] }],
  },
  {
    title: 'stories.spec.ts',
    specs: [{ title: 'Button', file: 'stories.spec.ts', tags: [], tests: [{ projectName: 'accessibility' }] }],
  },
];

const commits = Array.from({ length: 64 }, (_none, commitNumber) => commitNumber);
const always = '[journeys] › leaks.spec.ts › paid once';

test('one commit runs one in 64 of the tests and the main ones that it affects, and 64 commits in a row run all', () => {
  expect(commits.map((commitNumber) => sample(files, 'journeys', commitNumber, () => true))).toEqual([
    ['[journeys] › leaks.spec.ts › a', always],
    ...Array.from({ length: 59 }, () => [always]),
    [always, '[journeys] › leaks.spec.ts › in Spanish › e'],
    [always, '[journeys] › leaks.spec.ts › in Spanish › d'],
    [always, '[journeys] › leaks.spec.ts › c'],
    [always, '[journeys] › leaks.spec.ts › b'],
  ]);
  expect(sample(files, 'accessibility', 64, () => true)).toEqual(['[accessibility] › stories.spec.ts › Button']);
});

test('one in four commits runs a main journey that it does not affect', () => {
  const runs = commits.filter((commitNumber) => sample(files, 'journeys', commitNumber, () => false).includes(always));
  expect(runs).toEqual(commits.filter((commitNumber) => commitNumber % 4 === 0));
});

test('each widget has a journey that runs in every commit that affects it', () => {
  const hasMainJourney = (widget: string) => {
    const folder = `${projectRoot}tests/browser/${widget}/`;
    const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
    return specs.some((file) => /\bwhenAffected\b/.test(readFileSync(folder + file, 'utf8')));
  };
  expect(widgetNames().filter((widget) => !hasMainJourney(widget))).toEqual([]);
});

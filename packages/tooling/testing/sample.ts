import { everyCommit } from './tier.ts';

/** Of the tests that do not run in every commit, one commit runs one in 32. */
export const parts = 32;

/** What `playwright test --list --reporter=json` reports. */
export interface ListedSuite {
  title: string;
  suites?: readonly ListedSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tags: readonly string[];
    tests: readonly { projectName: string }[];
  }[];
}

/**
 * The listed tests of a project that `npm test` runs: those of every commit, and one in 32 of the others, beginning with the
 * next one in the next commit.
 *
 * @param files - The suites of the list: one for each file.
 * @param project - One of Playwright's projects.
 * @param commitNumber - Decides with which test the sample begins.
 * @returns Lines for Playwright's `--test-list`.
 * @example
 * sample(listed.suites, 'journeys', 7); // ['[journeys] › leaks/leaks.spec.ts › the quote flow leaves nothing behind', …]
 */
export function sample(files: readonly ListedSuite[], project: string, commitNumber: number): string[] {
  let others = 0;
  const takes = (tags: readonly string[]) =>
    tags.includes(everyCommit.tag.slice(1)) || (others++ + commitNumber) % parts === 0;
  const linesOf = ({ suites = [], specs = [] }: ListedSuite, groups: readonly string[]): string[] => [
    ...specs.flatMap(({ title, file, tags, tests }) =>
      tests
        .filter(({ projectName }) => projectName === project && takes(tags))
        .map(({ projectName }) => [`[${projectName}]`, file, ...groups, title].join(' › ')),
    ),
    ...suites.flatMap((suite) => linesOf(suite, [...groups, suite.title])),
  ];
  return files.flatMap((file) => linesOf(file, []));
}

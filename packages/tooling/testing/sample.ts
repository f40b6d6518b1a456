import { whenAffected } from './tier.ts';

/** Of the journeys and stories that no commit has to run, one commit runs one in 64. */
export const parts = 64;
/** Of the main journeys that a change does not affect, one commit runs one in four. */
const mainParts = 4;

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
 * The listed tests of a project that `npm test` runs: the main journeys that a change affects, one in four of the others,
 * and one in 64 of everything else. Each sample begins with the next test in the next commit.
 *
 * @param files - The suites of the list: one for each file.
 * @param project - One of Playwright's projects.
 * @param commitNumber - Decides with which test a sample begins.
 * @param isAffected - Tells if a change affects a spec file, by its path from `tests`.
 * @returns Lines for Playwright's `--test-list`.
 * @example
 * sample(listed.suites, 'journeys', 7, () => false);
 * // ['[journeys] › leaks/leaks.spec.ts › the quote flow leaves nothing behind', …]
 */
export function sample(
  files: readonly ListedSuite[],
  project: string,
  commitNumber: number,
  isAffected: (file: string) => boolean,
): string[] {
  let mains = 0;
  let others = 0;
  const takes = (file: string, tags: readonly string[]) =>
    tags.includes(whenAffected.tag.slice(1))
      ? (mains++ + commitNumber) % mainParts === 0 || isAffected(file)
      : (others++ + commitNumber) % parts === 0;
  const linesOf = ({ suites = [], specs = [] }: ListedSuite, groups: readonly string[]): string[] => [
    ...specs.flatMap(({ title, file, tags, tests }) =>
      tests
        .filter(({ projectName }) => projectName === project && takes(file, tags))
        .map(({ projectName }) => [`[${projectName}]`, file, ...groups, title].join(' › ')),
    ),
    ...suites.flatMap((suite) => linesOf(suite, [...groups, suite.title])),
  ];
  return files.flatMap((file) => linesOf(file, []));
}

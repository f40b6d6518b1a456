import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#tooling/project';
import { runCommand } from '#tooling/testing/run-command';
import { whenAffected } from '#tooling/testing/tier';
import { readPart, writePart } from '../docs/generated-part.ts';
import { type Mutant, mutants } from './mutants.ts';

// Usage: run-mutants.ts [--only TEXT] [--fast] [--again]. Puts each mutant into the product and writes the table of
// `tests/README.md`: the test that the table has, if it still fails, else the first step of the tests that fails. The
// tests of the table must pass without a mutant first. `--again` looks for that step even if the test of the table
// fails. `--fast` runs only unit and view tests beside the changed file. Needs a working tree without changes; an
// interrupted run leaves a mutant there, which `git checkout` of its file removes. `dist` and `storybook-static` keep the
// last mutant that was built into them: build them again.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    fast: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const document = `${projectRoot}tests/README.md`;
const folder = mkdtempSync(join(tmpdir(), 'covermount-mutants-'));
const report = join(folder, 'report.json');

const readReport = (): unknown => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);

/** The path of the first file with a failed test, from the project's folder. */
async function failedFile(command: string): Promise<string | undefined> {
  rmSync(report, { force: true });
  const { code, output } = await runCommand(command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (code === 0) return undefined;
  if (builds.has(command)) throw new Error(`“${command}” fails, so no test of the build can say anything:\n${output}`);
  const read = readReport() as
    | { testResults?: { name: string; status: string }[]; suites?: PlaywrightSuite[] }
    | undefined;
  const failed =
    read?.testResults?.find(({ status }) => status === 'failed')?.name ?? read?.suites?.find(hasFailed)?.file;
  if (failed) return failed.startsWith('/') ? relative(projectRoot, failed) : `tests/${failed}`;
  return /^(?:\S*\s)?(\S+\.(?:ts|tsx|css))\b/m.exec(output)?.[1] ?? command.replace(/^npm run --silent /, '');
}

interface PlaywrightSuite {
  file: string;
  specs?: readonly { ok: boolean }[];
  suites?: readonly PlaywrightSuite[];
}

const hasFailed = ({ specs = [], suites = [] }: PlaywrightSuite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

const vitest = (project: string, selected: string) =>
  `npx vitest run --project '${project}' ${selected} --passWithNoTests --bail 1 --reporter=json --outputFile.json=${report}`;
const playwright = (project: string, selected = '') =>
  `npx playwright test --max-failures=1 --reporter=json --project=${project} ${selected}`;

const build = 'npm run --silent build';
const buildStories = 'npm run --silent build:storybook -- --test';
const builds = new Set([build, buildStories]);

interface Step {
  name: string;
  /** Runs only without `--fast`. */
  isSlow?: true;
  commands: (mutant: Mutant) => readonly string[];
  /** Runs the tests of one file. */
  ofFile: (file: string) => readonly string[];
}

const unitTestsOf = (file: string) => [vitest('node', file)];
const viewTestsOf = (file: string) => [vitest('*chromium*', file)];
const journeysOf = (file: string) => [build, playwright('journeys', file)];
const lintAll = () => ['npm run --silent lint'];
const measureSizes = () => [build, 'npm run --silent size'];

/** The tests of a changed file, of its folder, and of its package or widget. */
const beside = ({ file }: Mutant): readonly string[] => [
  ...new Set([file.replace(/\.\w+$/, ''), `${dirname(file)}/`, `${file.split('/').slice(0, 2).join('/')}/`]),
];

/** From the fastest to the slowest. */
const steps: readonly Step[] = [
  { name: 'unit', commands: (mutant) => beside(mutant).flatMap(unitTestsOf), ofFile: unitTestsOf },
  { name: 'views', commands: (mutant) => beside(mutant).flatMap(viewTestsOf), ofFile: viewTestsOf },
  { name: 'unit', isSlow: true, commands: () => unitTestsOf(''), ofFile: unitTestsOf },
  { name: 'views', isSlow: true, commands: () => viewTestsOf(''), ofFile: viewTestsOf },
  { name: 'lint', isSlow: true, commands: lintAll, ofFile: lintAll },
  { name: 'size budgets', isSlow: true, commands: measureSizes, ofFile: measureSizes },
  {
    name: 'journeys',
    isSlow: true,
    commands: () => [playwright('journeys', `--grep ${whenAffected.tag}`)],
    ofFile: journeysOf,
  },
  {
    name: 'accessibility, in one commit of 64',
    isSlow: true,
    commands: () => [buildStories, playwright('accessibility')],
    ofFile: (file) => [buildStories, playwright('accessibility', file)],
  },
  {
    name: 'journeys, in one commit of 64',
    isSlow: true,
    commands: () => [playwright('journeys', `--grep-invert ${whenAffected.tag}`)],
    ofFile: journeysOf,
  },
];

interface Catch {
  step: string;
  /** The path of its file; empty for the step `none`. */
  test: string;
}

/** The test that caught a mutant before, if it still does. */
async function caughtAgainBy({ step, test }: Catch): Promise<Catch | undefined> {
  const known = steps.find(({ name }) => name === step);
  for (const command of known?.ofFile(test) ?? []) if (await failedFile(command)) return { step, test };
  return undefined;
}

const taken = steps.filter(({ isSlow }) => !(values.fast && isSlow));

async function caughtBy(mutant: Mutant, before: Catch | undefined): Promise<Catch> {
  const again = before && !values.again && !values.fast ? await caughtAgainBy(before) : undefined;
  if (again) return again;
  for (const { name, commands } of taken)
    for (const command of commands(mutant)) {
      const test = await failedFile(command);
      if (test) return { step: name, test };
    }
  return { step: 'none', test: '' };
}

const { output: changes } = await runCommand('git status --porcelain');
if (changes.trim() !== '') throw new Error(`The working tree has changes. Commit them first:\n${changes}`);
const caught = new Map(
  [...readPart(document, 'mutants').matchAll(/^\| (.*?) \| (.*?) \| `?(.*?)`? \|$/gm)].map(
    ([, what, step, test]): [string, Catch] => [what!, { step: step!, test: test! }],
  ),
);

/** The tests that caught a mutant before must pass without one: a test that always fails catches nothing. */
async function passesUnchanged(catches: readonly Catch[]): Promise<void> {
  for (const { name, ofFile } of new Map(steps.map((step) => [step.name, step])).values()) {
    const files = new Set(catches.flatMap(({ step, test }) => (step === name ? [test] : [])));
    if (files.size === 0) continue;
    for (const command of ofFile([...files].join(' '))) {
      const failed = await failedFile(command);
      if (failed) throw new Error(`${failed} fails without a fault in the product. Its report: ${report}`);
    }
    console.log(`${name}: the tests of ${files.size} files pass without a fault`);
  }
}

const chosen = mutants.filter(({ what }) => what.includes(values.only));
if (!values.fast) await passesUnchanged(chosen.flatMap(({ what }) => caught.get(what) ?? []));

const rowOf = (what: string, { step, test }: Catch) => `| ${what} | ${step} | ${test && `\`${test}\``} |`;
let missed = 0;
for (const mutant of chosen) {
  const { what, file, find, replace } = mutant;
  const source = readFileSync(projectRoot + file, 'utf8');
  const began = performance.now();
  try {
    writeFileSync(
      projectRoot + file,
      source.replace(find, () => replace),
    );
    const { step, test } = await caughtBy(mutant, caught.get(what));
    if (step === 'none') missed += 1;
    if (step === 'none' && values.fast) caught.delete(what);
    else caught.set(what, { step, test });
    const rows = mutants.flatMap((listed) => {
      const known = caught.get(listed.what);
      return known ? [rowOf(listed.what, known)] : [];
    });
    writePart(document, 'mutants', ['| Fault | Step | Test |', '|---|---|---|', ...rows].join('\n'));
    console.log(`${Math.round((performance.now() - began) / 1000)} s: ${what}: ${step} ${test}`);
  } finally {
    writeFileSync(projectRoot + file, source);
  }
}
rmSync(folder, { recursive: true });
console.log(`${missed} are caught by no step.`);
process.exitCode = missed === 0 ? 0 : 1;

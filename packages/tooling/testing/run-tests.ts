import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '#sandbox/testing/local-postgres';
import { affectedFiles, changedFiles, comparedCommit, type SampledProject } from './affected-files.ts';
import { affectedSpecs } from './affected-specs.ts';
import { chromiumPath } from './chromium.ts';
import { commitNumber } from './commit-number.ts';
import { hasFirefox, hasWebKitDriver } from './engines.ts';
import { runCommand } from './run-command.ts';
import { type ListedSuite, sample as sampleOf } from './sample.ts';
import { addReport, secondsOver, secondsTable, slowestTests, type WidgetSeconds } from './widget-seconds.ts';

const tier = process.argv[2] ?? 'test';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

interface Step {
  name: string;
  command: string;
  /** Steps that must finish first. */
  needs?: readonly string[];
  variables?: NodeJS.ProcessEnv;
  /** Options of the command that select its sample outside the long tier. */
  sample?: () => Promise<string>;
  /** The command prints figures that are kept. */
  printsFigures?: boolean;
  /** Reads the counts from the command's report; a command without a report counts as one test. */
  count?: (report: string) => { passed: number; failed: number };
}

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const widgetSeconds: WidgetSeconds = new Map();
const slowest = new Map<string, readonly string[]>();
const folder = await mkdtemp(join(tmpdir(), 'covermount-tests-'));
const report = (name: string): string => join(folder, `${name}.json`);

const fromVitest = (text: string) => {
  const { numPassedTests, numFailedTests } = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

const fromPlaywright = (text: string) => {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

let listedSuites: Promise<readonly ListedSuite[]> | undefined;

/** Lists the tests of both sampled projects at once: most of the time is spent on starting. */
async function listSuites(): Promise<readonly ListedSuite[]> {
  const list = join(folder, 'list.json');
  const { code, output } = await runCommand(
    'npx playwright test --project=accessibility --project=journeys --list --reporter=json',
    { PLAYWRIGHT_JSON_OUTPUT_NAME: list },
  );
  if (code !== 0) throw new Error(`Playwright could not list its tests:\n${output}`);
  return (JSON.parse(await readFile(list, 'utf8')) as { suites: readonly ListedSuite[] }).suites;
}

let change: ReturnType<typeof changedFiles> | undefined;

/** The option that makes Playwright run the sample of a project. */
async function playwrightSample(project: string): Promise<string> {
  const suites = await (listedSuites ??= listSuites());
  const changed = await (change ??= changedFiles());
  const specs = suites.map(({ title }) => title);
  const isAffected = changed ? await affectedSpecs(changed, specs) : () => true;
  const lines = sampleOf(suites, project, commitNumber, isAffected);
  console.log(
    `  ${project}: ${lines.length} tests; ${specs.filter(isAffected).length} of ${specs.length} files are affected`,
  );
  const sampleFile = join(folder, `${project}.txt`);
  await writeFile(sampleFile, lines.join('\n'));
  return `--test-list=${sampleFile}`;
}

let selection: ReturnType<typeof affectedFiles> | undefined;

/** The files of a Vitest project that a commit runs. */
async function vitestSample(project: SampledProject, name: string): Promise<string> {
  const changed = await (change ??= changedFiles());
  const taken = changed && (await (selection ??= affectedFiles(folder, commitNumber, changed)))[project];
  console.log(`  ${name}: ${taken?.summary ?? 'all files'}`);
  return taken?.files.join(' ') ?? '';
}

async function take({ name, command, variables, sample, printsFigures, count }: Step): Promise<Outcome> {
  const start = performance.now();
  const option = tier === 'long' ? '' : await sample?.();
  const { code, output } = await runCommand(`${command} ${option ?? ''}`, variables);
  const seconds = Math.round((performance.now() - start) / 1000);
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (count) {
    const text = await readFile(report(name), 'utf8').catch(() => undefined);
    if (text !== undefined) {
      const results: unknown = JSON.parse(text);
      counts = count(text);
      addReport(widgetSeconds, name, results, widgets);
      slowest.set(name, slowestTests(results));
    }
    // An aborted run counts as a failure.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
  }
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
  if (counts.failed > 0 || printsFigures) console.log(output);
  for (const line of output.split('\n').filter((text) => text.includes('left out'))) console.log(`  ${line.trim()}`);
  return { name, ...counts, seconds };
}

if (!chromiumPath()) {
  console.log('Chromium was not found; Playwright installs its own.');
  const { code, output } = await runCommand('npx playwright install chromium');
  if (code !== 0) {
    console.error(
      `${output}\nChromium could not be installed. Install it (Debian: apt-get install chromium) or name one with CHROMIUM_PATH, then run npm test again.`,
    );
    process.exit(1);
  }
}

if (!hasFirefox() || !hasWebKitDriver()) {
  const engines = [!hasFirefox() && 'firefox', !hasWebKitDriver() && 'webkit'].filter(Boolean).join(' ');
  console.log(`Debian's packages of ${engines} were not found; Playwright installs its own.`);
  const { code, output } = await runCommand(`npx playwright install ${engines}`);
  if (code !== 0) {
    console.error(
      `${output}\nThey could not be installed. On Debian run apt-get install firefox-esr webkit2gtk-driver xvfb xauth, then npm test again.`,
    );
    process.exit(1);
  }
}

const postgres = process.env.COVERMOUNT_TEST_DATABASE_URL ? undefined : await startLocalPostgres();
if (postgres) process.env.COVERMOUNT_TEST_DATABASE_URL = postgres.url;

const vitest = (project: string, name: string, more = '') =>
  `npx vitest run --project ${project} ${more} --reporter=default --reporter=json --outputFile.json=${report(name)}`;

const playwright = (project: string, name: string, more = ''): Pick<Step, 'command' | 'variables' | 'count'> => ({
  command: `npx playwright test --project=${project} ${more} --reporter=list,json`,
  variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  count: fromPlaywright,
});

const build: Step = { name: 'build', command: 'npm run --silent build' };
const size: Step = { name: 'size budgets', needs: ['build'], command: 'npm run --silent size' };
/** For programs in Go: a sixth less processor time, for up to 3 GB of memory. */
const seldomCollecting = { GOGC: '400' };
const checks: readonly Step[] = [
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'lint', command: 'npm run --silent lint', variables: seldomCollecting },
  // Apart from lint: the linter's own check of types takes twice the processor time.
  { name: 'types', command: 'npm run --silent types', variables: seldomCollecting },
];

/** In the order in which they start, as far as dependencies allow. */
const standard: readonly Step[] = [
  build,
  // Without the docs pages, which the long tier tests.
  { name: 'stories', command: `npm run --silent build:storybook${tier === 'long' ? '' : ' -- --test'}` },
  // The longest, so it begins early.
  {
    name: 'unit',
    // One of its tests starts the sandbox, which would otherwise run the build a second time.
    needs: ['build'],
    sample: async () => {
      const files = await vitestSample('node', 'unit');
      // Each worker loads compilers and browsers' APIs anew, which pays only for all files.
      return files ? `${files} --maxWorkers=1` : '--maxWorkers=2';
    },
    command: vitest('node', 'unit', tier === 'long' ? '--maxWorkers=2' : ''),
    // A sixth less processor time: files share one heap, in which collecting garbage is slow.
    variables: { NODE_OPTIONS: '--max-semi-space-size=128' },
    count: fromVitest,
  },
  {
    name: 'accessibility',
    // Some journeys import the build when they are listed.
    needs: ['stories', 'build'],
    sample: () => playwrightSample('accessibility'),
    ...playwright('accessibility', 'accessibility'),
  },
  {
    name: 'journeys',
    // Journeys expect pages that respond in time, so no other step that uses every core runs beside them.
    needs: ['build', 'accessibility', 'unit', 'views', 'engines'],
    sample: () => playwrightSample('journeys'),
    ...playwright('journeys', 'journeys', '--workers=3'),
  },
  // Waits for pages most of the time, while the checkers next to it use both cores.
  size,
  {
    name: 'views',
    sample: () => vitestSample('browser', 'views'),
    command: vitest('browser', 'views'),
    count: fromVitest,
  },
  {
    name: 'engines',
    needs: ['build', 'views'],
    ...playwright('firefox', 'engines', '--project=webkit --workers=2'),
  },
  ...checks,
  { name: 'unused code and exports', command: 'npx knip' },
];

/** Files changed since the last commit, or, when nothing is uncommitted, by the branch. */
const isClean = (await runCommand('git status --porcelain')).output.trim() === '';
const changed = `--changed ${isClean ? await comparedCommit() : 'HEAD'} --passWithNoTests`;

const tiers = {
  check: [
    build,
    { name: 'unit', needs: ['build'], command: vitest('node', 'unit', changed), count: fromVitest },
    { name: 'views', command: vitest('browser', 'views', changed), count: fromVitest },
    ...checks,
    size,
  ],
  test: standard,
  long: [
    ...standard,
    {
      name: 'cms',
      needs: ['build', 'unit'],
      command: vitest('cms', 'cms', '--maxWorkers=1'),
      count: fromVitest,
    },
    // Slices of 500: together the 10,000 seeds of the robots.
    {
      name: 'robots',
      needs: ['journeys'],
      command: `npm run --silent soak -- --count 500 --slice ${slice()}`,
      printsFigures: true,
    },
    {
      name: 'leaks of 1,000 mounts',
      needs: ['robots'],
      command: 'npm run --silent test:leaks',
      printsFigures: true,
    },
    // Leaks have their own step, beside this one. These figures are not published: documents have those of longer rounds
    // on a quiet machine.
    {
      name: 'bench',
      needs: ['robots'],
      command: 'npm run --silent bench -- --dry --rounds 1 --mounts 0',
      printsFigures: true,
    },
  ],
} satisfies Record<string, readonly Step[]>;

/** The slice of the robots' seeds for a run of the long tier; a new one each day. */
function slice(): string {
  return process.env.COVERMOUNT_SEED_SLICE ?? String(Math.floor(Date.now() / 86_400_000) % 20);
}

if (!(tier in tiers)) throw new Error(`There is no tier ${tier}. Choose one of ${Object.keys(tiers).join(', ')}.`);
if (tier === 'long') process.env.COVERMOUNT_TIER = 'long';
const steps: readonly Step[] = tiers[tier as keyof typeof tiers];

/** Runs each step when its dependencies have ended, `atOnce` at a time. A failed dependency does not stop it. */
async function takeAll(atOnce: number): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<Outcome>>();
  const ended: Outcome[] = [];
  const hasEnded = (name: string) => ended.some((outcome) => outcome.name === name);
  while (ended.length < steps.length) {
    while (running.size < atOnce) {
      const next = waiting.find(({ needs = [] }) => needs.every(hasEnded));
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, take(next));
    }
    const outcome = await Promise.race(running.values());
    running.delete(outcome.name);
    ended.push(outcome);
  }
  return ended;
}

const started = performance.now();
let outcomes: readonly Outcome[] = [];
try {
  // One core per step; most steps wait for a browser at times. With one step more, pages answer too slowly for some
  // tests.
  outcomes = await takeAll(Math.max(2, availableParallelism()));
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

for (const [name, lines] of slowest) console.log(`The slowest of ${name}:\n${lines.join('\n')}`);
console.log(secondsTable(widgetSeconds));
if (tier === 'test') for (const line of secondsOver(widgetSeconds)) console.log(line);
console.log(`${tier}: ${Math.round((performance.now() - started) / 1000)} s`);
const total = (key: 'passed' | 'failed'): number => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

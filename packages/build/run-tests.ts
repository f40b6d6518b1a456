import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '#sandbox/testing/local-postgres';
import { chromiumPath } from './chromium.ts';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

interface Step {
  name: string;
  command: string;
  /** Steps that make what this one looks at. */
  needs?: readonly string[];
  variables?: NodeJS.ProcessEnv;
  /** Reads the counts from the report that the command wrote; without one the command itself is one test. */
  count?: (report: string) => { passed: number; failed: number };
}

const folder = await mkdtemp(join(tmpdir(), 'covermount-tests-'));
const report = (name: string): string => join(folder, `${name}.json`);
const environment: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

const fromVitest = (text: string) => {
  const { numPassedTests, numFailedTests } = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
};

const fromPlaywright = (text: string) => {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

function run(command: string, variables?: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: { ...environment, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function take({ name, command, variables, count }: Step): Promise<Outcome> {
  const start = performance.now();
  const { code, output } = await run(command, variables);
  const seconds = Math.round((performance.now() - start) / 1000);
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (count) {
    const text = await readFile(report(name), 'utf8').catch(() => undefined);
    if (text !== undefined) counts = count(text);
    // A run that broke off counts as a failure, whatever it had counted.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
  }
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
  if (counts.failed > 0) console.log(output);
  for (const line of output.split('\n').filter((one) => one.includes('left out'))) console.log(`  ${line.trim()}`);
  return { name, ...counts, seconds };
}

if (!chromiumPath()) {
  console.log('Chromium was not found; Playwright installs its own.');
  const { code, output } = await run('npx playwright install chromium');
  if (code !== 0) {
    console.error(
      `${output}\nChromium could not be installed. Install it (Debian: apt-get install chromium) or name one with CHROMIUM_PATH, then run npm test again.`,
    );
    process.exit(1);
  }
}

const postgres = environment.COVERMOUNT_TEST_DATABASE_URL ? undefined : await startLocalPostgres();
if (postgres) environment.COVERMOUNT_TEST_DATABASE_URL = postgres.url;

/** The longest first, where nothing stands against it. */
const steps: readonly Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'stories', command: 'npm run --silent build:storybook' },
  {
    name: 'accessibility',
    needs: ['stories'],
    command: 'npx playwright test --project accessibility --reporter=list,json',
    variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('accessibility') },
    count: fromPlaywright,
  },
  {
    name: 'journeys',
    // Both keep every core busy; beside each other neither is through earlier, and journeys wait for what comes late.
    needs: ['build', 'accessibility'],
    // By then hardly anything else runs.
    command: 'npx playwright test --project journeys --workers=3 --reporter=list,json',
    variables: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
    count: fromPlaywright,
  },
  {
    name: 'views',
    command: `npx vitest run --project browser --reporter=default --reporter=json --outputFile.json=${report('views')}`,
    count: fromVitest,
  },
  {
    name: 'unit',
    // One of them starts the sandbox, which would build what is being built.
    needs: ['build'],
    command: `npx vitest run --project node --maxWorkers=2 --reporter=default --reporter=json --outputFile.json=${report('unit')}`,
    count: fromVitest,
  },
  { name: 'size budgets', needs: ['build'], command: 'npm run --silent size' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'unused code and exports', command: 'npx knip' },
];

/** Takes steps as soon as what they need is there, so many at a time. A step runs even when one that it needs has failed. */
async function takeAll(atOnce: number): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const underWay = new Map<string, Promise<Outcome>>();
  const outcomes: Outcome[] = [];
  const isTaken = (name: string) => outcomes.some((one) => one.name === name);
  while (outcomes.length < steps.length) {
    while (underWay.size < atOnce) {
      const next = waiting.find(({ needs = [] }) => needs.every(isTaken));
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      underWay.set(next.name, take(next));
    }
    const outcome = await Promise.race(underWay.values());
    underWay.delete(outcome.name);
    outcomes.push(outcome);
  }
  return outcomes;
}

let outcomes: readonly Outcome[] = [];
try {
  // A core each for what computes; most steps wait for a browser now and then.
  outcomes = await takeAll(Math.max(2, availableParallelism()));
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

const total = (key: 'passed' | 'failed'): number => outcomes.reduce((sum, one) => sum + one[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

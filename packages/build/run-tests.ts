import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

function run(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function take({ name, command, count }: Step): Promise<Outcome> {
  const start = performance.now();
  const { code, output } = await run(command);
  const seconds = Math.round((performance.now() - start) / 1000);
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (count) {
    const text = await readFile(report(name), 'utf8').catch(() => undefined);
    if (text !== undefined) counts = count(text);
    // A run that broke off counts as a failure, whatever it had counted.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
  }
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
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

const outcomes: Outcome[] = [];
try {
  // Two cores: what needs no build runs beside it.
  const [built] = await Promise.all([
    take({ name: 'build', command: 'npm run --silent build' }),
    (async () => {
      outcomes.push(await take({ name: 'lint', command: 'npm run --silent lint' }));
      outcomes.push(await take({ name: 'types', command: 'npm run --silent types' }));
      outcomes.push(await take({ name: 'unused code and exports', command: 'npx knip' }));
    })(),
  ]);
  outcomes.push(built);
  outcomes.push(await take({ name: 'size budgets', command: 'npm run --silent size' }));
  const stories = take({ name: 'stories', command: 'npm run --silent build:storybook' });
  const unit = take({
    name: 'unit',
    command: `npx vitest run --project node --reporter=default --reporter=json --outputFile.json=${report('unit')}`,
    count: fromVitest,
  });
  outcomes.push(...(await Promise.all([stories, unit])));
  outcomes.push(
    await take({
      name: 'views',
      command: `npx vitest run --project browser --reporter=default --reporter=json --outputFile.json=${report('views')}`,
      count: fromVitest,
    }),
  );
  environment.PLAYWRIGHT_JSON_OUTPUT_NAME = report('journeys');
  outcomes.push(
    await take({ name: 'journeys', command: 'npx playwright test --reporter=list,json', count: fromPlaywright }),
  );
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

const total = (key: 'passed' | 'failed'): number => outcomes.reduce((sum, one) => sum + one[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

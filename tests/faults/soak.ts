import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { rowan } from '../browser/model/people.ts';
import { Sandbox } from '../browser/model/sandbox.ts';
import { Watch } from '../browser/model/watch.ts';
import { speedUpTimers } from './model/faults.ts';
import { clearVisitorStorage } from './model/storage-loss.ts';
import { robotJourney } from './robot-journey.ts';

/** The services restart without records after this many journeys. */
const journeysOfASandbox = 100;

const { values } = parseArgs({
  options: {
    /** How many robots. */
    count: { type: 'string', default: '10000' },
    /** The first seed. */
    seed: { type: 'string', default: '1' },
    /** Skips this many slices of `count` seeds. */
    slice: { type: 'string', default: '0' },
  },
});
const count = Number(values.count);
const first = Number(values.seed) + Number(values.slice) * count;
const end = first + count;

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
const failed: number[] = [];
const slices = Array.from(
  { length: Math.ceil(count / journeysOfASandbox) },
  (_, slice) => first + slice * journeysOfASandbox,
);
/** Runs slices one after the other. One worker per processor takes slices from the list. */
async function worker(): Promise<void> {
  for (let from = slices.shift(); from !== undefined; from = slices.shift())
    await soaks(from, Math.min(from + journeysOfASandbox, end));
}
await Promise.all(Array.from({ length: availableParallelism() }, worker));
await browser.close();
console.log(
  `${end - first} journeys, ${failed.length} failed${failed.length > 0 ? `: seeds ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

async function soaks(from: number, to: number): Promise<void> {
  const sandbox = await Sandbox.start();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  // esbuild wraps functions in this helper to keep their names.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const watch = await Watch.over(context, { sandbox, person: rowan });
  watch.allowsFailedRequests();
  watch.allows(/^console (warning|error): \[covermount\]/);
  const page = await context.newPage();
  await speedUpTimers(page);
  for (let seed = from; seed < to; seed += 1) {
    await clearVisitorStorage(page, sandbox);
    const person = { ...rowan, email: `rowan.${seed}@example.com` };
    const { problems, trail } = await robotJourney(seed, { page, sandbox, watch, person });
    if (problems.length === 0) continue;
    failed.push(seed);
    console.error(`Seed ${seed}\n  ${problems.join('\n  ')}\n  ${trail.join(' · ')}`);
  }
  await context.close();
  await sandbox.close();
}

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { dialects } from '#services/testing/foreign-service/dialects';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { rowan } from '../browser/model/people.ts';
import { Sandbox } from '../browser/model/sandbox.ts';
import { Watch } from '../browser/model/watch.ts';
import { Chance } from './chance.ts';
import { speedUpTimers } from './model/faults.ts';
import { clearVisitorStorage } from './model/storage-loss.ts';
import { flowNameOf, flowNames } from './robot-flows.ts';
import { robotJourney } from './robot-journey.ts';
import { firstSeed } from './robot-seeds.ts';

/** The services restart without records after this many journeys. Workers take as many at once, so few end alone. */
const journeysOfASandbox = 50;

const { values } = parseArgs({
  options: {
    /** How many robots. */
    count: { type: 'string', default: '10000' },
    /** The first seed. */
    seed: { type: 'string', default: String(firstSeed) },
    /** Skips this many slices of `count` seeds. */
    slice: { type: 'string', default: '0' },
    /** Runs only the seeds of these flows: `renters,roadside`. */
    flows: { type: 'string', default: flowNames.join(',') },
    /** The agency's services answer in this dialect of the foreign service, in place of the sandbox's own: `capitals`. */
    dialect: { type: 'string', default: '' },
    /** How many run side by side. */
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const count = Number(values.count);
const first = Number(values.seed) + Number(values.slice) * count;
const flows: readonly string[] = values.flows.split(',');
const dialect = Object.entries(dialects).find(([name]) => name === values.dialect)?.[1];
if (values.dialect && !dialect) throw new Error(`--dialect is one of ${Object.keys(dialects).join(', ')}.`);
const nameOf = (seed: number) => flowNameOf(seed, new Chance(seed));
const seeds = Array.from({ length: count }, (_, index) => first + index).filter((seed) => flows.includes(nameOf(seed)));

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
const failed: number[] = [];
const slices = Array.from({ length: Math.ceil(seeds.length / journeysOfASandbox) }, (_, slice) =>
  seeds.slice(slice * journeysOfASandbox, (slice + 1) * journeysOfASandbox),
);
/** Runs slices one after the other. Each worker takes slices from the list. */
async function worker(): Promise<void> {
  for (let slice = slices.shift(); slice; slice = slices.shift()) await soaks(slice);
}
await Promise.all(Array.from({ length: Number(values.workers) }, worker));
await browser.close();
const ofFlows = flowNames
  .map((name) => `${name} ${seeds.filter((seed) => nameOf(seed) === name).length}`)
  .filter((text) => !text.endsWith(' 0'));
console.log(`${seeds.length} journeys (${ofFlows.join(', ')}), ${failed.length} failed`);
if (failed.length > 0) console.log(`Seeds that failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function soaks(slice: readonly number[]): Promise<void> {
  const sandbox = await Sandbox.start();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Drawing animations takes a sixth of the processor's time.
    reducedMotion: 'reduce',
  });
  // esbuild wraps functions in this helper to keep their names.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const watch = await Watch.over(context, { sandbox, person: rowan });
  watch.allowsFailedRequests();
  watch.allows(/^console (warning|error): \[covermount\]/);
  if (dialect) sandbox.speaks(dialect);
  const page = await context.newPage();
  await speedUpTimers(page);
  for (const seed of slice) {
    await clearVisitorStorage(page, sandbox);
    const person = { ...rowan, email: `rowan.${seed}@example.com` };
    const { problems, trail } = await robotJourney(seed, { page, sandbox, watch, person });
    if (problems.length === 0) continue;
    failed.push(seed);
    console.error(`Seed ${seed} (${nameOf(seed)})\n  ${problems.join('\n  ')}\n  ${trail.join(' · ')}`);
  }
  await context.close();
  await sandbox.close();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { projectRoot } from '#tooling/project';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { Sandbox } from '../browser/model/sandbox.ts';
import { writePart } from '../docs/generated-part.ts';
import { leakFigures, mountCount } from '../leaks/measure-leaks.ts';
import type { LeakFigure } from '../leaks/measure-leaks.ts';
import { growthChart } from './chart.ts';
import { contentStandings } from './content-widgets.ts';
import type { ContentStanding } from './content-widgets.ts';
import type { Figure } from './figure.ts';
import { interactionFigures, pointsHistoryFigures } from './interactions.ts';
import { machine } from './machine.ts';
import { growth, growthFigures, untouchedFigures } from './many-widgets.ts';
import type { Growth } from './many-widgets.ts';
import { mapFigures } from './maps.ts';
import { ownPages } from './own-pages.ts';
import { comparePages } from './peer-comparison.ts';
import { buildPeers, peers } from './peers.ts';
import { tables } from './report.ts';
import type { Results } from './report.ts';
import { reviewFigures } from './reviews.ts';
import { openSite } from './site.ts';

// Usage: bench.ts [--rounds 7] [--mounts 1000] [--json figures.json] [--dry] [--only NAME,NAME]. `--dry` leaves docs/ as
// it is. `--only` compares only the named pages, such as `cover-zip-form,react-form,posthog`, and measures nothing else.
// Not part of the tests: times depend on the machine. `COVERMOUNT_DIST` names another build.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    mounts: { type: 'string', default: String(mountCount) },
    json: { type: 'string', default: 'test-results/bench.json' },
    dry: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const mounts = Number(values.mounts);
const names = [...ownPages, ...peers].map(({ name }) => name);
const only = values.only?.split(',') ?? names;
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
const isChosen = ({ name }: { name: string }) => only.includes(name);

const began = performance.now();
const tell = (what: string) => console.log(`${Math.round((performance.now() - began) / 1000)} s: ${what}`);

const { ready, missing } = await buildPeers(peers.filter(isChosen));
const executablePath = chromiumPath();
const sandbox = await Sandbox.start();
const site = await openSite(sandbox.url);
site.folder('/covermount', process.env.COVERMOUNT_DIST ?? `${projectRoot}dist`);
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  tell(`${ready.length} peers are built`);
  const own = ownPages.filter(isChosen);
  const standings = await comparePages(browser, site, { own, peers: ready, sandbox, rounds, onProgress: tell });
  tell('pages are compared');
  const figures: Figure[] = [];
  const leaks: LeakFigure[] = [];
  let content: readonly ContentStanding[] = [];
  let growthResults: readonly Growth[] = [];
  if (values.only === undefined) {
    content = await contentStandings(browser, site, rounds);
    tell('content widgets are measured');
    growthResults = await growth(browser, site, ready, rounds);
    figures.push(...growthFigures(growthResults), ...(await untouchedFigures(browser, site, rounds)));
    tell('pages with many widgets are measured');
    figures.push(...(await interactionFigures(browser, sandbox)), ...(await pointsHistoryFigures(browser, sandbox)));
    tell('interactions are measured');
    figures.push(...(await reviewFigures(browser, site)));
    tell('reviews are measured');
    figures.push(...(await mapFigures(browser)));
    tell('maps are measured');
    if (mounts > 0) for await (const leak of leakFigures(browser, sandbox, mounts)) leaks.push(leak);
    tell('mounts are counted');
  }

  const results: Results = {
    measuredAt: new Date().toISOString(),
    machine: machine(browser),
    rounds,
    standings,
    missing,
    content,
    growth: growthResults,
    figures,
    leaks,
  };
  const text = tables(results);
  console.log(text);
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
  if (!values.dry && values.only === undefined) {
    writeFileSync(`${projectRoot}docs/images/widgets-on-a-page.svg`, growthChart(growthResults));
    writePart(`${projectRoot}docs/performance.md`, 'last run', text);
  }
} finally {
  await browser.close();
  await site.close();
  await sandbox.close();
}

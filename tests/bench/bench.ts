import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '#build/chromium';
import { Sandbox } from '../browser/model/sandbox.ts';
import type { Figure } from './figure.ts';
import { interactionFigures } from './interactions.ts';
import { mapFigures } from './maps.ts';

// Usage: bench.ts [figures.json]. Not part of the tests: times depend on the machine. `COVERMOUNT_DIST` names another build.

const [jsonPath] = process.argv.slice(2);
const executablePath = chromiumPath();
const sandbox = await Sandbox.start();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  const figures: Figure[] = [...(await interactionFigures(browser, sandbox)), ...(await mapFigures(browser))];
  console.table(
    figures.map(({ what, value, unit, limit }) => ({
      what,
      value: `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`,
      limit: limit === undefined ? '' : `${limit} ${unit}`,
      verdict: limit === undefined ? '' : value <= limit ? 'within' : 'OVER',
    })),
  );
  if (jsonPath) writeFileSync(jsonPath, `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, undefined, 2)}\n`);
} finally {
  await browser.close();
  await sandbox.close();
}

import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '#tooling/testing/chromium';
import { Sandbox } from '../browser/model/sandbox.ts';
import { isClean, leakFigures, mountCount } from './measure-leaks.ts';

// Usage: leaks.ts [how many times]. Fails if something leaks.

const executablePath = chromiumPath();
const sandbox = await Sandbox.start();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  const count = Number(process.argv[2] ?? mountCount);
  for await (const figure of leakFigures(browser, sandbox, count)) {
    const { name, left, heap } = figure;
    const stays = Object.entries(left).map(([kind, number]) => `${number} × ${kind}`);
    if (!isClean(figure)) process.exitCode = 1;
    console.log(
      `${isClean(figure) ? '✓' : '✗'} ${name}, ${count} times: ${stays.join(', ') || 'nothing stays'}; heap ${(heap / 1000).toFixed(0)} kB more`,
    );
  }
} finally {
  await browser.close();
  await sandbox.close();
}

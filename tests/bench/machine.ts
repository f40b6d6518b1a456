import { availableParallelism, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

/** Where it was measured, without a name. */
export const machine = (browser: Browser): string =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Chromium ${browser.version()}, Node ${process.version.slice(1)}`;

import { availableParallelism, totalmem } from 'node:os';
import type { Browser } from '@playwright/test';

/** The machine that was measured on, without its name. */
export const machine = (browser: Browser): string =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Chromium ${browser.version()}, Node ${process.version.slice(1)}`;

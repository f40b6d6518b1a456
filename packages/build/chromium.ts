import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium, started so that it asks nothing of the outside. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where Chromium is: `CHROMIUM_PATH`, else Debian's packages, else the one that Playwright installed.
 * The headless shell is what Playwright runs by default; it needs a third less processor time than the whole browser.
 * Undefined when there is none.
 */
export function chromiumPath(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path): path is string => !!path && existsSync(path));
}

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium flags that disable its background network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path): path is string => !!path && existsSync(path));

/** The full browser, for features that the headless shell lacks: cameras and the back/forward cache. */
export const wholeChromiumPath = (): string | undefined =>
  installed([process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]);

/**
 * The path of Chromium: `CHROMIUM_PATH`, else Debian's package, else Playwright's own download. The headless shell is
 * what Playwright runs by default; it needs a third less processor time than the full browser. Undefined when there is
 * none.
 */
export function chromiumPath(): string | undefined {
  return installed([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ]);
}

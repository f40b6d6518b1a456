import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './packages/tooling/testing/chromium.ts';
import { inLongTier, isLongTier } from './packages/tooling/testing/tier.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests',
  ...(!isLongTier && { grepInvert: new RegExp(inLongTier.tag) }),
  // One after the other in `npm test`: each keeps every core busy.
  projects: [
    {
      name: 'journeys',
      outputDir: 'test-results/journeys',
      testMatch: ['{browser,faults,leaks,security}/**/*.spec.ts', 'engines/first-paint.spec.ts'],
      // Drawing animations takes a sixth of the processor's time; a test of motion asks for it.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Debian's engines where they are installed, else Playwright's own (`npx playwright install firefox webkit`).
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      outputDir: `test-results/${engine}`,
      // What first paints keep is tested in Chromium in `npm test`, and in the long tier in all three.
      testMatch: isLongTier ? 'engines/**/*.spec.ts' : 'engines/smoke.spec.ts',
      use: { browserName: engine },
    })),
    {
      name: 'accessibility',
      outputDir: 'test-results/accessibility',
      testMatch: 'a11y/**/*.spec.ts',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // For a busy machine: no test asserts on time. In the long tier, a test runs all faults and texts one after the other.
  timeout: isLongTier ? 600_000 : 180_000,
  expect: { timeout: isLongTier ? 30_000 : 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});

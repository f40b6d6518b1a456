import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './packages/build/chromium.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'a11y/**/*.spec.ts', 'security/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './packages/tooling/testing/chromium.ts';
import { chunkStyles } from './packages/tooling/vite/chunk-styles.ts';
import { configTables } from './packages/tooling/vite/config-tables.ts';
import { firstPaint } from './packages/tooling/vite/first-paint.ts';
import { keyTables } from './packages/tooling/vite/key-tables.ts';

const executablePath = chromiumPath();
const phone = { browser: 'chromium', viewport: { width: 390, height: 844 } } as const;
/** Tests that start the loader with widgets of their own. */
const loaderTests = ['packages/embed/loader/*.browser.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,widgets,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}', 'tests/{browser,cms}/**', '**/node_modules/**'],
          // For compilers and databases on a busy machine: no test asserts on time.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 15_000 } },
          // Files share what they import: reading it anew for each takes longer than the tests. None leaves anything in it behind.
          pool: 'threads',
          isolate: false,
          setupFiles: ['packages/tooling/testing/settled-imports.ts'],
        },
      },
      {
        test: {
          // The long tier only: it needs PHP, Java and whole content management systems.
          name: 'cms',
          environment: 'node',
          include: ['tests/cms/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // For a busy machine, on which an editor loads its blocks long after its page.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        define: { __COVERMOUNT_VERSION__: JSON.stringify('0.0.0-test') },
        plugins: [react(), chunkStyles(), firstPaint(), keyTables(), configTables()],
        // Found while the first file runs, they would make the page reload under it.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            '@testing-library/react',
            '@testing-library/user-event',
            'axe-core',
            '@noble/ciphers/chacha.js',
            'idb-keyval',
            'zod/mini',
            'xstate',
            '@xstate/react',
            'zustand',
            'zustand/vanilla',
            'fast-check',
            'downshift',
            'bwip-js/browser',
            '@zxing/library/esm/core/BinaryBitmap',
            '@zxing/library/esm/core/RGBLuminanceSource',
            '@zxing/library/esm/core/common/HybridBinarizer',
            '@zxing/library/esm/core/pdf417/PDF417Reader',
            'supercluster',
            'kdbush',
            'geokdbush',
            '@googlemaps/js-api-loader',
            'leaflet/src/map/Map.js',
            'leaflet/src/map/handler/Map.Drag.js',
            'leaflet/src/map/handler/Map.DoubleClickZoom.js',
            'leaflet/src/map/handler/Map.Keyboard.js',
            'leaflet/src/map/handler/Map.ScrollWheelZoom.js',
            'leaflet/src/map/handler/Map.TouchZoom.js',
            'leaflet/src/layer/Layer.js',
            'leaflet/src/layer/marker/Icon.js',
            'leaflet/src/layer/marker/Marker.js',
            'leaflet/src/layer/tile/TileLayer.js',
            'leaflet/src/dom/DomUtil.js',
          ],
        },
        test: {
          name: 'browser',
          include: ['{packages,widgets}/**/*.browser.test.{ts,tsx}'],
          css: true,
          setupFiles: ['packages/ui/testing/without-react-debug-data.ts'],
          // Pages wait for frames and services more than they compute.
          maxWorkers: 2,
          // For a busy machine: no test asserts on time.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // As in Node: files share what they import.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
            }),
            instances: [
              { ...phone, exclude: loaderTests },
              // A page has one loader.
              { ...phone, name: 'chromium (loader)', include: loaderTests, isolate: true },
            ],
          },
        },
      },
    ],
  },
});

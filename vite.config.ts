import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkStyles } from './packages/build/chunk-styles.ts';
import { firstPaint } from './packages/build/first-paint.ts';
import { inlineBundlerRuntime } from './packages/build/inline-bundler-runtime.ts';
import { keyTables } from './packages/build/key-tables.ts';
import { leafletWithoutMarkup } from './packages/build/leaflet-without-markup.ts';
import { pageStyles } from './packages/build/page-styles.ts';
import { plainImports } from './packages/build/plain-imports.ts';
import { preloads } from './packages/build/preloads.ts';
import { stripDescriptions } from './packages/build/strip-descriptions.ts';
import { widgetEntries } from './packages/build/widget-entry.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  define: { __COVERMOUNT_VERSION__: JSON.stringify(version) },
  publicDir: false,
  plugins: [
    plainImports(),
    react(),
    chunkStyles(),
    firstPaint(),
    keyTables(),
    stripDescriptions(),
    inlineBundlerRuntime('base'),
    leafletWithoutMarkup(),
    preloads(),
    widgetEntries(),
    pageStyles(),
  ],
  build: {
    target: 'es2022',
    // `@scope` needs these anyway; for older targets `:dir()` would be compiled to a list of languages.
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    modulePreload: false,
    // Required by `chunkStyles`.
    cssCodeSplit: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: { covermount: 'widgets/covermount.ts' },
      // The runtime imports modules of the loader; they must not become a second file.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // React in a file of its own, which stays cached across releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            // The first paint, before React: the only chunk that the loader requests.
            {
              name: 'base',
              test: /\/packages\/(embed\/first-paint|ui\/(styles|tokens))\/|\/packages\/domain\/loopback\.ts|first-paint|\/zip-form\/(strings\.|quote-page|zip-form\.css)|\/ui\/(field|text-field|button|icon)\/.*\.css/,
              priority: 20,
            },
            // The runtime and the parts of nearly every view in one file: small files compress badly.
            {
              name: 'runtime',
              test: /node_modules\/(zod\/|zustand\/esm\/vanilla)|\/packages\/(embed\/runtime\/|configuration\/(read|key-types)\.ts|services\/(lazy-client|errors|bot-check|services-config|secure-url|contract\/(define-call|envelope|header|wire-types|wire-numbers))\.ts|visitor\/(try-or-undefined|visitor|create-visitor|encrypted-slices|guest-tokens|cookie-storage|with-lock|record|record-definitions|namespaced-storage)\.ts|analytics\/(analytics|sinks|personal-data|reportable-keys)\.ts|domain\/(attribution|error-code|keyed|quote-address|random-id|whole-number|language|service-variant|us-state|zip-code|text-limits)\.ts|i18n\/format\.ts|ui\/(button|field|text-field|zip-field|icon)\/[\w-]+\.tsx)/,
              priority: 10,
            },
            // The state machine library, for every flow.
            { name: 'machine', test: /node_modules\/(xstate|@xstate)\/|\/packages\/flow\/machine\//, priority: 12 },
            // The HTTP client: loads with a page's first call.
            {
              name: 'client',
              test: /node_modules\/ky\/|\/packages\/services\/(http|request|answer|bounded-text|(session\/create-guest-token|events\/report-error)(\.contract)?)\.ts/,
              priority: 12,
            },
            // Question pages and their parts.
            {
              name: 'pages',
              test: /\/packages\/(ui\/(question-page|form|error-summary|date-field|phone-field|logo|facts|card|dialog|outcome)\/|domain\/(email|phone-link|phone-number|birth-date|driver-age)\.ts|i18n\/field-errors\.ts)/,
              priority: 5,
            },
            // The first page of every flow.
            {
              name: 'flow',
              test: /\/packages\/(flow\/(?!machine|testing)|ui\/(progress|lazy-module)\/|domain\/person-name\.ts)/,
              priority: 5,
            },
            // Amounts, dates and headings.
            {
              name: 'formatting',
              test: /\/packages\/(ui\/(heading|price|spinner)\/|domain\/(money|calendar-date)\.ts|i18n\/date\.ts)/,
              priority: 4,
            },
            // Code tables: the options of questions.
            {
              name: 'code-tables',
              test: /\/packages\/domain\/(code-table|coverage|household|license-type|marital-status|relation)\.ts/,
              priority: 4,
            },
            // Numbers, plurals and lists.
            { name: 'intl', test: /\/packages\/i18n\/(number|plural|list)\.ts/, priority: 4 },
          ],
        },
      },
    },
  },
});

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './packages/build/first-paint.ts';
import { inlineBundlerRuntime } from './packages/build/inline-bundler-runtime.ts';
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
    firstPaint(),
    stripDescriptions(),
    inlineBundlerRuntime('base'),
    leafletWithoutMarkup(),
    preloads(),
    widgetEntries(),
    pageStyles(),
  ],
  build: {
    target: 'es2022',
    // What `@scope` asks for anyway; for older browsers `:dir()` would become a list of languages.
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: { covermount: 'widgets/covermount.ts' },
      // The runtime uses pieces of the loader; they must not become a second file.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // One file of libraries that every widget needs, which a new version of the widgets leaves cached.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            // What draws before React: the loader asks for this and nothing else.
            {
              name: 'base',
              test: /\/packages\/(embed\/(stage|typed|first-paint|first-paint-slot|navigation)\.ts|ui\/(styles|tokens)\/)|first-paint|\/zip-form\/(strings|quote-page|zip-form\.css)|\/ui\/(field|text-field|button|icon)\/.*\.css/,
              priority: 20,
            },
            // What every widget needs to be mounted, and the parts of nearly every view, in one file: small ones compress badly.
            {
              name: 'runtime',
              test: /node_modules\/(zod|zustand)\/|\/packages\/(embed\/(define-widget|transition-table|runtime|host|configuration|common-config|theme-config|error-boundary|events|resolve-layers)\.tsx?|services\/(session\/create-guest-token|events\/report-error|http|request|answer|errors|bounded-text|time-limit|bot-check|services-config|secure-url|contract\/(session\/create-guest-token|events\/report-error|define-call|envelope|header|wire-types|wire-numbers))\.ts|visitor\/(attempt|visitor|create-visitor|guest-tokens|cookie-storage|one-at-a-time|record|record-kinds|shelf)\.ts|analytics\/(analytics|sinks|personal-data|reportable-keys)\.ts|domain\/(attribution|error-code|keyed|quote-address|random-id|whole-number|language|service-variant|us-state|zip-code|text-limits)\.ts|i18n\/format\.ts|ui\/(button|field|text-field|zip-field|icon)\/[\w-]+\.tsx)/,
              priority: 10,
            },
            // What flows ask with, and how they show what they know.
            {
              name: 'pages',
              test: /\/packages\/(flow\/(?!machine|testing)|ui\/(question-page|form|error-summary|date-field|phone-field|logo|facts|card|dialog|outcome)\/|domain\/(email|phone-link|phone-number|birth-date|driver-age)\.ts|i18n\/field-errors\.ts)/,
              priority: 5,
            },
            // What every flow runs on, behind its first page.
            {
              name: 'machine',
              test: /node_modules\/(xstate|@xstate\/react)\/|\/packages\/flow\/machine\//,
              priority: 5,
            },
            // What a panel tells of amounts and days.
            {
              name: 'telling',
              test: /\/packages\/(ui\/(heading|price|spinner)\/|domain\/(money|calendar-date)\.ts|i18n\/date\.ts)/,
              priority: 4,
            },
            // The small tables that questions choose from.
            {
              name: 'choices',
              test: /\/packages\/domain\/(code-table|coverage|household|license-type|marital-status|relation)\.ts/,
              priority: 4,
            },
            // What counts, in words and digits.
            { name: 'counting', test: /\/packages\/i18n\/(number|plural|list)\.ts/, priority: 4 },
          ],
        },
      },
    },
  },
});

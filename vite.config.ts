import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cmsOutput } from './packages/cms/cms-output.ts';
import { browserSupport } from './packages/tooling/vite/browser-support.ts';
import { chunkStyles } from './packages/tooling/vite/chunk-styles.ts';
import { compileEarly } from './packages/tooling/vite/compile-early.ts';
import { configTables } from './packages/tooling/vite/config-tables.ts';
import { configuratorFiles, licensesFile } from './packages/tooling/vite/configurator-files.ts';
import { firstPaint } from './packages/tooling/vite/first-paint.ts';
import { inlineBundlerRuntime } from './packages/tooling/vite/inline-bundler-runtime.ts';
import { integrity } from './packages/tooling/vite/integrity.ts';
import { keyTables } from './packages/tooling/vite/key-tables.ts';
import { lazySchemas } from './packages/tooling/vite/lazy-schemas.ts';
import { libraryPatches } from './packages/tooling/vite/library-patches.ts';
import { cssTarget, ecmaVersion } from './packages/tooling/vite/oldest-browsers.ts';
import { pageStyles } from './packages/tooling/vite/page-styles.ts';
import { preloads } from './packages/tooling/vite/preloads.ts';
import { registryTable } from './packages/tooling/vite/registry-table.ts';
import { retriedImports } from './packages/tooling/vite/retried-imports.ts';
import { stripDescriptions } from './packages/tooling/vite/strip-descriptions.ts';
import { widgetEntries } from './packages/tooling/vite/widget-entries.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/** The widgets that are drawn before React is loaded. */
const firstPaints = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.first-paint.ts'))
  .map((file) => basename(file, '.first-paint.ts'));

/** What the machine of the quote flow shares with its later pages, besides its own modules. */
const sharedWithMachine = [
  'context-changes',
  'entry-source',
  'entry/(entry.types|reported-fields)',
  'failed-call',
  'hash',
  'household-records',
  'lead/lead-(change|writer)',
  'load-estimate-sync',
  'license-problem',
  'incomplete-(driver|vehicle)',
  'saved-visit',
  'finding',
  'license.types',
  'merge-rates',
  'steps/(drafts|step-order)',
  'details/zip',
  'policy/packages',
  '(contact|details|policy).answers',
].join('|');

export default defineConfig({
  define: { __COVERMOUNT_VERSION__: JSON.stringify(version) },
  publicDir: false,
  plugins: [
    retriedImports(),
    react(),
    chunkStyles(),
    ...firstPaint({
      isPrinted: true,
      // In `base` they would be loaded by every first paint.
      isCopied: (sheet) =>
        /\/(card|checkbox|price|select|requirement-list|account-form|account-frame|spinner)\.css$/.test(sheet),
    }),
    keyTables(),
    configTables(),
    lazySchemas(),
    stripDescriptions(),
    inlineBundlerRuntime(),
    libraryPatches(),
    preloads(),
    registryTable(),
    widgetEntries(),
    pageStyles(),
    compileEarly(),
    browserSupport(),
    configuratorFiles(version),
    integrity(),
    cmsOutput(),
  ],
  build: {
    target: `es${ecmaVersion}`,
    // For browsers before these, `:dir()` would be compiled to a list of languages.
    cssTarget,
    modulePreload: false,
    // Required by `chunkStyles`.
    cssCodeSplit: true,
    reportCompressedSize: false,
    license: { fileName: licensesFile },
    rollupOptions: {
      input: { covermount: 'widgets/covermount.ts' },
      // The runtime imports modules of the loader; they must not become a second file.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        // The loader names most files: lower-case hashes compress better in it.
        hashCharacters: 'base36',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // React in a file of its own, which stays cached across releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
            // Draws first paints, before React: the loader requests it together with the widget's own.
            {
              name: 'base',
              test: /\/packages\/(embed\/first-paint|ui\/(styles|theme))\/|\/packages\/visitor\/(try-or-undefined|namespaced-storage|tab-text)\.ts|key-table\/common\/isolation|\/packages\/domain\/loopback\.ts|\/flow\/(flow-notice\.css|page-query\.ts)|\/ui\/(button|date-field|field|field-row|heading|icon|logo|progress|question-page|radios|text-field)\/[\w-]+(?<!-later)\.css/,
              priority: 20,
            },
            ...firstPaints.map((widget) => ({
              name: `${widget}.first-paint`,
              test: new RegExp(
                String.raw`first-paint/${widget}\b|${widget === 'account-header' ? 'key-table/common/services.session|' : ''}/widgets/${widget}/(${widget}\.(first-paint\.ts|css)|payment-token|transaction-in|renters-link|consent-link|quote-page|typed-zip|entry/entry-link|follow-session)`,
              ),
              priority: 25,
            })),
            // Why a press waits that was made before React. It imports only files that the first paint has loaded.
            {
              name: 'held-press',
              test: /\/packages\/(domain\/phone-(link|number)|embed\/first-paint\/held-press(\.strings)?)\.(ts|css)/,
              priority: 27,
            },
            // What the runtime shares with the next one. No first paint needs it.
            { name: 'saved-input', test: /\/packages\/(visitor\/record|embed\/first-paint\/enter)\.ts/, priority: 27 },
            // Saves what is entered before React, and every encrypted record.
            {
              name: 'encrypted-record',
              test: /node_modules\/(@noble\/ciphers|idb-keyval)\/|\/packages\/(visitor\/(encrypted-record|encryption|encryption-key)|embed\/first-paint\/early-input)\.ts/,
              priority: 26,
            },
            // The runtime and the parts of nearly every view in one file: small files compress badly.
            {
              name: 'runtime',
              test: /config-table\/common|node_modules\/(zod\/|zustand\/esm\/vanilla)|\/packages\/(embed\/runtime\/(?!checked|(common|theme)-config)|configuration\/(read-compiled|page-base)\.ts|services\/(address\/city-by-zip(\.contract)?|lazy-client|errors|bot-check|secure-url|contract\/(define-call|envelope|header|wire-types|wire-numbers|aliases))\.ts|visitor\/(visitor|create-visitor|encrypted-slices|guest-tokens|cookie-storage|with-lock|record-definitions|record-versions|customer-token)\.ts|analytics\/(analytics|sinks|personal-data|reportable-keys)\.ts|domain\/(attribution|calendar-date|error-code|keyed|plain-name|quote-address|random-id|whole-number|language|service-variant|session-lifetime|us-state|zip-code|text-limits)\.ts|i18n\/format\.ts|flow\/use-latest\.ts|ui\/focus-on-removal\/|embed\/debug\/use-reported-pages\.ts|ui\/lazy-module\/missing-module-report\.ts|ui\/(button|card|field|heading|icon|notice|text-field|zip-field)\/[\w-]+\.(tsx?|css))/,
              priority: 10,
            },
            // The schemas of every configuration: loaded when one is wrong.
            {
              name: 'checked-config',
              test: /\/packages\/(embed\/runtime\/|configuration\/(read|key-types|diagnose)\.ts|services\/services-config\.ts|ui\/tokens\/)/,
              priority: 9,
            },
            // The state machine library and what only later pages use, for every flow.
            {
              name: 'machine',
              test: /node_modules\/(xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)\/|\/packages\/(flow\/machine\/|i18n\/sentences\.ts|visitor\/known-answers\.ts)/,
              priority: 12,
            },
            // The machine of the quote flow, and what its later pages share with it. Its first page needs none of it.
            {
              name: 'quote-flow.core',
              test: new RegExp(
                String.raw`/widgets/quote-flow/.*(\.(core|machine|setup|states|context|connect|actors|tracking|resume|tabs)|(${sharedWithMachine}))\.ts`,
              ),
              priority: 8,
            },
            // The HTTP client: loads with a page's first call.
            {
              name: 'client',
              test: /node_modules\/ky\/|\/packages\/flow\/report-failure|\/packages\/services\/(http|request|read-response|acknowledgement|error-texts|running-request|fit-response|describe-misfit|bounded-text|contract\/(completed-by-parent|policy-id|running-code)|(session\/create-guest-token|events\/report-error)(\.contract)?)\.ts/,
              priority: 12,
            },
            // Question pages and their parts, and the first page of every flow.
            {
              name: 'pages',
              test: /\/packages\/(flow\/(?!machine|testing|partner-frame|use-latest)|ui\/(question-page|form|error-summary|date-field|phone-field|logo|facts|dialog|outcome|field-row|radios|progress|lazy-module)\/|domain\/(email|birth-date|driver-age|person-name)\.ts|i18n\/field-errors\.ts|forms\/waitlist\/can-join-waitlist\.ts)/,
              priority: 5,
            },
            // The first section of every purchase, with its rules and texts.
            {
              name: 'purchase',
              test: /\/packages\/(forms\/(call-notice\/|driver-information\/[\w-]+\.(view|connect|rules)|driver-information\/(license|vins|vehicle-text)|purchase\/(carrier|no-purchase\.view|primary-driver|purchase\.(context|types)|strings\.en)|questions\/questions\.rules|additional-driver\/additional-driver\.rules))/,
              priority: 4,
            },
            // The machine of the page where a quote is paid and signed, with its calls. No section is shown without it.
            {
              name: 'auto-payment.core',
              test: /\/widgets\/auto-payment\/(?!sections)[\w/-]+(?<!view|strings\.\w\w|config|css|index|use-auto-payment|flow-context|purchase-link|auto-payment\.context|carrier)\.ts$|\/packages\/services\/auto-payment\/(?!log-purchase|partner-url)/,
              priority: 8,
            },
            // What every payment needs besides its own calls.
            {
              name: 'payments',
              test: /\/packages\/(domain\/payment-words\.ts|services\/(auto-payment\/(log-purchase|partner-url)|contract\/(visit-date|spreadsheet-text|write-mode)))/,
              priority: 9,
            },
            // The store of leads, to which several widgets write.
            { name: 'lead-store', test: /\/packages\/services\/lead-store\//, priority: 8 },
            // The machine of the roadside membership, with its calls. Its first page needs none of it.
            {
              name: 'roadside.core',
              test: /\/widgets\/roadside\/(roadside\.(core|machine|setup|actors|calls|connect|context|resume|tracking)|payment-page-error|buyer\.rules|transaction-link)\.ts|\/packages\/(services\/roadside\/|domain\/roadside\.ts|visitor\/known-answers\.ts)/,
              priority: 8,
            },
            // The machine of the renters policy, with its calls. The first form needs none of it.
            {
              name: 'renters.core',
              test: /\/widgets\/renters\/(renters\.(core|machine|setup|actors|connect|context|resume|tracking)|\w+\/\w+\.states)\.ts|\/packages\/services\/renters\//,
              priority: 8,
            },
            // The states of the sections of every purchase.
            {
              name: 'purchase.states',
              test: /\/packages\/forms\/(?!zip-lookup\/).*\.(setup|states|record|services)\.ts|\/packages\/forms\/(household|place|questions\/questions\.connect|additional-driver\/(wrong-drivers|typed-driver|field-name))/,
              priority: 8,
            },
            // The zip code of a form, for machines and views.
            {
              name: 'zip-places',
              test: /\/packages\/forms\/(zip-places\/|zip-lookup\/lookup\.states\.ts)/,
              priority: 8,
            },
            // How lists about a customer are read.
            { name: 'lists', test: /\/packages\/services\/(no-results-refusal|read-rows)\.ts/, priority: 4 },
            // What a quote is asked for with, and bought.
            {
              name: 'quote-request',
              test: /\/packages\/services\/(rating\/(prepare-transaction|quote-request|coverage-amounts\.ts|accepted-request)|contract\/write-mode|search\/record-id)/,
              priority: 3,
            },
            // What questions of later pages are answered with, and the code tables of the options.
            {
              name: 'code-tables',
              test: /\/quote-flow\/steps\/driver\/driver-entry\.ts|\/packages\/(ui\/(checkbox|select)\/|forms\/states\/|services\/rating\/(months|coverage-amounts\.contract)|domain\/(code-table|coverage|driver-status|gender|household|license-type|marital-status|mileage|owner-verification|policy-term|relation|residence-status|street-address|vin|us-state-name)\.ts)/,
              priority: 4,
            },
            // Amounts, dates and phone numbers.
            {
              name: 'formatting',
              test: /\/packages\/(ui\/(price|spinner)\/|domain\/(money|phone-number\.schema)\.ts|i18n\/date\.ts)/,
              priority: 4,
            },
            // An author's rich text, whose parser the offers use without React.
            { name: 'rich-text', test: /\/ui\/rich-text\/(parse-)?rich-text\.tsx?$/, priority: 4 },
            // Posting what was typed, and keeping it until then: forms, the newsletter and the out-of-service page.
            {
              name: 'native-form',
              test: /\/packages\/forms\/native-form\/(form-target|stored-input|post-form|post-notice\.view|use-stored-input)\.tsx?$/,
              priority: 4,
            },
            // The authored content that stays, and the reports to its author.
            {
              name: 'authored',
              test: /\/packages\/(embed\/debug\/use-author-report|prompts\/prompt-view)\.ts/,
              priority: 4,
            },
            // Numbers, plurals, lists and names of vehicles.
            { name: 'intl', test: /\/packages\/(i18n\/(number|plural|list)|domain\/vehicle-name)\.ts/, priority: 4 },
          ],
        },
      },
    },
  },
});

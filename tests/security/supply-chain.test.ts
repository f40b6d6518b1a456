import { readdirSync, readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { buildConfigurator } from '#tooling/vite/configurator-files';

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string> | undefined
>;
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package is locked by an integrity hash', () => {
  expect(lock.lockfileVersion).toBe(3);
  expect(locked.length).toBeGreaterThan(100);
  expect(
    locked.filter(([, { integrity }]) => !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});

test('the installed packages match the lock file', () => {
  const installed = (JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as typeof lock).packages;
  const differing = Object.entries(installed).filter(
    ([path, { version, integrity }]) =>
      lock.packages[path]?.integrity !== integrity || lock.packages[path]?.version !== version,
  );
  expect(differing.map(([path]) => path)).toEqual([]);
  const missing = locked.filter(([path, { optional, peer }]) => !installed[path] && !optional && !peer);
  expect(missing.map(([path]) => path)).toEqual([]);
});

test('no locked package is tied to a registry host, a folder or a repository', () => {
  expect(locked.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([path]) => path)).toEqual([]);
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/git\+|git:|file:|"https?:\/\/[^"]*\.tgz/);
});

/** Packages with an install script, and why that is acceptable. */
const installScripts: Record<string, string> = {
  esbuild:
    'Checks the binary of this machine; a dependency of Storybook and tsx, which run on the developer’s machine alone.',
  'tesseract.js': 'Prints a plea for donations. The sandbox alone reads licenses with it.',
};

test('only known packages run an install script', () => {
  expect(
    locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path))
      .toSorted(),
  ).toEqual(Object.keys(installScripts).toSorted());
});

test('every dependency of the project has an exact version that matches the lock file', () => {
  expect(project.dependencies ?? {}).toEqual({});
  for (const [name, written] of Object.entries(project.devDependencies ?? {})) {
    // A second version of a package is installed under another name: `npm:react@18.3.1`.
    const version = written.replace(/^npm:(@[\w-]+\/)?[\w.-]+@/, '');
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

/** Libraries in the bundle, with their licenses. */
const shipped: Record<string, string> = {
  '@babel/runtime': 'MIT',
  '@googlemaps/js-api-loader': 'Apache-2.0',
  '@noble/ciphers': 'MIT',
  '@xstate/react': 'MIT',
  '@zxing/library': 'MIT',
  'compute-scroll-into-view': 'MIT',
  downshift: 'MIT',
  geokdbush: 'ISC',
  'idb-keyval': 'Apache-2.0',
  kdbush: 'ISC',
  ky: 'MIT',
  leaflet: 'BSD-2-Clause',
  'object-assign': 'MIT',
  'prop-types': 'MIT',
  react: 'MIT',
  'react-dom': 'MIT',
  'react-is': 'MIT',
  scheduler: 'MIT',
  supercluster: 'ISC',
  tinyqueue: 'ISC',
  'topojson-client': 'ISC',
  'ts-custom-error': 'MIT',
  'use-isomorphic-layout-effect': 'MIT',
  'use-sync-external-store': 'MIT',
  xstate: 'MIT',
  zod: 'MIT',
  zustand: 'MIT',
};

/** Libraries of the configurator alone: its editor. */
const shippedForAuthors: Record<string, string> = {
  '@codemirror/autocomplete': 'MIT',
  '@codemirror/commands': 'MIT',
  '@codemirror/lang-json': 'MIT',
  '@codemirror/language': 'MIT',
  '@codemirror/lint': 'MIT',
  '@codemirror/state': 'MIT',
  '@codemirror/view': 'MIT',
  '@lezer/common': 'MIT',
  '@lezer/highlight': 'MIT',
  '@lezer/json': 'MIT',
  '@lezer/lr': 'MIT',
  '@marijn/find-cluster-break': 'MIT',
  '@vscode/l10n': 'MIT',
  crelt: 'MIT',
  'jsonc-parser': 'MIT',
  'style-mod': 'MIT',
  'vscode-json-languageservice': 'MIT',
  'vscode-languageserver-textdocument': 'MIT',
  'vscode-languageserver-types': 'MIT',
  'vscode-uri': 'MIT',
  'w3c-keyname': 'MIT',
};

/** Licenses that allow a closed product to ship a library with attribution. */
const permissive = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'MIT-0']);

let bundled: Map<string, Set<string>>;
let scripts: readonly Rolldown.OutputChunk[];
/** Those of the configurator, which is built by itself. */
let authorScripts: readonly Rolldown.OutputChunk[];

/** The files that have code of a library, by its name. */
function librariesIn(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const libraries = new Map<string, Set<string>>();
  for (const { fileName, modules } of chunks)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
      if (name && renderedLength > 0) libraries.set(name, (libraries.get(name) ?? new Set()).add(fileName));
    }
  return libraries;
}

beforeAll(async () => {
  const { output } = (await build({ logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput;
  scripts = output.filter((file) => file.type === 'chunk');
  bundled = librariesIn(scripts);
  authorScripts = (await buildConfigurator('0.0.0')).filter((file) => file.type === 'chunk');
});

test('the bundle contains only known libraries', () => {
  expect([...bundled.keys()].toSorted()).toEqual(Object.keys(shipped).toSorted());
});

test('the configurator contains only known libraries, its editor apart from the rest', () => {
  const known = { ...shipped, ...shippedForAuthors };
  const libraries = librariesIn(authorScripts);
  expect([...libraries.keys()].filter((name) => !(name in known))).toEqual([]);
  const apart = Object.keys(shippedForAuthors).flatMap((name) => [...(libraries.get(name) ?? ['missing'])]);
  expect([...new Set(apart)]).toEqual([expect.stringMatching(/^chunks\/json-editor\.chunk-/)]);
});

/** In any spelling and from any library: a strict policy would block it. */
test('no file of the bundle evaluates text as script', () => {
  const evaluating =
    /(?<![.\w$])eval\b|(?<![\w$])Function\s*\(|\bnew\s*\(?\s*Function\b|\.constructor\s*\(\s*["'`]|set(?:Timeout|Interval)\(\s*["'`]|importScripts|createObjectURL\(\s*new Blob/;
  expect(scripts.length).toBeGreaterThan(50);
  expect(
    [...scripts, ...authorScripts]
      .filter(({ code }) => evaluating.test(code))
      .map(({ fileName, code }) => `${fileName}: ${evaluating.exec(code)![0]}`),
  ).toEqual([]);
});

/** Editors show these descriptions; the build strips those written with `described`. */
test('no description of a configuration key is shipped', () => {
  const described = readdirSync('config-schemas', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`config-schemas/${file}`, 'utf8').matchAll(/"description": "([^"\\]{40,})"/g),
        ([, text]) => text!,
      ),
    );
  expect(described.length).toBeGreaterThan(100);
  expect(described.filter((text) => scripts.some(({ code }) => code.includes(text)))).toEqual([]);
});

test('every shipped library has a permissive license', () => {
  for (const [name, license] of Object.entries({ ...shipped, ...shippedForAuthors })) {
    expect(lock.packages[`node_modules/${name}`]?.license, name).toBe(license);
    expect(permissive.has(license), name).toBe(true);
  }
});

test('no library for servers or tests is in the bundle', () => {
  const notForVisitors = [
    'hono',
    'drizzle-orm',
    '@electric-sql/pglite',
    'pg',
    'tesseract.js',
    'zxing-wasm',
    'jsdom',
    'fast-check',
    'axe-core',
    'storybook',
    'zipcodes',
  ];
  expect(notForVisitors.filter((name) => bundled.has(name))).toEqual([]);
});

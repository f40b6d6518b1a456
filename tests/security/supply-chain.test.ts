import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { beforeAll, expect, test } from 'vitest';
import type { LanguageService } from 'vscode-json-languageservice';
import { type SyntaxNode, visit } from '#tooling/vite/syntax-tree';

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

interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

const readLock = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const lock = readLock('package-lock.json');
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string> | undefined
>;
const lockedIn = ({ packages }: LockFile) => Object.entries(packages).filter(([path]) => path !== '');
const locked = lockedIn(lock);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const peersFolder = 'tests/bench/peers';
const peersLock = readLock(`${peersFolder}/package-lock.json`);

test.each([
  ['the project', lock],
  ['the bench’s peers', peersLock],
])('every package of %s is locked by an integrity hash', (_name, file) => {
  expect(file.lockfileVersion).toBe(3);
  expect(lockedIn(file).length).toBeGreaterThan(100);
  expect(
    lockedIn(file)
      .filter(([, { integrity }]) => !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity ?? ''))
      .map(([path]) => path),
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
  const all = [...locked, ...lockedIn(peersLock)];
  expect(all.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([path]) => path)).toEqual([]);
  for (const file of ['package-lock.json', `${peersFolder}/package-lock.json`])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/git\+|git:|file:|"https?:\/\/[^"]*\.tgz/);
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

test('the peers of the bench have exact versions that match their lock file', () => {
  const { dependencies } = JSON.parse(readFileSync(`${peersFolder}/package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(peersLock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

/** The content management systems' packages have no lock file: too large for `npm ci`, they are installed one by one. */
test('tests install packages without their install scripts, and name exact versions', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => ({ file, code: readFileSync(join('tests', file), 'utf8') }));
  const installing = tests.filter(({ code }) => /\[\s*'(?:install|ci)',/.test(code));
  expect(installing.map(({ file }) => file).toSorted()).toEqual(['bench/peers.ts', 'cms/package-folder.ts']);
  expect(installing.filter(({ code }) => !/'(?:install|ci)',\s*'--ignore-scripts'/.test(code))).toEqual([]);
  const versions = tests.flatMap(({ code }) =>
    Array.from(code.matchAll(/packageFolder\('[^']+', '([^']*)'\)/g), ([, version]) => version!),
  );
  expect(versions.length).toBeGreaterThan(3);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
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

/** Libraries of the configurator only: its editor. */
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

interface BuiltFile {
  file: string;
  code: string;
}

/** Built scripts of some folders, with their contents. */
const scriptsIn = (...folders: readonly string[]): readonly BuiltFile[] =>
  folders.flatMap((folder) =>
    readdirSync(`dist/${folder}`)
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file: join(folder, file), code: readFileSync(join('dist', folder, file), 'utf8') })),
  );

/** The libraries in a build, with their licenses, as the build itself lists them. */
const licensesIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(readFileSync(file, 'utf8').matchAll(/^## (\S+) - \S+ \((.+)\)$/gm), ([, name, license]) => [
      name!,
      license!,
    ]),
  );

let scripts: readonly BuiltFile[];
/** The libraries of the configurator, which is built separately. */
let authorScripts: readonly BuiltFile[];

beforeAll(() => {
  if (!existsSync('dist/licenses.md')) throw new Error('There is no build. Run npm run build, then the tests again.');
  scripts = scriptsIn('', 'widgets', 'chunks');
  authorScripts = scriptsIn('configurator', 'configurator/chunks');
});

test('the bundle contains only known libraries, and the text of each license', () => {
  expect(licensesIn('dist/licenses.md')).toEqual(shipped);
  const [, ...entries] = readFileSync('dist/licenses.md', 'utf8').split(/^## /m);
  for (const entry of entries) expect(entry).toMatch(/copyright[^]{200}/i);
});

test('the configurator contains only known libraries, and its editor is in separate files', () => {
  const libraries = licensesIn('dist/configurator/licenses.md');
  expect({ ...shipped, ...libraries }).toEqual({ ...shipped, ...shippedForAuthors });
  // A class of the editor and a method of its language service.
  for (const text of ['cm-content', 'getMatchingSchemas' satisfies keyof LanguageService])
    expect(authorScripts.filter(({ code }) => code.includes(text)).map(({ file }) => file)).toEqual([
      expect.stringMatching(/\/json-editor\.chunk-/),
    ]);
});

/**
 * A library in these files would need its license in the package. The build writes the path of each module above its
 * code.
 */
test.each(['server', 'cli'])('dist/server/%s.mjs contains no library, and imports only from Node', (name) => {
  const code = readFileSync(`dist/server/${name}.mjs`, 'utf8');
  const modules = Array.from(code.matchAll(/^\/\/(?:#region)? (\S+\.\w+)$/gm), ([, path]) => path!);
  expect(modules).toContain(`packages/embed/server/${name}.ts`);
  expect(modules.filter((path) => !path.startsWith('packages/'))).toEqual([]);
  const imported: unknown[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), ({ source }) => {
    if (source) imported.push((source as SyntaxNode)['value']);
  });
  expect(imported).toContain('node:fs');
  expect(imported.filter((from) => !String(from).startsWith('node:'))).toEqual([]);
  expect(code).not.toMatch(/\brequire\(/);
});

/** Dynamic evaluation in any spelling and from any library, which a strict policy would block. */
test('no file of the bundle evaluates text as script', () => {
  const evaluating =
    /(?<![.\w$])eval\b|(?<![\w$])Function\s*\(|\bnew\s*\(?\s*Function\b|\.constructor\s*\(\s*["'`]|set(?:Timeout|Interval)\(\s*["'`]|importScripts|createObjectURL\(\s*new Blob/;
  expect(scripts.length).toBeGreaterThan(50);
  expect(
    [...scripts, ...authorScripts]
      .filter(({ code }) => evaluating.test(code))
      .map(({ file, code }) => `${file}: ${evaluating.exec(code)![0]}`),
  ).toEqual([]);
});

/** Editors show descriptions; the build strips those written with `described`. */
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
  const bundled = licensesIn('dist/licenses.md');
  expect(notForVisitors.filter((name) => name in bundled)).toEqual([]);
});

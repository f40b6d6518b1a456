import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CovermountServer } from '#embed/server/public';
import { documents } from '#tooling/generate/docs';
import { projectRoot } from '#tooling/project';
import { integrityOf } from '#tooling/vite/integrity';
import { writeOutput } from '../../packages/configurator/outputs/write-output.ts';
import examples from '../../packages/configurator/widget-examples.json' with { type: 'json' };
import { snippetsOf } from '../docs/snippets.ts';

const folder = mkdtempSync(join(tmpdir(), 'covermount-package-'));
let tarball: Uint8Array<ArrayBuffer>;
/** The folder in which the packed package is installed. */
const installed = join(folder, 'node_modules/covermount');

beforeAll(() => {
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  tarball = new Uint8Array(readFileSync(join(folder, filename)));
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('publint finds no problem in the packed package', async () => {
  const manifest = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as Record<string, unknown>;
  const { messages } = await publint({ pack: { tarball: tarball.buffer } });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('the packed package’s types match its modules in every resolution mode', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: ['./covermount.css'],
  });
  // The package has only ES modules, which these two modes cannot load.
  const problems = analysis.types
    ? analysis.problems.filter(
        (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
      )
    : ['has no types'];
  expect(problems).toEqual([]);
});

test('the packed modules can be imported on a server, and print nothing', () => {
  const modules = ['covermount', 'covermount/widgets/zip-form', 'covermount/server'];
  const source = `
    for (const name of ${JSON.stringify(modules)}) await import(name);
    const { mount, ready, version } = await import('covermount');
    console.log(typeof mount, typeof ready, version);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^function function \d+\.\d+\.\d+\n$/);
});

/** The diagnostics of TypeScript for a project with the packed package. */
function typeErrors(sources: ReadonlyMap<string, string>): string[] {
  const types = join(folder, 'node_modules/@types');
  if (!existsSync(types)) symlinkSync(`${projectRoot}node_modules/@types`, types);
  for (const [file, text] of sources) writeFileSync(join(folder, file), text);
  const program = ts.createProgram({
    rootNames: [...sources.keys()].map((file) => join(folder, file)),
    options: {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      noUncheckedSideEffectImports: true,
      // TypeScript's own libraries; the declarations of the package are checked.
      skipDefaultLibCheck: true,
      types: [],
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

describe('in a TypeScript project', () => {
  const snippets = documents()
    .flatMap(snippetsOf)
    .filter(({ language }) => language === 'ts' || language === 'tsx')
    .map(({ language, text }, index) => [`snippet-${index}.${language}`, text] as const);
  const mount = [
    "import { mount } from 'covermount';",
    "const element = document.querySelector('cover-zip-form')!;",
    "mount('zip-form', element, { quotePage: '/q', labels: { es: { submit: 'Ir' } } }).update({ theme: { accent: 'red' } });",
    '// @ts-expect-error',
    "mount('zip-from', element);",
    '// @ts-expect-error',
    "mount('zip-form', element, { quotePge: '/q' });",
    '// @ts-expect-error',
    "mount('zip-form', element, { labels: { es: { sumbit: 'Ir' } } });",
    "addEventListener('covermount:complete', ({ detail }) => detail.outcome);",
    "addEventListener('covermount:step', ({ detail }) => detail.progress.toFixed());",
    "addEventListener('covermount:navigate', (event) => event.detail.url && event.preventDefault());",
    "import { mount as mountZipForm } from 'covermount/widgets/zip-form';",
    "import schema from 'covermount/schemas/zip-form.json';",
    "mountZipForm(element, { quotePage: '/q', labels: { submit: 'Go' } }).update({ quotePage: '/r' });",
    '// @ts-expect-error',
    'mountZipForm(element, { quotePage: 7 });',
    "import { ready, version } from 'covermount';",
    "void ready(mount('zip-form', element).element).then(() => console.log(version, schema.title));",
  ];
  const page = [
    "import type {} from 'covermount/react';",
    'export const page = (',
    '  <cover-zip-form quote-page="/get-a-quote" use-location="false" previous-quotes="true" debug className="wide">',
    '    <a href="/get-a-quote">Get a quote</a>',
    '  </cover-zip-form>',
    ');',
    '// @ts-expect-error',
    'export const removed = <cover-zip-form use-location={false} />;',
    '// @ts-expect-error',
    'export const value = <cover-back-to-top after="far" />;',
    '// @ts-expect-error',
    'export const element = <cover-zipform />;',
  ];
  const written = (['zip-form', 'team', 'quote-flow'] as const).map((widget) => {
    const { config } = examples[widget];
    const source = {
      widget,
      config,
      pageConfig: config,
      content: '',
      page: {},
      brand: {},
      files: '/',
      version: '1.2.3',
    };
    const module = writeOutput('mount', source).find(({ place }) => place === 'module')!;
    return [`configurator-${widget}.ts`, module.text] as const;
  });
  const sources = new Map([...snippets, ...written, ['mount.ts', mount.join('\n')], ['page.tsx', page.join('\n')]]);
  let errors: string[];
  beforeAll(() => {
    errors = typeErrors(sources);
  });
  const errorsOf = (name: string): string[] => errors.filter((error) => error.includes(`/${name}`));

  test('the examples of the documents compile', () => {
    expect(snippets.length).toBeGreaterThan(3);
    expect(errorsOf('snippet-')).toEqual([]);
  });

  test('the modules that the configurator writes compile', () => {
    expect(errorsOf('configurator-')).toEqual([]);
  });

  test('`mount`, its handle and the events have types, and `mount` rejects unknown widgets and keys', () => {
    expect(errorsOf('mount.ts')).toEqual([]);
  });

  test('JSX rejects unknown elements, wrong values, and `false`, which React does not render', () => {
    expect(errorsOf('page.tsx')).toEqual([]);
  });

  test('the declarations of the package are valid', () => {
    expect(errors).toEqual([]);
  });
});

test('the packed package has the files for a project, and not those for content management systems', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  for (const file of ['php/FirstPaint.php', 'java/covermount/FirstPaint.java', 'drupal/covermount/covermount.info.yml'])
    expect(files).toContain(`dist/cms/${file}`);
  for (const system of ['wordpress', 'aem', 'drupal', 'edge-delivery'])
    expect(existsSync(`${projectRoot}dist/cms/${system}/covermount.zip`)).toBe(true);
  expect(files.filter((file) => /\.zip$|vectors\.json$/.test(file))).toEqual([]);
  expect(tarball.length).toBeLessThan(5_000_000);
});

test('every browser file is in integrity.json, and every module in the import maps, with its hash', async () => {
  const dist = `${projectRoot}dist/`;
  const onDisk = ['', 'widgets/', 'chunks/'].flatMap((of) =>
    readdirSync(dist + of)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => of + file),
  );
  expect(onDisk.filter((file) => file.startsWith('chunks/')).length).toBeGreaterThan(100);
  const built = Object.fromEntries(onDisk.map((file) => [file, integrityOf(readFileSync(dist + file))]));
  expect(JSON.parse(readFileSync(`${dist}integrity.json`, 'utf8'))).toEqual(built);

  const { 'covermount.css': _sheet, ...modules } = built;
  const below = (address: string) =>
    Object.fromEntries(Object.entries(modules).map(([file, hash]) => [address + file, hash]));
  expect(JSON.parse(readFileSync(`${dist}import-map.json`, 'utf8'))).toEqual({ integrity: below('./') });
  const { importMap } = (await import(`${dist}server/server.mjs`)) as CovermountServer;
  const [, printed = ''] = /<script type="importmap">(.*)<\/script>/.exec(importMap({ filesFrom: '/files/' })) ?? [];
  expect(JSON.parse(printed)).toEqual({ integrity: below('/files/') });
});

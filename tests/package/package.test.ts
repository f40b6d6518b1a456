import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#tooling/project';
import { integrityOf } from '#tooling/vite/integrity';
import { writeOutput } from '../../packages/configurator/outputs/write-output.ts';
import examples from '../../packages/configurator/widget-examples.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'covermount-package-'));
let tarball: Uint8Array<ArrayBuffer>;
/** Where the packed package is installed. */
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

test('the packed package has no mistake that publint knows', async () => {
  const manifest = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as Record<string, unknown>;
  const { messages } = await publint({ pack: { tarball: tarball.buffer } });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('the types of the packed package are those of its modules, wherever modules are resolved', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: ['./covermount.css'],
  });
  // The package has ES modules alone, which these two cannot load.
  const problems = analysis.types
    ? analysis.problems.filter(
        (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
      )
    : ['has no types'];
  expect(problems).toEqual([]);
});

test('the packed modules can be imported on a server, and say nothing', () => {
  const modules = ['covermount', 'covermount/widgets/zip-form', 'covermount/server'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `for (const name of ${JSON.stringify(modules)}) await import(name);`],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout + stderr).toBe('');
});

test('the modules that the configurator writes compile with the types of the package', () => {
  const files = (['zip-form', 'team', 'quote-flow'] as const).map((widget) => {
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
    const file = join(folder, `${widget}.ts`);
    writeFileSync(file, writeOutput('mount', source).find(({ place }) => place === 'module')?.text ?? '');
    return file;
  });
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const flags = '--noEmit --strict --noUnusedLocals --target es2022 --module esnext --moduleResolution bundler';
  const { stdout } = spawnSync(process.execPath, [compiler, ...flags.split(' '), ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('the packed package has what is copied into a project, and not what content management systems install', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  for (const file of ['php/FirstPaint.php', 'java/covermount/FirstPaint.java', 'drupal/covermount/covermount.info.yml'])
    expect(files).toContain(`dist/cms/${file}`);
  for (const system of ['wordpress', 'aem', 'drupal', 'edge-delivery'])
    expect(existsSync(`${projectRoot}dist/cms/${system}/covermount.zip`)).toBe(true);
  expect(files.filter((file) => /\.zip$|vectors\.json$/.test(file))).toEqual([]);
  expect(tarball.length).toBeLessThan(5_000_000);
});

test('integrity.json has the hash of every file that a browser loads', () => {
  const hashes = JSON.parse(readFileSync(`${projectRoot}dist/integrity.json`, 'utf8')) as Record<string, string>;
  const files = Object.keys(hashes);
  expect(files).toEqual(expect.arrayContaining(['covermount.js', 'covermount.css', 'widgets/zip-form.js']));
  expect(files.filter((file) => file.startsWith('chunks/')).length).toBeGreaterThan(100);
  const wrong = files.filter((file) => integrityOf(readFileSync(`${projectRoot}dist/${file}`)) !== hashes[file]);
  expect(wrong).toEqual([]);
});

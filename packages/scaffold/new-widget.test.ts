import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWidget, WidgetNameError } from './new-widget.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
let root = '';

/** The folders that get new files; the rest of the project is symlinked. */
const added = ['widgets', 'stories', 'demo-pages', 'docs', 'tests'];
const linked = ['packages', 'node_modules', '.storybook', 'package.json'];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'covermount-widget-'));
  for (const folder of added) cpSync(join(project, folder), join(root, folder), { recursive: true });
  for (const file of linked) symlinkSync(join(project, file), join(root, file));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a name', () => {
  test.each([
    ['', 'Say what the widget is called'],
    ['cover-rate-table', "Leave out the element's prefix: npm run new:widget rate-table"],
    ['RateTable', 'Take lower-case words with dashes between them'],
    ['rate--table', 'Take lower-case words with dashes between them'],
    ['rate-table-', 'Take lower-case words with dashes between them'],
    ['../rate', 'Take lower-case words with dashes between them'],
    ['2-cars', 'Take lower-case words with dashes between them'],
    ['page', '"page" means something else to a page'],
    ['zip-form', 'There is a widget "zip-form" already'],
  ])('refuses the widget name %j: %s', (name, message) => {
    const before = readFileSync(join(root, 'widgets/registry.ts'), 'utf8');
    expect(() => createWidget(name, root)).toThrow(WidgetNameError);
    expect(() => createWidget(name, root)).toThrow(message);
    expect(readFileSync(join(root, 'widgets/registry.ts'), 'utf8')).toBe(before);
  });

  test('refuses a name whose files exist before it writes anything', () => {
    mkdirSync(join(root, 'demo-pages'), { recursive: true });
    writeFileSync(join(root, 'demo-pages/half-made.html'), '');
    expect(() => createWidget('half-made', root)).toThrow('These files are there already: demo-pages/half-made.html');
    expect(existsSync(join(root, 'widgets/half-made'))).toBe(false);
  });
});

describe('a new widget', () => {
  let files: string[] = [];
  const text = (file: string) => readFileSync(join(root, file), 'utf8');

  beforeAll(() => {
    files = createWidget('rate-table', root);
    createWidget('video', root);
  });

  test('creates every file that a widget needs', () => {
    expect(files).toEqual([
      'demo-pages/rate-table.html',
      'docs/widgets/rate-table.md',
      'stories/rate-table.stories.tsx',
      'tests/browser/rate-table/rate-table.spec.ts',
      'widgets/rate-table/index.ts',
      'widgets/rate-table/rate-table.browser.test.tsx',
      'widgets/rate-table/rate-table.config.ts',
      'widgets/rate-table/rate-table.css',
      'widgets/rate-table/rate-table.test.ts',
      'widgets/rate-table/rate-table.view.tsx',
      'widgets/rate-table/strings/en.ts',
      'widgets/rate-table/strings/es.ts',
    ]);
  });

  test('uses the same name in every file of a new widget', () => {
    expect(files.filter((file) => /__\w+__/.test(text(file)))).toEqual([]);
    expect(text('widgets/rate-table/index.ts')).toContain("name: 'rate-table',\n  config: rateTableConfig,");
    expect(text('widgets/rate-table/rate-table.view.tsx')).toContain('export function RateTable(');
    expect(text('demo-pages/rate-table.html')).toContain('<h1>Rate table</h1>');
  });

  test('adds a new widget to the registry in alphabetical order', () => {
    const names = [...text('widgets/registry.ts').matchAll(/import\('\.\/([\w-]+)\/index\.ts'\)/g)].map(
      ([, name = '']) => name,
    );
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(names).toEqual(expect.arrayContaining(['rate-table', 'video']));
  });

  test('creates a widget that passes the type checker', async () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file));
    const declarations = [
      'packages/build/virtual.d.ts',
      'packages/maps/google/google-maps.d.ts',
      'packages/maps/leaflet/leaflet-modules.d.ts',
    ];
    const options = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({ ...options, include: undefined, files: [...sources, 'widgets/registry.ts', ...declarations] }),
    );
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', root], { cwd: root }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  });
});

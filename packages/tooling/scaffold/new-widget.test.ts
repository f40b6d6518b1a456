import {
  cpSync,
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
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../project.ts';
import { createWidget, WidgetNameError } from './new-widget.ts';

let root = '';

/** The folders that get new files; the rest of the project is symlinked. */
const added = ['widgets', 'stories', 'demo-pages', 'docs', 'tests'];
const linked = ['packages', 'node_modules', '.storybook', 'package.json'];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'covermount-widget-'));
  for (const folder of added) cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  for (const file of linked) symlinkSync(join(projectRoot, file), join(root, file));
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
    createWidget('quiz', root);
  });

  test('creates every file that a widget needs', () => {
    expect(files).toEqual([
      'demo-pages/rate-table.html',
      'docs/widgets/rate-table.md',
      'stories/rate-table.stories.tsx',
      'tests/browser/rate-table/rate-table.spec.ts',
      'widgets/rate-table/index.ts',
      'widgets/rate-table/rate-table.actors.ts',
      'widgets/rate-table/rate-table.browser.test.tsx',
      'widgets/rate-table/rate-table.chunk.ts',
      'widgets/rate-table/rate-table.config.ts',
      'widgets/rate-table/rate-table.connect.ts',
      'widgets/rate-table/rate-table.css',
      'widgets/rate-table/rate-table.machine.test.ts',
      'widgets/rate-table/rate-table.machine.ts',
      'widgets/rate-table/rate-table.setup.ts',
      'widgets/rate-table/rate-table.types.ts',
      'widgets/rate-table/rate-table.view.tsx',
      'widgets/rate-table/strings.en.ts',
      'widgets/rate-table/strings.es.ts',
      'widgets/rate-table/use-rate-table.ts',
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
    expect(names).toEqual(expect.arrayContaining(['rate-table', 'quiz']));
  });

  test('creates a widget that passes the type checker', () => {
    const declarations = readdirSync(join(projectRoot, 'packages'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => join(projectRoot, 'packages', file));
    const isTypeScript = (file: string) => /\.tsx?$/.test(file);
    // Stories, journeys and view tests import the whole project; their syntax is checked here, their types by `npm run
    // types`.
    const isChecked = (file: string) => file.startsWith('widgets/') && !file.includes('.browser.test.');
    const sources = files.filter((file) => isTypeScript(file) && isChecked(file)).map((file) => join(root, file));
    const others = files.filter((file) => isTypeScript(file) && !isChecked(file));
    const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
      config: { compilerOptions: object };
    };
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
    const program = ts.createProgram([...sources, ...declarations], options);
    const syntax = others.flatMap(
      (fileName) =>
        ts.transpileModule(text(fileName), { fileName, compilerOptions: options, reportDiagnostics: true })
          .diagnostics ?? [],
    );
    // Only the new files: `npm run types` checks what they import.
    const diagnostics = sources.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(
      [...syntax, ...diagnostics].map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    ).toEqual([]);
  });
});

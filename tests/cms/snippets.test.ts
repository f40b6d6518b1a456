import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CovermountServer } from '#embed/server/public';
import { documents } from '#tooling/generate/docs';
import { projectRoot } from '#tooling/project';
import { snippetsOf } from '../docs/snippets.ts';
import { runRequired } from './required-command.ts';

const dist = `${projectRoot}dist/`;
const node = (await import(`${dist}server/server.mjs`)) as CovermountServer;
const folder = mkdtempSync(join(tmpdir(), 'covermount-snippets-'));

/** Writes an attribute without a value as the snippets do. */
const asWritten = (html: string): string => html.replace('data-cover-drawn=""', 'data-cover-drawn');

const snippet = (language: string): string =>
  snippetsOf('docs/first-paint.md').find((candidate) => candidate.language === language)!.text;

beforeAll(() => symlinkSync(`${dist}first-paint`, join(folder, 'first-paint')));
afterAll(() => rmSync(folder, { recursive: true }));

const pageOrigin = 'https://www.agency.example';

test('the PHP in docs/first-paint.md prints the same element as Node', () => {
  copyFileSync(`${dist}cms/php/FirstPaint.php`, join(folder, 'FirstPaint.php'));
  writeFileSync(join(folder, 'page.php'), `<?php\n${snippet('php')}`);
  const page = { brands: { lonestar: { code: 'LS', name: 'Lone Star Cover' } } };
  const expected = node.renderElement({ widget: 'zip-form', config: { quotePage: '/get-a-quote' }, page, pageOrigin });
  // PHP escapes slashes in JSON with a backslash.
  expect(runRequired('php', join(folder, 'page.php')).replaceAll(String.raw`\/`, '/')).toBe(asWritten(expected));
});

test.each(documents().flatMap((file) => snippetsOf(file).filter(({ language }) => language === 'php')))(
  '$file:$line is valid PHP',
  ({ text }) => {
    writeFileSync(join(folder, 'snippet.php'), `<?php\n${text}`);
    expect(runRequired('php', '-l', join(folder, 'snippet.php'))).toContain('No syntax errors');
  },
);

test('the Java in docs/first-paint.md prints the same element as Node', () => {
  writeFileSync(join(folder, 'ZipForm.java'), snippet('java'));
  const config = { quotePage: '/get-a-quote', labels: { submit: 'Start “my” quote' } };
  const main = `import java.io.PrintStream;
    public class Main {
      public static void main(String[] arguments) throws Exception {
        new PrintStream(System.out, true, "UTF-8").print(ZipForm.html(java.nio.file.Path.of(arguments[0]), arguments[1]));
      }
    }`;
  writeFileSync(join(folder, 'Main.java'), main);
  const sources = ['FirstPaint', 'JsonReader'].map((name) => `${dist}cms/java/covermount/${name}.java`);
  const own = ['ZipForm', 'Main'].map((name) => join(folder, `${name}.java`));
  runRequired('javac', '--release', '11', '-encoding', 'UTF-8', '-d', folder, ...sources, ...own);
  const printed = runRequired(
    'java',
    '-cp',
    folder,
    'Main',
    join(folder, 'first-paint'),
    JSON.stringify(config).replaceAll(/[“”]/g, (quote) => String.raw`\u${quote.codePointAt(0)!.toString(16)}`),
  );
  const withoutConfig = (html: string) => html.replace(/ config="[^"]*"/, '');
  const expected = node.renderElement({ widget: 'zip-form', config, pageOrigin });
  expect(withoutConfig(printed)).toBe(withoutConfig(asWritten(expected)));
});

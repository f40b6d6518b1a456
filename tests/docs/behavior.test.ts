import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  document: string;
  says: string;
  file: string;
  title: string;
}

/** The rows of the tables that say which test shows what: statement, test file, test title. */
function rowsOf(document: string): Row[] {
  return readFileSync(document, 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')))
    .filter(([, , file = '']) => /\.test\.tsx?`?$|\.spec\.ts`?$/.test(file))
    .map(([, says = '', file = '', title = '']) => ({ document, says, file: file.replaceAll('`', ''), title }));
}

const folder = 'docs/behavior';
const rows = readdirSync(folder).flatMap((name) => rowsOf(`${folder}/${name}`));
const texts = new Map<string, string>();

function textOf(file: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(file, 'utf8');
    texts.set(file, text);
  }
  return text;
}

test('there is a table', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every test that a table names is there', () => {
  const missing = rows.filter(({ file, title }) => {
    try {
      return !textOf(file)
        .replaceAll(/\\(['"`])/g, '$1')
        .includes(title);
    } catch {
      return true;
    }
  });
  expect(missing.map(({ document, says, file, title }) => `${document}: ${says}: ${file} › ${title}`)).toEqual([]);
});

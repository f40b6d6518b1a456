import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countNamed, testsIn, testsOf } from './test-titles.ts';

interface Row {
  document: string;
  statement: string;
  file: string;
  title: string;
}

/** The rows of the tables that name the test of a statement: statement, test file, test title. */
function rowsOf(document: string): Row[] {
  return readFileSync(document, 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')))
    .filter(([, , file = '']) => /\.test\.tsx?`?$|\.spec\.ts`?$/.test(file))
    .map(([, statement = '', file = '', title = '']) => ({
      document,
      statement,
      file: file.replaceAll('`', ''),
      title,
    }));
}

const folder = 'docs/behavior';
const rows = readdirSync(folder).flatMap((name) => rowsOf(`${folder}/${name}`));
const named = ({ document, statement, file, title }: Row) => `${document}: ${statement}: ${file} › ${title}`;

test('the documents name more than a hundred tests', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every row names a test by its whole title, as written in the source', () => {
  expect(rows.filter(({ file, title }) => countNamed(testsOf(file), title) === 0).map(named)).toEqual([]);
});

test('no row names a title that several tests of the file have', () => {
  expect(rows.filter(({ file, title }) => countNamed(testsOf(file), title) > 1).map(named)).toEqual([]);
});

test('finds titles of any quotes, with placeholders, inside their groups and with the cases of their tables', () => {
  const tests = testsIn(String.raw`
    const table = { february: 28, 'a long month': 31 };
    describe('prices', () => {
      test('it\'s "one" title', () => {});
      it.each([['a month', 1], ['a year', 12]])("adds %s", () => {});
      test.each(Object.entries(table))(${'`costs ${price} a \\`month\\``'}, () => {});
    });
    test.describe("on a phone", () => { test.use({}); test(name, () => {}); test.skip('is skipped', () => {}); });
    test('is skipped', () => {});
    expect('no test').toBe(1);
  `);
  expect(tests.map(({ path }) => path)).toEqual([
    ['prices', `it's "one" title`],
    ['prices', 'adds %s'],
    ['prices', 'costs ${price} a `month`'],
    ['on a phone', 'is skipped'],
    ['is skipped'],
  ]);
  expect([...tests[2]!.cases]).toEqual(['february', 'a long month']);
  const counts = (names: string[]) => names.map((name) => countNamed(tests, name));
  expect(counts([`it's "one" title`, 'prices › adds %s', 'adds %s [a year]', 'is skipped'])).toEqual([1, 1, 1, 2]);
  expect(counts(['on a phone › is skipped', 'adds', 'adds %s [a day]', 'prices', 'a year'])).toEqual([1, 0, 0, 0, 0]);
});

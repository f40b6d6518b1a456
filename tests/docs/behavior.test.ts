import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countNamed, testsIn, testsOf } from './test-titles.ts';

interface Row {
  document: string;
  statement: string;
  file: string;
  title: string;
}

/** The rows of the tables that name the test of a statement, in the first cell; file and title are in the last ones. */
function rowsOf(document: string): Row[] {
  return readFileSync(document, 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')))
    .map((cells) => cells.slice(1, -1))
    .filter((cells) => /\.test\.tsx?`?$|\.spec\.ts`?$/.test(cells.at(-2) ?? ''))
    .map((cells) => ({
      document,
      statement: cells[0] ?? '',
      file: (cells.at(-2) ?? '').replaceAll('`', ''),
      title: cells.at(-1) ?? '',
    }));
}

const folder = 'docs/behavior';
const rows = readdirSync(folder).flatMap((name) => rowsOf(`${folder}/${name}`));
const named = ({ document, statement, file, title }: Row) => `${document}: ${statement}: ${file} › ${title}`;
/** Also the rows about attacks and accessibility, which do not describe what the spec asks for. */
const allRows = [...rows, ...['docs/security.md', 'docs/accessibility.md'].flatMap(rowsOf)];

test('the documents name more than a hundred tests', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(allRows.length).toBeGreaterThan(rows.length + 30);
});

test('every row names a test by its whole title, as written in the source', () => {
  expect(allRows.filter(({ file, title }) => countNamed(testsOf(file), title) === 0).map(named)).toEqual([]);
});

test('no row names a title that several tests of the file share', () => {
  expect(allRows.filter(({ file, title }) => countNamed(testsOf(file), title) > 1).map(named)).toEqual([]);
});

/**
 * Verbs for what a visitor sees. `says` and `asks` alone are also used of configurations and services, and `page is
 * hidden` means a background tab.
 */
const visibleVerbs = [
  'shows?|shown|displays?|displayed|appears?|hides?|(?<!page is )hidden',
  'announces?|announced|greets|explains?|explained|says (?:that|what|which|why|how|not)|is (?:said|told) on the page',
  'offers?|(?:is|are) offered|suggests?|suggested|lists|listed|asks? (?:for|whose|how|about)|asked about',
  'disables|disabled|is marked|focus|focuses|focused|opens?|opened|links? to',
];
/** Nouns for what a visitor sees. */
const visibleParts =
  'modals?|dialogs?|buttons?|spinner|notice|panel|overlay|pop-up|banner|radios?|checkbox(?:es)?|(?:error|reset|longer|verified) messages?';
const visibleAction = new RegExp(String.raw`\b(?:${visibleVerbs.join('|')})\b`, 'i');
const visiblePart = new RegExp(String.raw`\b(?:${visibleParts})\b`, 'i');

/** Titles count only in `widgets/`: in services, "lists" and "opens" are not visible actions. */
const isVisible = ({ statement, file, title }: Row) =>
  visibleAction.test(statement) ||
  visiblePart.test(statement) ||
  (file.startsWith('widgets/') && visibleAction.test(title));

/** View tests, journeys, and tests of the map, which renders without React. */
const isSeen = ({ file }: Row) =>
  /\.browser\.test\.tsx$|\.spec\.ts$/.test(file) || /^packages\/maps\/.+\.browser\.test\.ts$/.test(file);

test('every row about what a visitor sees names a view test or a journey', () => {
  expect(rows.filter((row) => isVisible(row) && !isSeen(row)).map(named)).toEqual([]);
});

test('no row about sent data names a test of `packages/domain`, which sees no request', () => {
  const isRule = ({ file }: Row) => file.startsWith('packages/domain/');
  expect(rows.filter((row) => /\b(?:sends?|sent)\b/i.test(row.statement) && isRule(row)).map(named)).toEqual([]);
});

test('distinguishes what a visitor sees from what is sent, stored or configured', () => {
  const row = { document: '', statement: 'A failed call', file: 'packages/services/http.test.ts', title: 'fails' };
  const isUnseen = (changed: Partial<Row>) => isVisible({ ...row, ...changed }) && !isSeen({ ...row, ...changed });
  const shown = { statement: 'A failed call shows no rates' };
  expect([shown, { statement: 'Reset dialog' }].map(isUnseen)).toEqual([true, true]);
  expect(isUnseen({ file: 'widgets/zip-form/zip-form.test.ts', title: 'offers three quotes' })).toBe(true);
  expect(isUnseen({ ...shown, file: 'widgets/zip-form/zip-form.browser.test.tsx' })).toBe(false);
  expect(isUnseen({ ...shown, file: 'tests/browser/zip-form/zip-form.spec.ts' })).toBe(false);
  const others = ['Polling pauses while the page is hidden', 'Each answer is sent', 'The record is stored'];
  expect(others.map((statement) => isUnseen({ statement }))).toEqual([false, false, false]);
});

test('finds titles in any quotes, with placeholders, their groups and the cases of their tables', () => {
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

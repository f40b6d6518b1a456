import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents: Readonly<Record<string, string>> = {
  1: 'docs/spec/quote.md',
  2: 'docs/spec/purchase-and-payment.md',
  3: 'docs/spec/customer-area-and-site.md',
};

/** The text of each section by its number; a section includes its subsections. */
function sectionsOf(file: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  const open: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, marks, number] = /^(##+) (\d+(?:\.\d+)?)\.? /.exec(line) ?? [];
    if (marks && number) open.splice(marks.length - 2, Number.POSITIVE_INFINITY, number);
    for (const section of open) sections.set(section, `${sections.get(section) ?? ''}\n${line}`);
  }
  return sections;
}

const sections = Object.fromEntries(Object.entries(documents).map(([number, file]) => [number, sectionsOf(file)]));

interface Citation {
  at: string;
  document: string;
  section: string;
  /** The part of the section that the comment cites by name. */
  name: string | undefined;
}

/** `spec 1 §4, §9`, `spec 2 §3.4 and 3 §2`, `spec 1 §8, "Zip form error"`. */
const citation = /spec [123] §\d[\d.]*(?:(?:,| and|, and) (?:(?:spec )?[123] )?§?\d[\d.]*)*(?:,? "([^"\n]+)")?/gi;

function citationsOf(file: string): readonly Citation[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(citation)].flatMap(([text, name]) => {
        let document = '';
        const cited = [...text.replace(/"[^"]*"$/, '').matchAll(/(?:(?:spec )?([123]) )?§?(\d+(?:\.\d+)?)/gi)];
        return cited.map(([, number, section = ''], position): Citation => {
          document = number ?? document;
          const isLast = position === cited.length - 1;
          return { at: `${file}:${index + 1}`, document, section, name: isLast ? name : undefined };
        });
      }),
    );
}

const files = ['packages', 'widgets', 'tests', 'stories', 'docs/behavior', 'docs/widgets', 'demo-pages'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css|md|js|html)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
);
const citations = files.filter((file) => !file.endsWith('docs/citations.test.ts')).flatMap(citationsOf);

test('code cites the spec', () => {
  expect(citations.length).toBeGreaterThan(100);
});

test('every cited section exists in docs/spec', () => {
  const missing = citations.filter(({ document, section }) => !sections[document]?.has(section));
  expect(missing.map(({ at, document, section }) => `${at}: spec ${document} §${section}`)).toEqual([]);
});

test('every part cited by name exists in its section', () => {
  const missing = citations.filter(
    ({ document, section, name }) =>
      name && !sections[document]?.get(section)?.toLowerCase().includes(name.toLowerCase()),
  );
  expect(missing.map(({ at, document, section, name }) => `${at}: spec ${document} §${section} "${name}"`)).toEqual([]);
});

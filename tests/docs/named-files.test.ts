import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = [
  ...readdirSync('.').map((name) => `/${name}`),
  ...['.storybook', 'packages', 'widgets', 'stories', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
];

/**
 * Source files that a document names in code font, by their whole path or its end. `x.` stands for a widget's name;
 * `.chunk.ts` is the end of a name.
 */
function filesNamedIn(document: string): readonly string[] {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)];
  return named.map(([, name = '']) => name).filter((name) => !name.startsWith('x.'));
}

const unknownIn = (document: string): readonly string[] =>
  filesNamedIn(document).filter(
    (name) => !files.some((file) => file.endsWith(name.startsWith('.') ? name : `/${name}`)),
  );

test.each([
  'docs/accessibility.md',
  'docs/architecture.md',
  'docs/browsers.md',
  'docs/proof.md',
  'tests/README.md',
  'tests/faults/README.md',
  'tests/security/README.md',
])('%s names only existing source files', (document) => {
  expect(filesNamedIn(document).length).toBeGreaterThan(0);
  expect(unknownIn(document)).toEqual([]);
});

test('decisions name only existing source files', () => {
  const documents = readdirSync('docs/adr').map((name) => `docs/adr/${name}`);
  expect(documents.flatMap(filesNamedIn).length).toBeGreaterThan(0);
  expect(documents.flatMap((document) => unknownIn(document).map((name) => `${document}: ${name}`))).toEqual([]);
});

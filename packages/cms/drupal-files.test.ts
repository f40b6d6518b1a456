import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { widgetNames } from '#tooling/project';
import { drupalArchive, drupalFiles } from './drupal-files.ts';
import { readSchema } from './read-schema.ts';
import { contentsOf, smallBuild } from './testing/small-build.ts';

const files = drupalFiles(smallBuild);
const contentOf = contentsOf(files);

test('each widget has a component, with a prop for each key and a template that prints all of them', () => {
  for (const name of widgetNames()) {
    const keys = Object.keys(readSchema(name).properties ?? {}).filter((key) => key !== '$schema');
    const metadata = parse(contentOf(`components/${name}/${name}.component.yml`)) as {
      name: string;
      props: { properties: object };
    };
    expect(metadata.name).toMatch(/^[A-Z]/);
    expect(Object.keys(metadata.props.properties)).toEqual(keys);
    const template = contentOf(`components/${name}/${name}.twig`);
    expect(template).toContain(`[${keys.map((key) => `'${key}'`).join(', ')}]`);
    // All output is escaped.
    expect(template).not.toContain('raw');
  }
});

test('the archive contains the version’s files where the library and its script look for them', () => {
  expect(drupalArchive(smallBuild).map(({ path }) => path)).toContain('files/1.2.3/chunks/a.js');
  expect(contentOf('covermount.libraries.yml')).toContain('files/1.2.3/covermount.css');
  expect(contentOf('load.js')).toContain("'files/1.2.3/covermount.js'");
  expect(contentOf('load.js')).toContain("'sha384-script'");
  expect(files.filter(({ content }) => /\{(version|scriptHash)\}/.test(String(content)))).toEqual([]);
});

test('a text that looks like a date or a number stays a text', () => {
  const metadata = contentOf('components/quote-estimate/quote-estimate.component.yml');
  expect(metadata).toContain('"2026-11-20"');
});

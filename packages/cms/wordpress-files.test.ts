import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldsIn, type SchemaField, schemaFields } from '#configuration/schema-fields';
import { widgetNames } from '#tooling/project';
import { readSchema } from './read-schema.ts';
import { blockCodec, loadBlockEditor } from './testing/load-block-editor.ts';
import { contentsOf, smallBuild } from './testing/small-build.ts';
import { wordpressFiles } from './wordpress-files.ts';
import { zip } from './zip.ts';

const files = wordpressFiles(smallBuild);
const contentOf = contentsOf(files);
const jsonOf = (path: string): unknown => JSON.parse(contentOf(path));

interface BlockJson {
  name: string;
  title: string;
  description: string;
  attributes: Record<string, { type: string; enum?: unknown[]; default?: unknown }>;
}

test('each widget has a block, with an attribute for each key and no default', () => {
  for (const name of widgetNames()) {
    const block = jsonOf(`blocks/${name}/block.json`) as BlockJson;
    expect(block.name).toBe(`covermount/${name}`);
    expect(block.title).toMatch(/^[A-Z][\w- ]+$/);
    expect(block.description).toMatch(/^[A-Z][^[\]`]{10,}\.$/);
    const keys = Object.keys(readSchema(name).properties ?? {}).filter((key) => key !== '$schema');
    expect(Object.keys(block.attributes)).toEqual(keys);
    expect(Object.values(block.attributes).filter((attribute) => 'default' in attribute)).toEqual([]);
    const types = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
    for (const { type } of Object.values(block.attributes)) expect(types).toContain(type);
    // WordPress defines these attributes itself.
    for (const key of ['align', 'anchor', 'className', 'lock', 'metadata', 'style']) expect(keys).not.toContain(key);
    expect(contentOf(`blocks/${name}/render.php`)).toContain(
      `render_widget('${name}', $attributes, $content, $block->parsed_block['attrs'] ?? [])`,
    );
  }
});

test('the version is in the header and in the path of the files, and the hashes are in `build.php`', () => {
  expect(contentOf('covermount.php')).toContain(' * Version: 1.2.3\n');
  expect(contentOf('files/1.2.3/covermount.js')).toBe('script');
  expect(contentOf('includes/build.php')).toContain("'script' => 'sha384-script',");
  expect(contentOf('readme.txt')).toContain('Stable tag: 1.2.3\n');
  // A placeholder that the site's administrator writes.
  const withPlaceholder = files.filter(({ content }) => String(content).includes('{version}'));
  expect(withPlaceholder.map(({ path }) => path).toSorted()).toEqual(['includes/assets.php', 'includes/settings.php']);
});

/** The labels of fields, including those in rows and records. */
const labelsOf = (fields: readonly SchemaField[]): string[] =>
  fields.flatMap((field) => [field.label, ...labelsOf(fieldsIn(field))]);

/** A value for which every control inside a field is shown. */
function filled(field: SchemaField): unknown {
  const object = () => Object.fromEntries(fieldsIn(field).map((member) => [member.name, filled(member)]));
  switch (field.kind) {
    case 'group':
      return object();
    case 'rows':
      return [object()];
    case 'record':
      return { name: filled(field.item) };
    case 'list':
      return [filled(field.item)];
    case 'choice':
      return field.choices[0];
    case 'choices':
      return field.choices.slice(0, 1);
    case 'boolean':
      return true;
    case 'number':
      return 7;
    default:
      return 'text';
  }
}

const { Fields } = loadBlockEditor([]);
const shown = (fields: readonly SchemaField[], value: Record<string, unknown>): string =>
  renderToStaticMarkup(createElement(Fields, { fields, value, onChange: () => undefined }));

test.each([...widgetNames(), 'common', 'page'])('the editor shows a control for every key of %s', (name) => {
  const fields = jsonOf(`fields/${name}.json`) as SchemaField[];
  const value = Object.fromEntries(fields.map((field) => [field.name, filled(field)]));
  const html = shown(fields, value);
  const labels = [...html.matchAll(/<(?:label|h2)>([^<]*)/g)].map(([, text]) => text);
  expect(labels).toEqual(expect.arrayContaining(labelsOf(fields)));
});

test('a control shows the description and the default of its key', () => {
  const fields = schemaFields({
    properties: {
      wait: { type: 'integer', default: 5, description: 'Seconds before `it` opens.' },
      on: { type: 'boolean', default: true },
    },
  });
  const html = shown(fields, {});
  expect(html).toContain('Seconds before it opens. Default: 5');
  expect(html).toContain('Default (on)');
});

test('the block in the editor lists its settings as text', () => {
  const attributes = {
    people: [{ name: 'Robin Example' }, { name: 'Alex Example' }],
    heading: false,
    brand: 'long'.repeat(40),
    labels: { title: 'Us', en: { more: 'More' }, es: { more: 'Más' } },
    theme: { accent: '#123456' },
  };
  const edit = loadBlockEditor(['team']).blocks.get('covermount/team')?.edit;
  const frame = edit?.({ attributes, setAttributes: () => undefined }).props.children[1];
  const html = renderToStaticMarkup(frame);
  const words = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, title, text]) => `${title}: ${text}`);
  expect(words).toEqual([
    'People: 2 people',
    'Heading: Off',
    `Brand: ${'long'.repeat(40).slice(0, 79)}…`,
    'Texts: 2 texts in 2 languages',
    'Theme: 1 setting',
  ]);
});

test('a configuration is stored without the characters that WordPress changes, and restored when read', () => {
  const { store, read } = blockCodec('zip-form');
  const config = fc.record({
    quotePage: fc.string({ unit: 'binary' }),
    labels: fc.dictionary(fc.string(), fc.string()),
    useLocation: fc.boolean(),
  });
  fc.assert(
    fc.property(config, (given) => {
      const stored = store(given);
      expect(JSON.stringify(stored)).not.toMatch(/[&<>]|\\\\(?!u00)/);
      expect(read(stored)).toEqual(given);
    }),
  );
  expect(read({ labels: { submit: 'Bits &amp; pieces &lt;' } })).toEqual({ labels: { submit: 'Bits & pieces <' } });
});

test('a cleared key is removed from the attributes', () => {
  const { store } = blockCodec('zip-form');
  expect(store({ brand: 'x' }, { quotePage: '/x', brand: 'y', className: 'wide' })).toEqual({
    quotePage: undefined,
    brand: 'x',
  });
});

test('attributes of other plugins are neither shown as settings nor changed', () => {
  const { store, read } = blockCodec('zip-form');
  const stored = { quotePage: '/x', animation: { html: '<b>&amp;</b>' }, anchor: 'top' };
  expect(read(stored)).toEqual({ quotePage: '/x' });
  expect(store({ quotePage: '/y' }, stored)).toEqual({ quotePage: '/y' });
  expect(store({}, stored)).toEqual({ quotePage: undefined });
});

test('archives are byte-identical for any file order', () => {
  const archive = zip(files);
  expect(zip(files.toReversed())).toEqual(archive);
  expect(archive.slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
});

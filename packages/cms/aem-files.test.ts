import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { widgetNames } from '#tooling/project';
import type { ModelField } from './aem-fields.ts';
import { aemModels, aemPackage, aemSources } from './aem-files.ts';
import { nodeXml } from './node-xml.ts';
import { readSchema } from './read-schema.ts';
import { contentsOf, smallBuild } from './testing/small-build.ts';

const files = aemSources(smallBuild);
const contentOf = contentsOf(files);
const { DOMParser } = new JSDOM('').window;
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

const components = 'jcr_root/apps/covermount/components';

/** The resource types that AEM dialogs use. */
const resourceTypes = new Set(
  ['container', 'tabs', 'form/textfield', 'form/textarea', 'form/numberfield', 'form/select', 'form/multifield'].map(
    (name) => `granite/ui/components/coral/foundation/${name}`,
  ),
).add('cq/gui/components/authoring/dialog');

/** The field types of the Universal Editor, with the types of their values. */
const fieldTypes = new Set([
  'text: string',
  'number: number',
  'select: string',
  'multiselect: string[]',
  'tab: undefined',
]);

test('every XML file of the package is well-formed, and uses only known resource types', () => {
  const xml = files.filter(({ path }) => path.endsWith('.xml'));
  expect(xml.length).toBeGreaterThan(100);
  for (const { path, content } of xml) {
    const document = parse(String(content));
    expect(document.querySelector('parsererror')?.textContent, path).toBeUndefined();
    const types = [...document.querySelectorAll('*')].flatMap((node) => node.getAttribute('sling:resourceType') ?? []);
    expect(
      types.filter((type) => !resourceTypes.has(type)),
      path,
    ).toEqual([]);
  }
});

test('every key of a widget has a field in its dialog and in its design dialog, and an attribute in its template', () => {
  for (const name of widgetNames()) {
    const keys = Object.keys(readSchema(name).properties ?? {})
      .filter((key) => key !== '$schema')
      // The attribute `hidden` hides an element.
      .map((key) => (key === 'hidden' ? 'config' : key))
      .toSorted();
    for (const dialog of ['_cq_dialog', '_cq_design_dialog']) {
      const document = parse(contentOf(`${components}/${name}/${dialog}/.content.xml`));
      const fields = [...document.querySelectorAll('[fieldLabel]')];
      expect(fields.map(({ localName }) => localName).toSorted(), name).toEqual(keys);
      for (const field of fields) {
        const named = field.getAttribute('name') ?? field.querySelector('field')?.getAttribute('name');
        expect(named).toBe(`./${field.localName}`);
        expect(field.getAttribute('fieldDescription')).toMatch(/\S/);
      }
    }
    const template = contentOf(`${components}/${name}/${name}.html`);
    for (const key of keys) {
      const isNumber = template.includes(`="\${[properties.${key}] @ join=', '}"`);
      if (isNumber) expect(template, name).toContain(`="\${[currentStyle.${key}] @ join=', '}"`);
      const [own, policy] = isNumber
        ? [`own${key.toLowerCase()}`, `policy${key.toLowerCase()}`]
        : [`properties.${key}`, `currentStyle.${key}`];
      expect(template, name).toContain(`${own} || ${policy}`);
    }
    // Expressions without an explicit context are escaped for their position.
    expect(template).not.toContain('context');
  }
});

test('a dialog field accepts fractions only if its key does', () => {
  const steps = widgetNames().flatMap((name) => {
    const document = parse(contentOf(`${components}/${name}/_cq_dialog/.content.xml`));
    const { properties = {} } = readSchema(name);
    return [...document.querySelectorAll('[fieldLabel][step]')].map((field) => ({
      key: `${name} ${field.localName}`,
      type: properties[field.localName]?.type,
      step: field.getAttribute('step'),
    }));
  });
  for (const { key, type, step } of steps) expect(step, key).toBe(type === 'integer' ? '1' : 'any');
  expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(['1', 'any']));
});

test('the archive contains the version’s files where the site component looks for them', () => {
  const paths = aemPackage(smallBuild).map(({ path }) => path);
  expect(paths).toContain('jcr_root/apps/covermount/clientlibs/files/resources/1.2.3/chunks/a.js');
  const site = contentOf(`${components}/site/site.html`);
  expect(site).toContain('src="/etc.clientlibs/covermount/clientlibs/files/resources/1.2.3/covermount.js"');
  expect(site).toContain('integrity="sha384-script"');
  expect(contentOf('META-INF/vault/filter.xml')).toContain('<filter root="/apps/covermount"/>');
  expect(paths.filter((path) => !/^(META-INF\/vault|jcr_root\/apps\/covermount)\//.test(path))).toEqual([]);
});

test('the Universal Editor has a component for each widget, with known field types and unique names', () => {
  const read = (path: string) => JSON.parse(String(aemModels().find((file) => file.path === path)?.content)) as unknown;
  const models = read('component-models.json') as { id: string; fields: ModelField[] }[];
  const { groups } = read('component-definition.json') as { groups: { components: { id: string; model: string }[] }[] };
  const ids = widgetNames().map((name) => `covermount-${name}`);
  expect(models.map(({ id }) => id)).toEqual(ids);
  expect(groups[0]?.components.map(({ model }) => model)).toEqual(ids);
  for (const { id, fields } of models) {
    expect(fields.filter(({ component, valueType }) => !fieldTypes.has(`${component}: ${valueType}`))).toEqual([]);
    expect(new Set(fields.map(({ name }) => name)).size, id).toBe(fields.length);
    for (const { component, options } of fields)
      if (component.endsWith('select')) expect(options?.length, id).toBeGreaterThan(0);
  }
});

test('a JSON field in the Universal Editor rejects common mistakes, and accepts all valid JSON', () => {
  const models = JSON.parse(String(aemModels().find((file) => file.path === 'component-models.json')?.content)) as {
    id: string;
    fields: ModelField[];
  }[];
  const fields = models.find(({ id }) => id === 'covermount-zip-form')!.fields;
  const { validation } = fields.find(({ name }) => name === 'labels')!;
  const isAccepted = (text: string) => new RegExp(validation!.regExp).test(text);
  expect(fields.find(({ name }) => name === 'quotePage')).not.toHaveProperty('validation');
  for (const text of ['', '{}', ' [ ] ', '[[], {}]', '[1,-2.5e+3, true,null]', String.raw`{"a\"b": "x, } ]: \u0041"}`])
    expect(isAccepted(text), text).toBe(true);
  for (const text of [
    'submit: Go',
    '{ submit: "Go" }',
    `{ 'submit': 'Go' }`,
    '{ “submit”: “Go” }',
    '{ "submit": "Go", }',
    '{ "submit": "Go" "next": "On" }',
    '{ "submit": Go }',
    '{ "submit" "Go" }',
    '{ "submit": }',
    '{ "submit": "Go',
    '{ "submit": "Go" ',
    '"Go"',
  ])
    expect(isAccepted(text), text).toBe(false);
  fc.assert(
    fc.property(fc.oneof(fc.object(), fc.array(fc.jsonValue())), fc.constantFrom(0, 2), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(isAccepted(text), text).toBe(true);
    }),
  );
});

test('node values are escaped so that none is read as a type or a list', () => {
  const xml = nodeXml({
    properties: { a: '{Boolean}true', b: '[x]', c: String.raw`C:\x`, d: `<&"'\n`, e: true, f: ['a,b', '[c]'] },
  });
  const root = parse(xml).documentElement;
  expect(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, root.getAttribute(name)]))).toEqual({
    a: String.raw`\{Boolean}true`,
    b: String.raw`\[x]`,
    c: String.raw`C:\\x`,
    d: `<&"'\n`,
    e: '{Boolean}true',
    f: String.raw`[a\,b,\[c\]]`,
  });
});

test('the site component is drawn while a page is edited, and prints no page block without a value', () => {
  const site = contentOf(`${components}/site/site.html`);
  expect(site).toContain('class="cq-placeholder" data-emptytext="Covermount site"');
  expect(site).toMatch(/<div data-sly-test\.page="[^"]*" data-covermount="page"/);
});

test('an item of a list has no comma, which would begin the next item', () => {
  const dialog = parse(contentOf(`${components}/quote-flow/_cq_dialog/.content.xml`));
  expect(dialog.querySelector('topRatedCarriers > field')?.getAttribute('validation')).toBe('covermount-item');
  expect(dialog.querySelector('modes > field')?.getAttribute('validation')).toBeNull();
  const models = JSON.parse(String(aemModels().find((file) => file.path === 'component-models.json')?.content)) as {
    id: string;
    fields: ModelField[];
  }[];
  const { fields } = models.find(({ id }) => id === 'covermount-quote-flow')!;
  const { regExp } = fields.find(({ name }) => name === 'topRatedCarriers')!.validation!;
  expect(new RegExp(regExp).test('Bluebonnet Mutual')).toBe(true);
  expect(new RegExp(regExp).test('Bluebonnet Mutual, Inc.')).toBe(false);
});

/** The validators of the dialogs, by name. */
function dialogValidators(): Map<string, (text: string) => string | undefined> {
  interface Validator {
    selector: string;
    validate: (element: { value: string }) => string | undefined;
  }
  const script = readFileSync(new URL('aem/validate-fields.js', import.meta.url), 'utf8');
  const registered: Validator[] = [];
  const registry = { register: (_name: string, validator: Validator) => registered.push(validator) };
  const jQuery = () => ({ adaptTo: () => registry });
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- a script of a page
  new Function('window', script)({ jQuery });
  return new Map(
    registered.map(({ selector, validate }) => [/"(.*)"/.exec(selector)![1]!, (value) => validate({ value })]),
  );
}

test('the dialog validator rejects invalid JSON with its line and what to do, and accepts an empty value', () => {
  const validate = dialogValidators().get('covermount-json')!;
  expect(validate('{"submit":"x"}')).toBeUndefined();
  expect(validate(' ')).toBeUndefined();
  expect(validate('{\n"submit":"x",\n}')).toMatch(
    /^This is no JSON\. Line 3: .*\. Names and texts are in double quotes, with a comma between two and none at the end\.$/,
  );
});

test('the dialog validator rejects an item with a comma', () => {
  const validate = dialogValidators().get('covermount-item')!;
  expect(validate('Bluebonnet Mutual')).toBeUndefined();
  expect(validate('Bluebonnet Mutual, Inc.')).toMatch(/^An item has no comma\./);
});

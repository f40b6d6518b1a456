import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { fillFirstPaint } from '#embed/server/fill';
import type { FirstPaintFile } from '#embed/server/first-paint-file';
import type { FirstPaintOptions } from '#embed/server/public';
import { projectRoot } from '../project.ts';
import { moduleServer } from '../testing/module-server.ts';
import { isPrintable } from './first-paint-files.ts';
import { hostileTexts, type Vector, vectorsOf } from './first-paint-vectors.ts';
import { renderView } from './first-paint.ts';

const css = '.cover-root{}';
const files: FirstPaintFile[] = [];
const vectors = new Map<FirstPaintFile, Vector[]>();

beforeAll(async () => {
  const server = await moduleServer();
  const declared = readdirSync(`${projectRoot}widgets`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.first-paint.ts'),
  );
  for (const file of declared) {
    const source = readFileSync(`${projectRoot}widgets/${file}`, 'utf8');
    const [, name = '', listed = ''] = /virtual:first-paint\/([\w-]+)\/([^']+)/.exec(source) ?? [];
    const { view } = await renderView(server, name, listed.split(','));
    if (isPrintable(view)) files.push({ ...view, style: { file: 'style.css', hash: 'sha256-example' } });
  }
  for (const file of files) vectors.set(file, vectorsOf(file, css));
});

const containers = new Map<string, Element>();
/** Parsed once for all tests. */
function containerOf(html: string): Element {
  let container = containers.get(html);
  if (!container) {
    container = (JSDOM.fragment(html).firstElementChild as HTMLTemplateElement).content.querySelector('.cover-root')!;
    containers.set(html, container);
  }
  return container;
}

/**
 * The elements and attributes of HTML, without addresses and attributes that depend on them: those vary with their
 * origin.
 */
const shapeOf = (html: string): string =>
  [...containerOf(html).querySelectorAll('*')]
    .map(({ localName, attributes }) => {
      const names = [...attributes]
        .map(({ name }) => name)
        .filter((name) => !/^(href|action|novalidate|aria-disabled)$/.test(name));
      return [localName, ...names.toSorted()].join(' ');
    })
    .join('\n');

/** Every text node, and every attribute value. */
const textsOf = (container: Element): string =>
  [...container.querySelectorAll('*')]
    .flatMap(({ attributes, childNodes }) => [
      ...[...attributes].map(({ value }) => value),
      ...[...childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')),
    ])
    .join('\n');

const settingsOf = ({ options }: { options: FirstPaintOptions }) => JSON.stringify(options);

test('there are over 600 vectors, almost all distinct, and the same ones each time', () => {
  const all = [...vectors.values()].flat();
  expect(files).toHaveLength(13);
  expect(all.length).toBeGreaterThan(600);
  expect(new Set(all.map(settingsOf)).size).toBeGreaterThan(550);
  expect(files.flatMap((file) => vectorsOf(file, css))).toEqual(all);
});

test('each template has a vector', () => {
  for (const file of files) {
    const keys = Object.keys(file.templates);
    // Each template renders its key.
    const named: FirstPaintFile = { ...file, templates: Object.fromEntries(keys.map((key) => [key, [key]])) };
    const printed = vectors.get(file)!.map(({ options }) => fillFirstPaint(named, css, options));
    const found = new Set(printed.filter((html) => html !== '').map((html) => containerOf(html).textContent));
    expect([...found].toSorted(), file.name).toEqual(keys.toSorted());
  }
});

test('no text of a vector adds an element or an attribute to what the build rendered', () => {
  for (const file of files) {
    const rendered = new Set(
      Object.entries(file.templates).map(([, nodes]) => {
        // A single template, rendered whatever the configuration is.
        const alone: FirstPaintFile = {
          ...file,
          isolation: 'shadow',
          needs: [],
          switches: [],
          templates: { '': nodes },
        };
        return shapeOf(fillFirstPaint(alone, css, { widget: file.name, pageOrigin: 'https://www.agency.example' }));
      }),
    );
    for (const { html, options } of vectors.get(file)!)
      if (html !== '') expect(rendered, JSON.stringify(options)).toContain(shapeOf(html));
  }
});

test('every hostile text of a vector is parsed back as it was written', () => {
  for (const file of files) {
    const found = new Set<string>();
    for (const { html, options } of vectors.get(file)!) {
      const label = Object.values((options.config?.labels ?? {}) as Record<string, unknown>)[0];
      if (html === '' || typeof label !== 'string' || !hostileTexts.includes(label)) continue;
      // Its placeholders may have values.
      if (label.includes('{')) continue;
      expect(textsOf(containerOf(html)), file.name).toContain(label.replaceAll('\0', '\uFFFD'));
      found.add(label);
    }
    expect(found.size, file.name).toBeGreaterThan(5);
  }
});

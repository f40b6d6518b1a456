import { existsSync, readdirSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import ts from 'typescript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { describeProblem } from '#configuration/diagnose';
import { readConfiguration } from '#configuration/read';
import { pageSource, readSources } from '#configuration/sources';
import type { ConfigSource } from '#configuration/sources.types';
import { brandConfig, pageConfig, widgetConfig } from '#embed/runtime/common-config';
import type { WidgetDefinition } from '#embed/runtime/define-widget';
import { documentedCalls } from '#services/contract/documented-calls';
import { documents, driftedDocs } from '#tooling/generate/docs';
import { registry } from '../../widgets/registry.ts';
import { documentText, snippetsOf } from './snippets.ts';

const loaded = await Promise.all(
  Object.entries(registry.widgets).map(async ([name, load]) => [name, (await load()).default] as const),
);
const widgets = new Map<string, WidgetDefinition>(loaded);
const schemas: Record<string, z.ZodMiniObject> = {
  page: pageConfig,
  brand: brandConfig,
  ...Object.fromEntries(loaded.map(([name, definition]) => [name, widgetConfig(definition)])),
};

const snippets = documents().flatMap(snippetsOf);
const named = (language: string) =>
  snippets
    .filter((snippet) => snippet.language === language)
    .map((snippet) => [`${snippet.file}:${snippet.line}`, snippet] as const);

const unreadable = (sources: readonly ConfigSource[]): string[] =>
  sources.filter(({ text }) => text !== undefined).map(({ source }) => `${source} is no JSON`);

const problems = (schema: z.ZodMiniObject, sources: readonly ConfigSource[]): string[] =>
  readConfiguration(schema, sources).problems.map(describeProblem);

test('the generated sections are up to date (npm run docs writes them)', () => {
  expect(driftedDocs()).toEqual([]);
});

describe('JSON', () => {
  const marked = named('json').filter(([, { file, kind }]) => kind !== 'other' && file.startsWith('docs/'));

  test.each(marked)('%s is a valid configuration', (_place, { kind, text }) => {
    expect(Object.keys(schemas)).toContain(kind);
    expect(problems(schemas[kind] as z.ZodMiniObject, [{ source: 'snippet', value: JSON.parse(text) }])).toEqual([]);
  });
});

/** The problems of a snippet, by widget. */
function readHtml(text: string): { name: string; value: unknown; problems: string[] }[] {
  const { document } = new JSDOM(text).window;
  vi.stubGlobal('document', document);
  const tags = [...widgets.keys()].map((name) => `cover-${name}`);
  const found = [...document.querySelectorAll<HTMLElement>([...tags, '[data-covermount]'].join())];
  return found.flatMap((element) => {
    const name = element.dataset.covermount ?? element.localName.replace('cover-', '');
    // A page block is valid if it is valid by itself and for every widget.
    const placed = name === 'page' ? tags.map((tag) => document.createElement(tag)) : [element];
    const page = name === 'page' ? problems(pageConfig, [pageSource()]) : [];
    return placed.map((placedElement) => {
      const widget = placedElement.dataset.covermount ?? placedElement.localName.replace('cover-', '');
      const schema = schemas[widget];
      if (!schema) return { name: widget, value: undefined, problems: [`there is no widget ${widget}`] };
      const { sources, written } = readSources(placedElement, widget);
      return {
        name: widget,
        value: readConfiguration(schema, sources).value,
        problems: [...page, ...unreadable(written), ...problems(schema, sources)],
      };
    });
  });
}

describe('HTML', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(named('html'))('%s configures its widgets without problems', (_place, { text }) => {
    expect(readHtml(text).flatMap((widget) => widget.problems)).toEqual([]);
  });

  const blocks = named('html').filter(
    ([, { file, text }]) => file.startsWith('docs/') && /<cover-|data-covermount/.test(text),
  );
  const pairs = blocks.flatMap(([place, first], index) => {
    const second = blocks[index + 1]?.[1];
    if (!second?.text.startsWith('<div data-covermount') || first.text.startsWith('<div')) return [];
    return [[place, first.text, second.text] as const];
  });

  test.each(pairs)('%s has the same configuration in both forms', (_place, first, second) => {
    expect(readHtml(second)).toEqual(readHtml(first));
    // Syntax that a content management system would interpret.
    const json = /data-config="([^"]*)"/.exec(second)?.[1] ?? '';
    expect(json.replaceAll('&quot;', '')).not.toMatch(/[<>&'[\]]/);
  });

  test('every widget and the page block have examples in both forms', () => {
    const shown = pairs.map(([, , plain]) => /data-covermount="([\w-]+)"/.exec(plain)?.[1]);
    expect(shown).toEqual(expect.arrayContaining(['page', ...widgets.keys()]));
  });
});

test.each(named('js'))('%s parses as a module', (_place, { text }) => {
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
});

test('docs/services.md names every call and every widget in the order of work', () => {
  const [, section = ''] =
    /^### Which calls a widget needs$([\s\S]*?)^## /m.exec(documentText('docs/services.md')) ?? [];
  const missing = documentedCalls.map(({ contract }) => contract.id).filter((id) => !section.includes(`\`${id}\``));
  expect(missing).toEqual([]);
  const comparable = section.toLowerCase().replaceAll('-', ' ');
  const prompts = new Set(['language-prompt', 'idle-popup', 'back-to-top']);
  const unnamed = [...widgets.keys()].filter(
    (name) => !prompts.has(name) && !comparable.includes(name.replaceAll('-', ' ')),
  );
  expect(unnamed).toEqual([]);
});

describe('the content security policy', () => {
  test('matches the policy of the demo page', () => {
    const demo = /Content-Security-Policy: (.*)/
      .exec(documentText('demo-pages/strict-csp.html'))?.[1]
      ?.replace('{partnerOrigin}', 'https://pay.partner.example');
    expect(documentText('docs/csp.md')).toContain(`Content-Security-Policy: ${demo}\n`);
  });
});

describe('links', () => {
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-');
  const besideCode = ['packages', 'tests'].flatMap((folder) =>
    readdirSync(new URL(`../../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const links = [...documents(), 'CHANGELOG.md', ...besideCode].flatMap((file) =>
    [...documentText(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(
      ([, path = '', anchor]) => [file, path, anchor ?? ''] as const,
    ),
  );

  test.each(links)('%s links to an existing heading: %s#%s', (file, path, anchor) => {
    const base = new URL(`../../${file}`, import.meta.url);
    const target = path === '' ? base : new URL(path, base);
    expect(existsSync(target)).toBe(true);
    if (!anchor) return;
    const headings = [
      ...documentText(target.href.slice(new URL('../../', import.meta.url).href.length)).matchAll(/^#+ (.*)$/gm),
    ];
    expect(headings.map(([, heading = '']) => anchorOf(heading))).toContain(anchor);
  });
});

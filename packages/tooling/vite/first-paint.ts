import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin, Rollup, ViteDevServer } from 'vite';
import type { Template } from '#embed/first-paint/first-paint';
import { slot, slotPattern } from '#embed/first-paint/slot';
import type { WidgetDefinition } from '#embed/runtime/define-widget';
import { projectRoot } from '../project.ts';
import { firstPaintFiles } from './first-paint-files.ts';
import type { RenderedView } from './first-paint.types.ts';
import { compileKeys } from './key-tables.ts';
import { sharedModuleServer } from './module-server.ts';
import { serverFiles } from './server-files.ts';

const prefix = 'virtual:first-paint/';

function template(node: Node): Template {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType === 8) return '<!-- -->';
  const element = node as Element;
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  // Without script, the browser validates a form that can be sent.
  if (element.matches('form[action] :is(input, select, textarea)[aria-required=true]')) attributes.required = '';
  return [element.localName, attributes, ...[...element.childNodes].map(template)];
}

const load = <Module>(server: ViteDevServer, path: string): Promise<Module> =>
  server.ssrLoadModule(path) as Promise<Module>;

/**
 * The style sheets with a class of their own in the rendered HTML: a view imports parts that its first step does not
 * show. A class of several sheets belongs to none.
 */
function sheetsOf(files: readonly string[], drawn: string): string[] {
  const classes = files.map(
    (file) => new Set([...readFileSync(file, 'utf8').matchAll(/\.(cover-[\w-]+)/g)].map(([, name = '']) => name)),
  );
  const isDrawn = (name: string) => new RegExp(`[" ]${name}[" ]`).test(drawn);
  return files.filter((_file, index) =>
    [...classes[index]!].some((name) => isDrawn(name) && classes.filter((others) => others.has(name)).length === 1),
  );
}

/** Shorter parts cost less inline. */
const shortestPart = 40;

/** Extracts the parts that templates have in common. Shared parts contain no other shared parts. */
function shareParts(templates: Readonly<Record<string, readonly Template[]>>): {
  templates: Record<string, Template[]>;
  parts: Template[];
} {
  const counts = new Map<string, number>();
  const count = (node: Template) => {
    const json = JSON.stringify(node);
    counts.set(json, (counts.get(json) ?? 0) + 1);
    if (Array.isArray(node)) (node.slice(2) as Template[]).forEach(count);
  };
  for (const nodes of Object.values(templates)) nodes.forEach(count);
  const parts: string[] = [];
  const share = (node: Template): Template => {
    const json = JSON.stringify(node);
    if (json.length >= shortestPart && counts.get(json)! > 1) {
      if (!parts.includes(json)) parts.push(json);
      return parts.indexOf(json);
    }
    if (!Array.isArray(node)) return node;
    const [tag, attributes, ...children] = node as Exclude<Template, string | number>;
    return [tag, attributes, ...children.map(share)];
  };
  return {
    templates: Object.fromEntries(Object.entries(templates).map(([key, nodes]) => [key, nodes.map(share)])),
    parts: parts.map((json) => JSON.parse(json) as Template),
  };
}

type Switch = readonly [key: string, ...values: string[]];

/** Every combination of one value for each switch, as indexes of the values. */
const combinations = (switches: readonly Switch[]): number[][] =>
  switches.reduce<number[][]>(
    (chosen, [, ...values]) => chosen.flatMap((numbers) => values.map((_value, index) => [...numbers, index])),
    [[]],
  );

/** A stub visitor store in which these records exist, empty. */
const visitorWith = (records: readonly string[]) => ({
  now: Date.now,
  read: (name: string) => (records.includes(name) ? {} : undefined),
  getState: () => Object.fromEntries(records.map((name) => [name, {}])),
  expiryOf: (name: string) => (records.includes(name) ? Number.POSITIVE_INFINITY : undefined),
  storage: { get: () => undefined, has: () => false },
  record: () => ({ read: () => Promise.resolve(undefined) }),
});

const baseSheet = `${projectRoot}packages/ui/styles/styles.css`;

/** A hash of everything that the first paint shows. */
const paintOf = (view: object, sheets: readonly string[]): string =>
  [baseSheet, ...sheets]
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256').update(JSON.stringify(view)))
    .digest('hex')
    .slice(0, 8);

/**
 * Renders a widget's view, as it is for an unknown visitor.
 *
 * @param listed Keys of the configuration, and `brand.logo`. A boolean decides between templates, and so does a list or
 * a text whose values are given: `modes=license|noLicense+license`, `policy=classic|modern`. `signInPage!`: whether the
 * text or object is empty decides. `visitor.customerSession`: whether the visitor has that record decides. Any other
 * key is read although no slot has it. `quotePage:defaultQuotePage`: if the first one is empty, the second one takes
 * its place. `needs=action|services.leadStore.url`: without any of these, the step is not rendered. `unless=options`:
 * with this key, it is not rendered either.
 */
export async function renderView(
  server: ViteDevServer,
  name: string,
  listed: readonly string[],
  isCopied: (sheet: string) => boolean = () => false,
): Promise<{ code: string; files: string[]; view: RenderedView }> {
  const entry = `/widgets/${name}/index.ts`;
  const { default: definition }: { default: WidgetDefinition } = await load(server, entry);
  const { strings, View, config, isolation = 'shadow' } = definition;
  const { parse }: typeof import('zod/mini') = await load(server, 'zod/mini');
  const { servicesConfig } = await load<typeof import('#services/services-config')>(
    server,
    '/packages/services/services-config.ts',
  );
  const defaults = parse(config, {});
  const unless = listed.flatMap((item) => (item.startsWith('unless=') ? item.slice(7).split('|') : []));
  const keysListed = new Set([...listed.flatMap((item) => item.split(/[=!]/)[0]!.split(':')), ...unless]);
  const fallbacks = Object.fromEntries(
    listed.filter((item) => item.includes(':')).map((item) => item.split(':') as [string, string]),
  );
  const needs = listed.flatMap((item) => (item.startsWith('needs=') ? item.slice(6).split('|') : []));
  const switches = listed.flatMap((item): Switch[] => {
    const [key = '', values] = item.split('=');
    if (key === 'needs' || key === 'unless') return [];
    if (values) return [[key, ...values.split('|').map((value) => value.replaceAll('+', ','))]];
    const isFlag = /^brand\.logo$|^visitor\.|!$/.test(key) || typeof defaults[key] === 'boolean';
    return isFlag ? [[key, 'false', 'true']] : [];
  });
  const texts = Object.fromEntries(
    Object.keys(defaults)
      .filter((key) => typeof defaults[key] === 'string')
      .map((key) => [key, slot('config', key)]),
  );
  const labels = Object.fromEntries(Object.entries(strings.en).map(([key, text]) => [key, slot('labels', key, text)]));
  const { body: element } = new JSDOM('').window.document;
  const templates: Record<string, Template[]> = {};
  for (const numbers of combinations(switches)) {
    const chosen = Object.fromEntries(
      switches.map(([key, ...values], index) => {
        const value = values[numbers[index]!]!;
        const filled = key.slice(0, -1);
        if (key.endsWith('!') && typeof defaults[filled] === 'object')
          return [filled, value === 'true' ? { '': '/' } : {}];
        if (key.endsWith('!')) return [filled, value === 'true' ? slot('config', filled) : ''];
        if (typeof defaults[key] === 'string') return [key, value];
        return [key, Array.isArray(defaults[key]) ? value.split(',') : value === 'true'];
      }),
    );
    const { 'brand.logo': hasLogo, ...flags } = chosen;
    const records = Object.keys(flags).flatMap((key) =>
      key.startsWith('visitor.') && flags[key] ? [key.slice('visitor.'.length)] : [],
    );
    const html = renderToString(
      createElement(View, {
        config: { ...defaults, ...texts, ...flags },
        labels,
        host: {
          isTrusted: () => true,
          brand: {
            code: '',
            name: slot('brand', 'name'),
            ...(hasLogo && { logo: slot('brand', 'logo') }),
          },
          path: '/',
          element,
          // A lead store, so that a form that sends to it is drawn.
          client: { now: Date.now, services: parse(servicesConfig, { leadStore: { url: 'https://leads.example' } }) },
          visitor: visitorWith(records),
        } as never,
      }),
      // Set by the loader: ids in the page's own tree must differ from those of other widgets.
      isolation === 'light' ? { identifierPrefix: slot('config', 'idPrefix') } : {},
    );
    templates[numbers.join()] = [...JSDOM.fragment(html).childNodes].map(template);
  }

  const files = new Set<string>();
  const graph = server.environments.ssr.moduleGraph;
  const visit = (module: ReturnType<typeof graph.getModuleById>) => {
    if (!module?.id || files.has(module.id)) return;
    files.add(module.id);
    const later = new Set(module.transformResult?.dynamicDeps);
    for (const next of module.importedModules) if (!later.has(next.url)) visit(next);
  };
  visit(await graph.getModuleByUrl(entry));
  const drawn = JSON.stringify(templates);
  const sheets = sheetsOf(
    [...files].filter((id) => id.endsWith('.css')),
    drawn,
  );
  const es = typeof strings.es === 'function' ? await strings.es() : strings.es;
  const used = new Set([...drawn.matchAll(slotPattern)].map(([, found = '']) => found));
  const keysUsed = Object.keys(defaults).filter((key) => keysListed.has(key) || used.has(`config.${key}`));
  const labelsUsed = Object.keys(strings.en).filter((key) => used.has(`labels.${key}`));
  const { keys } = await compileKeys(server, name, [
    ...keysUsed,
    ...labelsUsed.flatMap((key) => [
      ['labels', key],
      ['labels', 'en', key],
      ['labels', 'es', key],
    ]),
  ]);
  const textsIn = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(labelsUsed.map((key) => [key, all[key] ?? '']));
  const usedDefaults = Object.fromEntries(keysUsed.map((key) => [key, defaults[key]])) as RenderedView['defaults'];
  const shown = {
    name,
    isolation,
    defaults: usedDefaults,
    ...(Object.keys(fallbacks).length > 0 && { fallbacks }),
    ...(needs.length > 0 && { needs }),
    ...(unless.length > 0 && { unless }),
    switches,
    strings: { en: textsIn(strings.en), es: textsIn(es) },
    ...shareParts(templates),
  };
  const view: RenderedView = { paint: paintOf(shown, sheets), ...shown };
  const code = [
    // A copy belongs only to the chunk of this first paint: see `vite.config.ts`.
    ...sheets.map((id) => `import ${JSON.stringify(isCopied(id) ? `${id}?first-paint/${name}` : id)};`),
    keys,
    `const rendered = ${JSON.stringify(view)};`,
    'export default { keys, ...rendered };',
  ].join('\n');
  return { code, files: [...files].map((id) => id.split('?')[0] ?? id), view };
}

/**
 * Serves `virtual:first-paint/<widget>/<key>,<key>`: the widget's own React view, rendered once for each combination of
 * the listed booleans, with slots for texts, and the style sheets that it needs.
 *
 * @param options.isPrinted Whether the build writes the same as files, for servers that print it.
 * @param options.isCopied Which style sheets each first paint has a copy of, because few of them need it.
 */
export function firstPaint({
  isPrinted = false,
  isCopied,
}: { isPrinted?: boolean; isCopied?: (sheet: string) => boolean } = {}): Plugin[] {
  const server = sharedModuleServer();
  const views = new Map<string, RenderedView>();
  let files: Rollup.EmittedAsset[] = [];
  const drawn: Plugin[] = [
    {
      name: 'covermount:first-paint',
      resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
      async load(id) {
        if (!id.startsWith(`\0${prefix}`)) return undefined;
        const [name = '', listed = ''] = id.slice(prefix.length + 1).split('/');
        const {
          code,
          files: sources,
          view,
        } = await renderView(await server.open(), name, listed.split(',').filter(Boolean), isCopied);
        views.set(name, view);
        for (const file of sources) if (file.startsWith(projectRoot)) this.addWatchFile(file);
        return code;
      },
      buildEnd: server.release,
    },
  ];
  if (!isPrinted) return drawn;
  return [
    ...drawn,
    {
      name: 'covermount:first-paint-styles',
      apply: 'build',
      generateBundle(_options, bundle) {
        const sorted = [...views.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
        files = firstPaintFiles(sorted, bundle);
      },
    },
    {
      name: 'covermount:first-paint-files',
      apply: 'build',
      // After `chunkStyles`, which handles every other sheet of the bundle.
      enforce: 'post',
      async generateBundle() {
        for (const file of [...files, ...(await serverFiles())]) this.emitFile(file);
      },
    },
  ];
}

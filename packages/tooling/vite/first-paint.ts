import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Plugin, ViteDevServer } from 'vite';
import type { Template } from '#embed/first-paint/first-paint';
import { slot } from '#embed/first-paint/slot';
import type { WidgetDefinition } from '#embed/runtime/define-widget';
import { projectRoot } from '../project.ts';
import { compileKeys } from './key-tables.ts';
import { startModuleServer } from './module-server.ts';

const prefix = 'virtual:first-paint/';

/** The keys that every first paint reads; `SharedValues` has their types. */
const sharedKeys = ['isolation', 'language', 'labels', 'theme', 'services.trustedOrigins'];

function template(node: Node): Template {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType === 8) return '<!-- -->';
  const element = node as Element;
  return [
    element.localName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...[...element.childNodes].map(template),
  ];
}

const load = <Module>(server: ViteDevServer, path: string): Promise<Module> =>
  server.ssrLoadModule(path) as Promise<Module>;

async function render(server: ViteDevServer, name: string): Promise<{ code: string; files: string[] }> {
  const entry = `/widgets/${name}/index.ts`;
  const { default: definition }: { default: WidgetDefinition } = await load(server, entry);
  const { strings, View, config } = definition;
  const { parse }: typeof import('zod/mini') = await load(server, 'zod/mini');
  const all = parse(config, {});
  const defaults: Record<string, string | boolean> = {};
  for (const [key, value] of Object.entries(all)) {
    if (typeof value === 'string' || typeof value === 'boolean') defaults[key] = value;
  }
  const labels = Object.fromEntries(Object.keys(strings.en).map((key) => [key, slot('labels', key)]));
  const flags = Object.keys(defaults).filter((key) => typeof defaults[key] === 'boolean');
  const texts = Object.fromEntries(
    Object.keys(defaults)
      .filter((key) => typeof defaults[key] === 'string')
      .map((key) => [key, slot('config', key)]),
  );
  const templates: Record<string, Template[]> = {};
  for (let variant = 0; variant < 2 ** flags.length; variant += 1) {
    const bits = variant.toString(2).padStart(flags.length, '0').slice(0, flags.length);
    const chosen = Object.fromEntries(flags.map((key, index) => [key, bits[index] === '1']));
    const html = renderToString(
      createElement(View, {
        config: { ...all, ...texts, ...chosen },
        labels,
        host: { isTrusted: () => true } as never,
      }),
    );
    templates[flags.length > 0 ? bits : ''] = [...JSDOM.fragment(html).childNodes].map(template);
  }

  const files = new Set<string>();
  const graph = server.environments.ssr.moduleGraph;
  const visit = (module: ReturnType<typeof graph.getModuleById>) => {
    if (!module?.id || files.has(module.id)) return;
    files.add(module.id);
    for (const next of module.importedModules) visit(next);
  };
  visit(await graph.getModuleByUrl(entry));
  const sheets = [...files].filter((id) => id.endsWith('.css'));
  const ordered = { ...Object.fromEntries(flags.map((key) => [key, defaults[key]])), ...defaults };
  const { keys } = await compileKeys(server, name, [...Object.keys(ordered), ...sharedKeys]);
  const code = [
    ...sheets.map((id) => `import ${JSON.stringify(id)};`),
    keys,
    `export default { keys, defaults: ${JSON.stringify(ordered)}, templates: ${JSON.stringify(templates)} };`,
  ].join('\n');
  return { code, files: [...files].map((id) => id.split('?')[0] ?? id) };
}

/**
 * Serves `virtual:first-paint/<widget>`: the widget's own React view, rendered once for each combination of its boolean
 * settings, with slots where texts go, and the style sheets that it needs.
 */
export function firstPaint(): Plugin {
  let server: Promise<ViteDevServer> | undefined;
  const close = async () => {
    await (await server)?.close();
    server = undefined;
  };
  return {
    name: 'covermount:first-paint',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      server ??= startModuleServer();
      const { code, files } = await render(await server, id.slice(prefix.length + 1));
      for (const file of files) if (file.startsWith(projectRoot)) this.addWatchFile(file);
      return code;
    },
    buildEnd: close,
  };
}

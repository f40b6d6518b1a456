import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const prefix = 'virtual:widget/';

/** The widgets of the registry, by name. */
export function widgetNames(): string[] {
  const registry = readFileSync(new URL('../../widgets/registry.ts', import.meta.url), 'utf8');
  return [...registry.matchAll(/import\('\.\/([\w-]+)\/index\.ts'\)/g)].map(([, name]) => name as string);
}

/** One entry a widget, for hosts with a bundler of their own: `dist/widgets/<name>.js`. */
export const widgetEntries = (): Record<string, string> =>
  Object.fromEntries(widgetNames().map((name) => [`widgets/${name}`, `${prefix}${name}`]));

/** Serves the entries: `mount(element, config)` of one widget, over the one runtime. */
export function widgetEntry(): Plugin {
  return {
    name: 'covermount:widget-entry',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const covermount = new URL('../../widgets/covermount.ts', import.meta.url).pathname;
      return [
        `import { mount as mountByName } from ${JSON.stringify(covermount)};`,
        `export const mount = (element, config) => mountByName(${JSON.stringify(name)}, element, config);`,
      ].join('\n');
    },
  };
}

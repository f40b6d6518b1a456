import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { moduleDeclarations, widgetDeclarations } from './type-declarations.ts';

/** The widgets of the registry, by name. */
export function widgetNames(): string[] {
  const registry = readFileSync(new URL('../../widgets/registry.ts', import.meta.url), 'utf8');
  return [...registry.matchAll(/import\('\.\/([\w-]+)\/index\.ts'\)/g)].map(([, name]) => name as string);
}

/**
 * Writes `widgets/<name>.js` for hosts with their own bundler: `mount(element, config)` of one widget, on the shared
 * runtime. As build entries they would split the runtime out of `covermount.js`, which must stay one file.
 */
export function widgetEntries(): Plugin {
  return {
    name: 'covermount:widget-entries',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'covermount.d.ts', source: moduleDeclarations() });
      for (const name of widgetNames()) {
        this.emitFile({
          type: 'asset',
          fileName: `widgets/${name}.js`,
          source: `import{mount as m}from"../covermount.js";export const mount=(element,config)=>m("${name}",element,config);\n`,
        });
        this.emitFile({ type: 'asset', fileName: `widgets/${name}.d.ts`, source: widgetDeclarations(name) });
      }
    },
  };
}

import type { Plugin } from 'vite';
import { moduleDeclarations, reactDeclarations, widgetDeclarations } from '../generate/type-declarations.ts';
import { widgetNames } from '../project.ts';

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
      this.emitFile({ type: 'asset', fileName: 'react.d.ts', source: reactDeclarations() });
      // For `import 'covermount/covermount.css'`.
      this.emitFile({ type: 'asset', fileName: 'covermount.css.d.ts', source: 'export {};\n' });
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

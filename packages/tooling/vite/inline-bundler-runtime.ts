import { minifySync, type Plugin, type Rollup } from 'vite';

const pairs = (list: string) => list.split(',').map((pair) => pair.trim().split(/\s+as\s+/) as [string, string?]);

/**
 * Inlines the bundler's helpers into the chunks of the first paint. The bundler emits them as a separate file, which would be a
 * third sequential request before the first paint.
 */
export function inlineBundlerRuntime(chunkNames: RegExp): Plugin {
  return {
    name: 'covermount:inline-bundler-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
      const runtime = chunks.find(
        ({ moduleIds }) => moduleIds.length === 1 && moduleIds[0]?.endsWith('rolldown/runtime.js'),
      );
      if (!runtime) return;
      const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(runtime.code) ?? [];
      const locals = new Map(pairs(exported).map(([local, name = local]) => [name, local]));
      const body = runtime.code.replace(/export\s*\{[^}]*\};?/, '').trim();
      const importing = new RegExp(
        String.raw`import\s*\{([^}]*)\}\s*from\s*["'][^"']*${runtime.fileName.split('/').pop() ?? ''}["'];?`,
      );
      for (const target of chunks) {
        if (!chunkNames.test(target.name) || !target.imports.includes(runtime.fileName)) continue;
        target.code = target.code.replace(importing, (_all, list: string) => {
          const taken = pairs(list);
          const provided = taken.map(([name]) => `${name}:${locals.get(name)}`);
          const received = taken.map(([name, local = name]) => `${name}:${local}`);
          const inlined = `var{${received.join()}}=(()=>{${body}${body.endsWith(';') ? '' : ';'}return{${provided.join()}}})();`;
          // Unused helpers are dropped.
          return `${minifySync('helpers.js', inlined, { compress: true, mangle: true, codegen: true }).code.trim().replace(/;$/, '')};`;
        });
        target.imports = target.imports.filter((file) => file !== runtime.fileName);
      }
    },
  };
}

import { minifySync, type Plugin, type Rollup } from 'vite';

const pairs = (list: string) => list.split(',').map((pair) => pair.trim().split(/\s+as\s+/) as [string, string?]);

const fileOf = ({ fileName }: Rollup.OutputChunk) => fileName.split('/').pop() ?? '';

/** The name under which React's chunk exports the helpers. */
const exportedHelpers = 'bundlerHelpers';

/**
 * Moves the bundler's helpers into the chunks that use them. The bundler emits them as a separate file, which would be
 * an additional request in the chain before a widget renders. A chunk that imports React's chunk imports them from it;
 * the others, which load before React, get the helpers that they use inlined.
 */
export function inlineBundlerRuntime(): Plugin {
  return {
    name: 'covermount:inline-bundler-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
      const runtime = chunks.find(
        ({ moduleIds }) => moduleIds.length === 1 && moduleIds[0]?.endsWith('rolldown/runtime.js'),
      );
      const react = chunks.find(({ name }) => name === 'react');
      if (!runtime || !react) {
        const missing = runtime ? 'chunk of React' : 'rolldown/runtime.js in a chunk of its own';
        throw new Error(`The build has no ${missing}: inlineBundlerRuntime needs a change.`);
      }
      const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(runtime.code) ?? [];
      const locals = new Map(pairs(exported).map(([local, name = local]) => [name, local]));
      const body = runtime.code.replace(/export\s*\{[^}]*\};?/, '').trim();
      /** An expression for an object with these helpers. */
      const helpers = (names: readonly string[]) =>
        `(()=>{${body}${body.endsWith(';') ? '' : ';'}return{${names.map((name) => `${name}:${locals.get(name)}`).join()}}})()`;
      const importing = new RegExp(String.raw`import\s*\{([^}]*)\}\s*from\s*["'][^"']*${fileOf(runtime)}["'];?`);
      for (const target of chunks) {
        if (!target.imports.includes(runtime.fileName)) continue;
        target.imports = target.imports.filter((file) => file !== runtime.fileName);
        if (!importing.test(target.code))
          throw new Error(
            `${target.fileName} imports the bundler's helpers in another form: inlineBundlerRuntime needs a change.`,
          );
        target.code = target.code.replace(importing, (_all, list: string) => {
          const taken = pairs(list);
          const received = `var{${taken.map(([name, local = name]) => `${name}:${local}`).join()}}`;
          if (target === react)
            return `var ${exportedHelpers}=${helpers([...locals.keys()])};${received}=${exportedHelpers};`;
          if (target.imports.includes(react.fileName)) {
            return `import{${exportedHelpers}}from"./${fileOf(react)}";${received}=${exportedHelpers};`;
          }
          // Unused helpers are dropped.
          const inlined = `${received}=${helpers(taken.map(([name]) => name))};`;
          return `${minifySync('helpers.js', inlined, { compress: true, mangle: true, codegen: true }).code.trim().replace(/;$/, '')};`;
        });
      }
      react.code += `export{${exportedHelpers}};`;
      delete bundle[runtime.fileName];
    },
  };
}

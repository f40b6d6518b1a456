import type { Plugin, Rollup } from 'vite';

/** The import of a widget's chunk, or of its first paint, after minification and `retriedImports`. */
const importOf = (name: string, importAgain: string, chunk: string, taken: string) =>
  `"?${name}"?:\\(\\)=>${importAgain}\\(\\(\\$at\\)=>import\\(\\$at\\(\`\\./chunks/${chunk}\\.js\`\\)\\)(?:\\.then\\(e=>e\\.${taken}\\))?,\\[\\]\\),?`;
const imported = new RegExp(importOf('([\\w-]+)', '([\\w$]+)', '([\\w.-]+)-([\\w-]{7})', '(\\w+)'), 'g');
const imports = `\\{(?:${importOf('[\\w-]+', '[\\w$]+', '[\\w.-]+', '\\w+')})+\\}`;
const registry = new RegExp(`widgets:${imports},firstPaints:${imports}`);

/**
 * Writes the loader's registry as a table of names and hashes, the only differences between the imports of its widgets:
 * the imports are a large part of `covermount.js`, which every page waits for.
 */
export function registryTable(): Plugin {
  return {
    name: 'covermount:registry-table',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const loader = Object.values(bundle).find(
          (file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry && file.name === 'covermount',
        );
        if (loader) loader.code = withTable(loader.code);
      },
    },
  };
}

/** The code of the loader, with a table in place of its imports. */
export function withTable(code: string): string {
  const [written] = registry.exec(code) ?? [];
  if (written === undefined)
    throw new Error('The loader has its registry in another form: registryTable needs a change.');
  const found = [...written.matchAll(imported)];
  const [[, , importAgain] = []] = found;
  const rows = new Map<string, string[]>();
  for (const [, name = '', , chunk, hash = '', taken] of found) {
    const row = rows.get(name) ?? [];
    const expected = row.length === 0 ? name : `${name}.first-paint`;
    if (chunk !== expected)
      throw new Error(`The chunk of ${expected} is named ${chunk}: registryTable needs a change.`);
    if (taken !== undefined && taken !== 't') throw new Error(`${chunk} exports its module as ${taken}, not t.`);
    rows.set(name, [...row, hash]);
  }
  const table = [...rows].map(([name, hashes]) => [name, ...hashes].join(' ')).join();
  // A chunk of several modules exports the widget's as `t`. The import is an argument, because its name may be one that
  // the function uses.
  const read = `((e,i)=>{let t={},n={};for(let r of e.split(\`,\`)){let[e,a,o]=r.split(\` \`),s=e=>()=>i(($at)=>import($at(\`./chunks/\${e}.js\`)).then(e=>e.default?e:e.t),[]);t[e]=s(e+\`-\`+a),o&&(n[e]=s(e+\`.first-paint-\`+o))}return{widgets:t,firstPaints:n}})`;
  return code.replace(registry, () => `...${read}(\`${table}\`,${importAgain})`);
}

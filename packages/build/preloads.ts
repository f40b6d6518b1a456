import type { Plugin, Rollup } from 'vite';

const placeholder = '__COVERMOUNT_PRELOADS__';

/** Every chunk that a chunk needs at once, itself first. */
function closure(start: string, bundle: Rollup.OutputBundle): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    chunk.imports.forEach(visit);
  };
  visit(start);
  return [...seen];
}

/**
 * Tells the loader which files each widget needs, so that it asks for all of them at once. Modules that are asked for by `import()`
 * carry the script's own nonce; a `modulepreload` link would need one of its own.
 */
export function preloads(): Plugin {
  return {
    name: 'covermount:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (one): one is Rollup.OutputChunk => one.type === 'chunk' && one.isEntry && one.name === 'covermount',
      );
      if (!entry) return;
      const files = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === 'chunk');
      const table: Record<string, string[]> = {};
      const runtime = files.find((chunk) => chunk.moduleIds.some((id) => id.endsWith('/packages/embed/runtime.tsx')));
      const shared = runtime ? closure(runtime.fileName, bundle) : [];
      for (const chunk of files) {
        const name = chunk.facadeModuleId?.match(/\/widgets\/([\w-]+)\/index\.ts$/)?.[1];
        if (!name) continue;
        table[name] = [...new Set([...shared, ...closure(chunk.fileName, bundle)])]
          .filter((file) => file !== entry.fileName)
          .map((file) => `./${file}`);
      }
      entry.code = entry.code
        // `typeof` of an object is not 'undefined' either.
        .replace(`typeof ${placeholder}`, '"object"')
        .replace(placeholder, () => JSON.stringify(table));
    },
  };
}

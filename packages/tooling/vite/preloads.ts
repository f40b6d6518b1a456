import type { Plugin, Rollup } from 'vite';

/** Replaced in the loader by the names of the chunks that all first paints, or all widgets, need. */
const firstPaintPlaceholder = '__COVERMOUNT_FIRST_PAINT__';
const placeholder = '__COVERMOUNT_PRELOADS__';

/** A chunk and all its static imports, itself first. */
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

/** The name that the loader uses, without folder and extension. */
function chunkName(file: string): string {
  const [, name] = /^chunks\/(\S+)\.js$/.exec(file) ?? [];
  if (name === undefined) throw new Error(`A chunk lies where the loader does not look for it: ${file}`);
  return name;
}

/**
 * Tells the loader which chunks every widget needs, so that it requests all of them at once. Modules loaded by
 * `import()` inherit the script's nonce; a `modulepreload` link would need its own.
 */
export function preloads(): Plugin {
  return {
    name: 'covermount:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry && file.name === 'covermount',
      );
      if (!entry) return;
      const files = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
      const runtime = files.find((chunk) =>
        chunk.moduleIds.some((id) => id.endsWith('/packages/embed/runtime/runtime.tsx')),
      );
      /** The chunks that every one of these modules needs. */
      const commonTo = (modules: RegExp): string[] => {
        const needs = files
          .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
          .map(({ fileName }) => closure(fileName, bundle));
        return files.map(({ fileName }) => fileName).filter((file) => needs.every((needed) => needed.includes(file)));
      };
      const replace = (name: string, chunks: Iterable<string>) => {
        const names = [...new Set(chunks)].filter((file) => file !== entry.fileName).map(chunkName);
        entry.code = entry.code
          // The minified form of the check whether there is a build; without a build, the check stays and is true.
          .replace(new RegExp(String.raw`typeof ${name}>.u.\?\[\]:`), '')
          .replace(`typeof ${name}`, '"string"')
          .replace(name, () => JSON.stringify(names.join(' ')));
      };
      replace(firstPaintPlaceholder, commonTo(/\.first-paint\.ts$/));
      replace(placeholder, [
        ...(runtime ? closure(runtime.fileName, bundle) : []),
        ...commonTo(/\/widgets\/[\w-]+\/index\.ts$/),
      ]);
    },
  };
}

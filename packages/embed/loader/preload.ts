/**
 * Set by the build: the space-separated names of the chunks that nearly every widget needs. A widget's other chunks are
 * small and load meanwhile. Without a build, modules load their imports themselves.
 */
declare const __COVERMOUNT_PRELOADS__: string | undefined;

let preloads = typeof __COVERMOUNT_PRELOADS__ === 'undefined' ? [] : __COVERMOUNT_PRELOADS__.split(' ');

/** Requests those chunks in parallel on the first call. */
export function preload(): void {
  for (const name of preloads) {
    const file = `./chunks/${name}.js`;
    // The import that needs a missing file reports it.
    import(/* @vite-ignore */ new URL(file, import.meta.url).href).catch(() => undefined);
  }
  preloads = [];
}

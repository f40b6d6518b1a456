/**
 * Filled in by the build: the names of the chunks that nearly every widget needs, with spaces between them. What a widget needs
 * besides is small and loads in the meantime. Without a build, modules load their imports by themselves.
 */
declare const __COVERMOUNT_PRELOADS__: string | undefined;

let preloads = typeof __COVERMOUNT_PRELOADS__ === 'undefined' ? [] : __COVERMOUNT_PRELOADS__.split(' ');

/** Requests those chunks, all at once, the first time that it is called. */
export function preload(): void {
  for (const name of preloads) {
    const file = `./chunks/${name}.js`;
    // A file that is missing is reported by the import that needs it.
    import(/* @vite-ignore */ new URL(file, import.meta.url).href).catch(() => undefined);
  }
  preloads = [];
}

/**
 * Set by the build: the space-separated names of the chunks that all first paints, and nearly all widgets, need. A widget's
 * other chunks are small and load meanwhile. Without a build, modules load their imports themselves.
 */
declare const __COVERMOUNT_FIRST_PAINT__: string | undefined;
declare const __COVERMOUNT_PRELOADS__: string | undefined;

const chunks: Record<'firstPaint' | 'widget', string[]> = {
  firstPaint: typeof __COVERMOUNT_FIRST_PAINT__ === 'undefined' ? [] : __COVERMOUNT_FIRST_PAINT__.split(' '),
  widget: typeof __COVERMOUNT_PRELOADS__ === 'undefined' ? [] : __COVERMOUNT_PRELOADS__.split(' '),
};

/** Requests the chunks in parallel on the first call. */
export function preload(what: keyof typeof chunks): void {
  for (const name of chunks[what]) {
    const file = `./chunks/${name}.js`;
    // A missing file is reported by the import that needs it.
    import(/* @vite-ignore */ new URL(file, import.meta.url).href).catch(() => undefined);
  }
  chunks[what] = [];
}

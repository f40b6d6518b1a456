import type { Problem } from './configuration.ts';
import type { Layer } from './layers.ts';

/** Takes the layers as they are where nothing is to be fetched or read: most pages have no more. */
export async function resolveLayers(layers: readonly Layer[]): Promise<{ layers: Layer[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const resolved = await Promise.all(
    layers.map(async (unread) => {
      if (unread.url === undefined && unread.text === undefined) return unread;
      const { readSource } = await import('./read-source.ts');
      const { layer, problems: found } = await readSource(unread);
      problems.push(...found);
      return layer;
    }),
  );
  return { layers: resolved, problems };
}

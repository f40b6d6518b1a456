import type { Layer } from '../layers.ts';
import { readLenientJson } from '../lenient-json.ts';

/** Reads what is to be fetched and what was not JSON as it stands; a source that is no use has no value. */
export const plainLayers = (layers: readonly Layer[]): Promise<Layer[]> => Promise.all(layers.map(plain));

async function plain(layer: Layer): Promise<Layer> {
  const { source, url } = layer;
  let { text } = layer;
  if (url !== undefined) {
    try {
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(new URL(url, document.baseURI), { headers: { accept: 'application/json' }, signal });
      if (response.ok) text = await response.text();
    } catch {
      // The runtime asks again, and tells the author what is wrong.
    }
  }
  if (text === undefined) return layer;
  const reading = readLenientJson(text);
  return { source, value: reading.isRead ? reading.value : undefined };
}

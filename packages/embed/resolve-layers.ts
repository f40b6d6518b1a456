import type { Problem } from './configuration.ts';
import type { Layer } from './layers.ts';

const fetched = new Map<string, Promise<{ text?: string; detail?: string }>>();

function fetchText(address: string): Promise<{ text?: string; detail?: string }> {
  const url = new URL(address, document.baseURI).href;
  let answer = fetched.get(url);
  if (!answer) {
    answer = fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) })
      .then(async (response) =>
        response.ok ? { text: await response.text() } : { detail: `The server answered ${response.status}.` },
      )
      .catch(() => ({ detail: 'There was no answer.' }));
    // One failure is not the last word: the next mount asks again.
    void answer.then(({ text }) => text === undefined && fetched.delete(url));
    fetched.set(url, answer);
  }
  return answer;
}

/** Fetches what is to be fetched and repairs what can be repaired; says what could not be. */
export async function resolveLayers(layers: readonly Layer[]): Promise<{ layers: Layer[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const resolved = await Promise.all(
    layers.map(async (layer): Promise<Layer> => {
      const { source, url } = layer;
      let { text } = layer;
      if (url !== undefined) {
        const answer = await fetchText(url);
        if (answer.text === undefined) {
          problems.push({ kind: 'unfetched', source, path: [], detail: answer.detail ?? '' });
          return layer;
        }
        ({ text } = answer);
      }
      if (text === undefined) return layer;
      const { readLenientJson } = await import('./lenient-json.ts');
      const reading = readLenientJson(text);
      if (!reading.isRead) {
        problems.push({ kind: 'unreadable', source, path: [], detail: reading.reason });
        return { source, value: undefined };
      }
      if (reading.repairs.length > 0) {
        problems.push({ kind: 'repaired', source, path: [], detail: reading.repairs.join('; ') });
      }
      return { source, value: reading.value };
    }),
  );
  return { layers: resolved, problems };
}

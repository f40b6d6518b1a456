import type { Problem } from './configuration.ts';
import type { Layer } from './layers.ts';
import { readLenientJson } from './lenient-json.ts';

interface SourceReading {
  layer: Layer;
  problems: Problem[];
}

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

/** Fetches a layer's text where it has an address, and repairs what can be repaired; says what could not be. */
export async function readSource(layer: Layer): Promise<SourceReading> {
  const { source, url } = layer;
  let { text } = layer;
  if (url !== undefined) {
    const answer = await fetchText(url);
    if (answer.text === undefined) {
      return { layer, problems: [{ kind: 'unfetched', source, path: [], detail: answer.detail ?? '' }] };
    }
    ({ text } = answer);
  }
  if (text === undefined) return { layer, problems: [] };
  const reading = readLenientJson(text);
  if (!reading.isRead) {
    return {
      layer: { source, value: undefined },
      problems: [{ kind: 'unreadable', source, path: [], detail: reading.reason }],
    };
  }
  const { repairs, value } = reading;
  return {
    layer: { source, value },
    problems: repairs.length > 0 ? [{ kind: 'repaired', source, path: [], detail: repairs.join('; ') }] : [],
  };
}

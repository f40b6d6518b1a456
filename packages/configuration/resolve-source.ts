import { readLenientJson } from './lenient-json.ts';
import { pageBase } from './page-base.ts';
import type { Problem } from './problem.ts';
import type { ConfigSource } from './sources.types.ts';

interface Resolved {
  source: ConfigSource;
  problems: Problem[];
}

interface Answer {
  text?: string;
  detail?: string;
}

const answers = new Map<string, Promise<Answer>>();

function fetchText(address: string): Promise<Answer> {
  const url = new URL(address, pageBase()).href;
  let answer = answers.get(url);
  if (!answer) {
    answer = fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) })
      .then(async (response) =>
        response.ok ? { text: await response.text() } : { detail: `The server answered ${response.status}.` },
      )
      .catch(() => ({ detail: 'There was no answer.' }));
    // A failed fetch is not cached: the next mount retries.
    void answer.then(({ text }) => text === undefined && answers.delete(url));
    answers.set(url, answer);
  }
  return answer;
}

/** Fetches the text of a source with an address, and repairs its JSON; other sources are returned unchanged. */
async function resolve(pending: ConfigSource): Promise<Resolved> {
  const { source, url } = pending;
  let { text } = pending;
  if (url) {
    const answer = await fetchText(url);
    if (answer.text === undefined) {
      return { source: pending, problems: [{ kind: 'unfetched', source, path: [], detail: answer.detail ?? '' }] };
    }
    ({ text } = answer);
  }
  if (text === undefined) return { source: pending, problems: [] };
  const reading = readLenientJson(text);
  if (!reading.isRead) {
    return {
      source: { source, value: undefined },
      problems: [{ kind: 'unreadable', source, path: [], detail: reading.reason }],
    };
  }
  const { repairs, value } = reading;
  return {
    source: { source, value },
    problems: repairs.length > 0 ? [{ kind: 'repaired', source, path: [], detail: repairs.join('; ') }] : [],
  };
}

/** Fetches and repairs the pending sources of a list. */
export async function resolvePending(
  sources: readonly ConfigSource[],
): Promise<{ sources: ConfigSource[]; problems: Problem[] }> {
  const resolved = await Promise.all(sources.map(resolve));
  return { sources: resolved.map(({ source }) => source), problems: resolved.flatMap(({ problems }) => problems) };
}

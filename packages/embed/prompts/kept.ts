import { bag, strongest } from '../layers.ts';
import type { Sources } from '../layers.ts';

/** What was kept on this page: also where storage takes nothing. */
const memory = new Map<string, string>();

/** How long something is kept at most: as long as the page, the visit, or its own time. */
export type Store = 'page' | 'session' | 'local';

const storageOf = (store: Store): Storage | undefined =>
  store === 'local' ? localStorage : store === 'session' ? sessionStorage : undefined;

const day = 86_400_000;
const minute = 60_000;

interface KeptRecord {
  v: number;
  savedAt: number;
  expiresAt: number;
  data: unknown;
}

/** A record that holds by its own time, of whatever version. */
export function recordIn(store: Store, key: string): KeptRecord | undefined {
  try {
    const text = memory.get(key) ?? storageOf(store)?.getItem(key) ?? 'null';
    const record = JSON.parse(text) as KeptRecord;
    const now = Date.now();
    return record.savedAt < now + minute && now < record.expiresAt ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The data of a record that was kept here; undefined when there is none that holds. */
export function recall(store: Store, key: string): unknown {
  const record = recordIn(store, key);
  return record?.v === 1 ? record.data : undefined;
}

/** Keeps a record for some days: beyond the page, where its store takes it. */
export function keep(store: Store, key: string, data: unknown, days: number): void {
  const now = Date.now();
  const text = JSON.stringify({ v: 1, savedAt: now, expiresAt: now + days * day, data });
  memory.set(key, text);
  try {
    storageOf(store)?.setItem(key, text);
  } catch {
    // Denied or full: this page remembers.
  }
}

/** How records of an element's brand are called, as the runtime calls them. */
export function recordsOf({ brand: { id, preset }, layers }: Sources): (name: string) => string {
  const code = bag(strongest({ layers }, 'services')).brandCode || preset.code || id || 'default';
  return (name) => `covermount:${String(code)}:${name}`;
}

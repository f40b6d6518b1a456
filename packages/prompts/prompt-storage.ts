import brandCode from 'virtual:key-table/common/services.brandCode';
import { readKeys } from '#configuration/merge';
import type { ElementSources } from '#configuration/sources.types';

/** In-memory fallback when Web Storage is unavailable. */
const memory = new Map<string, string>();

/** The maximum lifetime of a record: that of the page, that of the visit, or its own. */
export type RecordLifetime = 'page' | 'session' | 'local';

const storageOf = (store: RecordLifetime): Storage | undefined =>
  store === 'local' ? localStorage : store === 'session' ? sessionStorage : undefined;

const day = 86_400_000;
const minute = 60_000;

/** In the format of the visitor's records. The visitor's store is not imported: prompts load without it, in 6 kB. */
interface StoredRecord {
  v: number;
  savedAt: number;
  expiresAt: number;
  data: unknown;
}

function findRecord(store: RecordLifetime, key: string): StoredRecord | undefined {
  try {
    const text = memory.get(key) ?? storageOf(store)?.getItem(key) ?? 'null';
    const record = JSON.parse(text) as StoredRecord;
    const now = Date.now();
    return record.savedAt < now + minute && now < record.expiresAt ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a record that has not expired, of any version: also one that the runtime wrote. */
export const hasRecord = (store: RecordLifetime, key: string): boolean => findRecord(store, key) !== undefined;

/** The data of a record that `writeRecord` wrote; undefined when there is none, or it has expired. */
export function readRecord(store: RecordLifetime, key: string): unknown {
  const record = findRecord(store, key);
  return record?.v === 1 ? record.data : undefined;
}

/** Writes a record that expires after some days: in storage, where that is available. */
export function writeRecord(store: RecordLifetime, key: string, data: unknown, days: number): void {
  const now = Date.now();
  const text = JSON.stringify({ v: 1, savedAt: now, expiresAt: now + days * day, data });
  memory.set(key, text);
  try {
    storageOf(store)?.setItem(key, text);
  } catch {
    // Denied or full: the record lasts as long as the page.
  }
}

/** Names the records of an element's brand, as the runtime does. */
export function recordNames({ brand: { id, preset }, sources }: ElementSources): (name: string) => string {
  const { services } = readKeys(brandCode, sources) as { services?: { brandCode?: string } };
  const code = services?.brandCode || preset.code || id || 'default';
  return (name) => `covermount:${String(code)}:${name}`;
}

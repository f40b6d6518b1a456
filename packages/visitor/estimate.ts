import * as z from 'zod/mini';
import type { LowestPrice } from '#domain/lowest-price';
import type { Place } from '#domain/place';
import { isStateCode, type StateCode } from '#domain/us-state';
import { wholeNumber } from '#domain/whole-number';
import type { Visitor } from './create-visitor.ts';
import type { SealedRecord, SealedRecordOptions } from './sealed-record.ts';

/** What a visitor's quote has come to: what a panel on another page may tell of it, and no more. */
export interface Estimate {
  /** Where the first driver lives, once they said it. */
  place?: Place | undefined;
  /** The zip code that this device remembered then: another one since makes this the estimate of another place. */
  placeZip: string;
  /** First names, the first driver's first. */
  drivers: readonly string[];
  vehicles: readonly { year: number; make: string; model: string }[];
  price?: LowestPrice | undefined;
  /** When the price was first known, in epoch milliseconds. */
  quotedAt?: number | undefined;
  /** What the price was asked for with; empty before that. */
  transactionId: string;
  /** The step that the visitor was in, as an address has it, without its `#`. */
  hash: string;
}

const text = z.string();
const whole = wholeNumber(z.gte(0));

const schema: z.ZodMiniType<Estimate> = z.object({
  place: z.optional(
    z.object({
      zip: text,
      city: text,
      state: z.custom<StateCode>((state) => typeof state === 'string' && isStateCode(state)),
    }),
  ),
  placeZip: text,
  drivers: z.array(text),
  vehicles: z.array(z.object({ year: z.number(), make: text, model: text })),
  price: z.optional(
    z.object({
      amount: whole,
      every: z.enum(['month', 'twoMonths', 'term']),
      downPayment: whole,
      total: whole,
      term: whole,
      quoteCount: whole,
    }),
  ),
  quotedAt: z.optional(z.number()),
  transactionId: text,
  hash: z.string().check(z.regex(/^\w*$/)),
});

/** As long as the answers that it is of. */
const timeToLive = 168 * 3_600_000;

/** The estimate of a visitor, in step with the page's other widgets and with other tabs. */
export interface EstimateRecord {
  /** The latest; null when there is none, undefined while storage is being opened. */
  readonly read: () => Estimate | null | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly save: (estimate: Estimate) => void;
  readonly clear: () => void;
}

const opened = new WeakMap<Visitor, EstimateRecord>();

/**
 * The one estimate record of a visitor. It is encrypted, as it holds first names.
 *
 * @example
 * const record = openEstimate(host.visitor);
 * const estimate = useSyncExternalStore(record.subscribe, record.read);
 */
export function openEstimate(visitor: Visitor, options: SealedRecordOptions = {}): EstimateRecord {
  let record = opened.get(visitor);
  if (!record) {
    record = createRecord(visitor, options);
    opened.set(visitor, record);
  }
  return record;
}

function createRecord(visitor: Visitor, options: SealedRecordOptions): EstimateRecord {
  const { shelf } = visitor;
  const kind = { version: 1, timeToLive, schema };
  const isStored = () => shelf.get('estimate') !== undefined;
  let sealed: Promise<SealedRecord<Estimate> | undefined> | undefined;
  // A page that has nothing to tell makes no key, and does without what seals.
  const open = () =>
    (sealed ??= import('./sealed-record.ts').then(
      ({ openSealedRecord }) => openSealedRecord(visitor, 'estimate', kind, options),
      () => (sealed = undefined),
    ));
  const { page = globalThis } = options;
  const listeners = new Set<() => void>();
  let latest: Estimate | null | undefined = isStored() ? undefined : null;
  /** Counts what became known: what was read before that is of no use. */
  let round = 0;

  const know = (estimate: Estimate | null) => {
    round += 1;
    latest = estimate;
    listeners.forEach((listener) => listener());
  };

  const readStorage = async () => {
    round += 1;
    const before = round;
    const found = isStored() ? await (await open())?.stored() : undefined;
    if (round === before) know(found ?? null);
  };

  const write = async () => {
    const record = await open();
    if (latest) record?.save(latest);
  };

  const forget = () => {
    know(null);
    shelf.remove('estimate');
    // One that is being written is let go of, too.
    void sealed?.then((record) => latest === null && record?.clear());
  };

  if (latest === undefined) void readStorage();
  page.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === shelf.keyOf('estimate')) void readStorage();
  });
  visitor.onForget(forget);

  return {
    read: () => latest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(estimate) {
      know(estimate);
      void write();
    },
    clear: forget,
  };
}

import { bag, strongest } from '../layers.ts';
import type { Layer } from '../layers.ts';
import type { Armed } from './trigger.ts';

/** A value as a key takes it, or undefined where it does not. What it takes is what the schema takes: a test compares them. */
export type Accepts<Value> = (value: unknown) => Value | undefined;

/** The few keys that a trigger needs, read without the schema that checks them all. */
export interface Keys {
  /** The value of the strongest source that has one which is accepted; a bad one is left out, as the runtime does, and reported. */
  read<Value>(key: string, accepts: Accepts<Value>, standard: Value): Value;
  /** A whole number of milliseconds, days, pixels: written as a number, or as text. */
  whole(key: string, standard: number, most: number, least?: number): number;
  /** A switch that is off unless it is turned on. */
  isOn(key: string): boolean;
}

const folded = (key: string): string => key.replaceAll('-', '').toLowerCase();

export async function readKeys({ sources, load }: Pick<Armed, 'sources' | 'load'>): Promise<Keys> {
  let { layers } = sources();
  if (layers.some(({ value }) => value === undefined)) {
    // Addresses to be fetched, and what is not JSON as it stands: few pages pay for those.
    const isUnread = ({ value, url }: Layer) => value === undefined && !url;
    if (layers.some(isUnread)) load();
    layers = await (await import('./plain-layers.ts')).plainLayers(layers);
  }
  if (
    !/^(undefined|false)$/.test(String(strongest({ layers }, 'debug'))) ||
    location.search.includes('covermount-debug')
  )
    load();
  const keys: Keys = {
    read(key, accepts, standard) {
      for (const { value } of layers.toReversed()) {
        for (const [written, found] of Object.entries(bag(value))) {
          if (folded(written) !== folded(key)) continue;
          const accepted = accepts(found);
          if (accepted !== undefined) return accepted;
          // Null is nothing to the runtime, too.
          if (found !== null) load();
        }
      }
      return standard;
    },
    whole: (key, standard, most, least = 0) =>
      keys.read(
        key,
        (value) => {
          const number = typeof value === 'string' && value.trim() ? Number(value) : (value as number);
          return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
        },
        standard,
      ),
    isOn: (key) =>
      keys.read(
        key,
        (value) => {
          if (typeof value !== 'string') return typeof value === 'boolean' ? value : undefined;
          return /^(true|yes|on|1|)$/i.test(value) || (/^(false|no|off|0)$/i.test(value) ? false : undefined);
        },
        false,
      ),
  };
  return keys;
}

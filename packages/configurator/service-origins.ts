import { normalizeKey } from '#configuration/merge';
import { isObject, type Json } from './json.ts';

/**
 * The origins of the absolute addresses in the `services` of any source, which may be at any depth and in any spelling.
 *
 * @param base The address of the page, for addresses such as `//api.example`.
 */
export function serviceOrigins(value: Json | undefined, base: string): string[] {
  const found = new Set<string>();
  const read = (inside: Json | undefined, isOfServices: boolean): void => {
    if (typeof inside === 'string') {
      const isAbsolute = /^\s*(https?:|[\\/]{2})/i.test(inside) && URL.canParse(inside, base);
      if (isOfServices && isAbsolute) found.add(new URL(inside, base).origin);
    } else if (Array.isArray(inside)) {
      for (const item of inside as readonly Json[]) read(item, isOfServices);
    } else if (isObject(inside)) {
      for (const [key, member] of Object.entries(inside))
        read(member, isOfServices || normalizeKey(key) === 'services');
    }
  };
  read(value, false);
  return [...found];
}

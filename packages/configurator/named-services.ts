import { normalizeKey } from '#configuration/merge';
import { isObject, type Json, type JsonObject } from './json.ts';

/** An object, also one that is written as text: the configuration of a widget reads both. */
function objectOf(value: Json): JsonObject | undefined {
  if (isObject(value)) return value;
  if (typeof value !== 'string' || !value.trim().startsWith('{')) return undefined;
  try {
    const parsed = JSON.parse(value) as Json;
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isServices = (key: string): boolean => normalizeKey(key) === 'services';

/** Settings without `services` at any depth and in any spelling: sources of the widget override those of the page. */
export const withoutServices = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([key]) => !isServices(key))
      .map(([key, value]) => {
        const inside = objectOf(value);
        return [key, inside ? withoutServices(inside) : value];
      }),
  );

/** The `services` of settings, at any depth and in any spelling. */
function servicesIn(object: JsonObject): Json[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (isServices(key)) return [value];
    const inside = objectOf(value);
    return inside ? servicesIn(inside) : [];
  });
}

/** True if settings name services. */
export const namesServices = (settings: JsonObject): boolean => servicesIn(settings).length > 0;

/**
 * The origins of the absolute addresses in the `services` of settings.
 *
 * @param base The address of the page, for addresses such as `//api.example`.
 */
export function serviceOrigins(settings: JsonObject, base: string): string[] {
  const found = new Set<string>();
  const read = (value: Json): void => {
    const inside = objectOf(value);
    if (inside) Object.values(inside).forEach(read);
    else if (Array.isArray(value)) (value as readonly Json[]).forEach(read);
    else if (typeof value === 'string' && /^\s*(https?:|[\\/]{2})/i.test(value) && URL.canParse(value, base))
      found.add(new URL(value, base).origin);
  };
  servicesIn(settings).forEach(read);
  return [...found];
}

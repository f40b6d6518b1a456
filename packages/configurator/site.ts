import { pageSource } from '#configuration/sources';
import { asObject, isObject, type JsonObject } from './json.ts';

/**
 * What the configurator's own page says: its page block, as any page with widgets has one. The preview shows a project over it.
 * Nothing of it is in a project unless the team takes it over.
 */
export interface Site {
  brands: JsonObject;
  /** The services of the site; undefined where it names none. */
  services: JsonObject | undefined;
  page: JsonObject;
}

export function readSite(): Site {
  const page = asObject(pageSource().value);
  return { page, brands: asObject(page.brands), services: isObject(page.services) ? page.services : undefined };
}

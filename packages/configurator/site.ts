import { pageSource } from '#configuration/sources';
import { asObject, isObject, type JsonObject } from './json.ts';

/**
 * The site around the configurator: the page block of its own page. The preview merges a project over it. A project
 * contains nothing of it unless the team copies a brand.
 */
export interface Site {
  brands: JsonObject;
  /** The services of the site; undefined if it configures none. */
  services: JsonObject | undefined;
  page: JsonObject;
}

export function readSite(): Site {
  const page = asObject(pageSource().value);
  return { page, brands: asObject(page.brands), services: isObject(page.services) ? page.services : undefined };
}

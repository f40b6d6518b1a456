import { pageSource } from '#configuration/sources';
import { asObject, isObject, type JsonObject } from './json.ts';
import { emptyProject, type Project } from './project.ts';

/** What the configurator's own page says: its page block, as any page with widgets has one. */
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

/** A project with the brand and the services of the site. */
export function newProject(widget: string, { page, brands }: Site): Project {
  const { brand: named, brands: _all, ...shared } = page;
  const id = typeof named === 'string' ? named : Object.keys(brands)[0];
  const own = id !== undefined && Object.hasOwn(brands, id) ? { brand: id, brands: { [id]: brands[id] ?? {} } } : {};
  return { ...emptyProject(widget), page: { ...own, ...shared } };
}

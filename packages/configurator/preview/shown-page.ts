import type { Language } from '#domain/language';
import { asObject, type JsonObject } from '../json.ts';
import { withoutServices } from '../named-services.ts';
import { brandIdOf, type Project } from '../project.ts';
import type { Site } from '../site.ts';
import { parseHtml } from '../snippets/parse-html.ts';
import type { EmulatedMedia, Shown } from './messages.ts';

/** How the preview shows a project. These options are not part of the project. */
export interface PreviewOptions {
  width: number;
  /** A brand of the site or of the project; undefined for the one that the project names. */
  brand: string | undefined;
  language: Language | undefined;
  /** Those of the site, those of the project, or none. */
  services: 'site' | 'own' | 'none';
  media: EmulatedMedia;
}

/** The option for showing no brand. */
export const noBrand = '';

const without = (object: JsonObject, ...keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** The default brand of the preview: the project's own, otherwise that of the site, otherwise `noBrand`. */
export function shownBrandId(project: Project, site: Site): string {
  const own = brandIdOf(project);
  if (Object.hasOwn({ ...site.brands, ...asObject(project.page.brands) }, own)) return own;
  const isNamed = project.config.brand !== undefined || project.page.brand !== undefined;
  const ofSite = typeof site.page.brand === 'string' ? site.page.brand : Object.keys(site.brands)[0];
  return !isNamed && ofSite !== undefined && Object.hasOwn(site.brands, ofSite) ? ofSite : noBrand;
}

/** A project as its preview shows it: merged over the page block of the site. */
export function shownPage(project: Project, site: Site, options: PreviewOptions): Shown {
  const { widget, content } = project;
  const usesSite = options.services === 'site' && site.services !== undefined;
  const usesOwn = !usesSite && options.services !== 'none';
  const shown = (object: JsonObject) => (usesOwn ? object : withoutServices(object));
  const brands = { ...site.brands, ...asObject(project.page.brands) };
  const named = options.brand ?? shownBrandId(project, site);
  const id = Object.hasOwn(brands, named) ? named : noBrand;
  const page: JsonObject = {
    ...without(site.page, 'services'),
    ...shown(project.page),
    ...(usesSite && { services: site.services as JsonObject }),
    ...(id !== noBrand && { brand: id }),
    brands:
      id === noBrand
        ? {}
        : Object.fromEntries(Object.entries(brands).map(([key, brand]) => [key, shown(asObject(brand))])),
  };
  return {
    widget,
    config: {
      ...without(shown(project.config), 'brand', 'load'),
      ...(options.language && { language: options.language }),
    },
    page: id === noBrand ? without(page, 'brand') : page,
    content: parseHtml(content).nodes,
    media: options.media,
  };
}

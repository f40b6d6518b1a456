import { asObject, type Json, type JsonObject, valueAt, withValueAt } from './json.ts';

/** The settings of one widget. */
export interface WidgetSettings {
  config: JsonObject;
  /** HTML inside the widget's element: shown to visitors without script. */
  content: string;
}

/** The edited project: a widget with its configuration, on a page with its brands. */
export interface Project extends WidgetSettings {
  /** The widget's name. */
  widget: string;
  /** The page block. */
  page: JsonObject;
  /** Address of the folder with `covermount.js` on the site; absent until it is typed. */
  files?: string;
  /** The settings of other widgets by name, restored when such a widget is selected again. */
  others?: Readonly<Record<string, WidgetSettings>>;
}

export type Section = 'widget' | 'brand' | 'page';

/** The id of the brand in a page block that has none yet. */
const newBrand = 'brand';

/** The id of the widget's brand in `brands` of the page block. */
export function brandIdOf({ config, page }: Project): string {
  const named = [config.brand, page.brand].find((value) => typeof value === 'string');
  return named ?? Object.keys(asObject(page.brands))[0] ?? newBrand;
}

/** The path of a section in the page block. */
const pathOf = (project: Project, section: Section): readonly string[] =>
  section === 'brand' ? ['brands', brandIdOf(project)] : [];

/** The JSON of a section. */
export function sectionValue(project: Project, section: Section): JsonObject {
  if (section === 'widget') return project.config;
  return asObject(valueAt(project.page, pathOf(project, section)));
}

/** The project with other JSON for a section. A brand without settings is removed, unless its id would change. */
export function withSection(project: Project, section: Section, value: JsonObject): Project {
  if (section === 'widget') return { ...project, config: value };
  if (section === 'page') return { ...project, page: value };
  const withBrandValue = (brand: JsonObject | undefined): Project => ({
    ...project,
    page: asObject(withValueAt(project.page, pathOf(project, section), brand)),
  });
  if (Object.keys(value).length > 0) return withBrandValue(value);
  const without = withBrandValue(undefined);
  return brandIdOf(without) === brandIdOf(project) ? without : withBrandValue(value);
}

export const emptyProject = (widget: string): Project => ({ widget, config: {}, content: '', page: {} });

const isUntouched = ({ config, content }: WidgetSettings): boolean =>
  Object.keys(config).length === 0 && content === '';

/** The project with another widget selected, and its earlier settings. The current widget's settings are kept. */
export function withWidget(project: Project, widget: string): Project {
  if (widget === project.widget) return project;
  const { widget: previous, config, content, others = {}, ...shared } = project;
  const { [widget]: chosen = { config: {}, content: '' }, ...rest } = others;
  const otherWidgets = isUntouched(project) ? rest : { ...rest, [previous]: { config, content } };
  return { ...shared, widget, ...chosen, ...(Object.keys(otherWidgets).length > 0 && { others: otherWidgets }) };
}

/** The name of the brand, otherwise its id. */
export function brandName(id: string, brand: Json | undefined): string {
  const { name } = asObject(brand);
  return typeof name === 'string' && name !== '' ? name : id;
}

/** A configuration in which a renamed brand has its new id. */
const renamedIn = (config: JsonObject, from: string, to: string): JsonObject =>
  config.brand === from ? { ...config, brand: to } : config;

/** The project with a brand's id replaced everywhere. */
export function withRenamedBrand(project: Project, from: string, to: string): Project {
  const { config, page, others } = project;
  const isChosen = brandIdOf(project) === from;
  const brands = Object.entries(asObject(page.brands)).map(([id, brand]) => [id === from ? to : id, brand] as const);
  return {
    ...project,
    config: renamedIn(config, from, to),
    page: {
      ...renamedIn(page, from, to),
      ...(isChosen && config.brand === undefined && { brand: to }),
      ...(brands.length > 0 && { brands: Object.fromEntries(brands) }),
    },
    ...(others && {
      others: Object.fromEntries(
        Object.entries(others).map(([name, settings]) => [
          name,
          { ...settings, config: renamedIn(settings.config, from, to) },
        ]),
      ),
    }),
  };
}

/** The project in which another brand replaces the edited one. */
export function withBrand(project: Project, id: string, brand: Json): Project {
  const { [brandIdOf(project)]: _replaced, ...brands } = asObject(project.page.brands);
  const { brand: _named, ...config } = project.config;
  return { ...project, config, page: { ...project.page, brand: id, brands: { ...brands, [id]: brand } } };
}

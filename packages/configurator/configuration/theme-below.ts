import { asObject, type JsonObject, type Path, valueAt } from '../json.ts';
import { brandIdOf, type Project, type Section } from '../project.ts';
import { weakerSources } from './read-section.ts';

const themeAt = (object: JsonObject, ...path: Path): JsonObject => asObject(valueAt(object, [...path, 'theme']));

/** Themes merged, weakest first. */
const merged = (...themes: readonly JsonObject[]): JsonObject => Object.assign({}, ...themes) as JsonObject;

/** The theme of a widget on the page: that of its brand, of the brand's settings for the widget, and of the page. */
const belowWidgetOfPage = (page: JsonObject, brand: string, widget: string): JsonObject =>
  merged(themeAt(page, 'brands', brand), themeAt(page, 'brands', brand, 'widgets', widget), themeAt(page));

/**
 * The theme that another theme overrides: below the page's theme is that of the brand, below a widget's are both.
 * Without it, contrast would be measured against the wrong background.
 *
 * @param path The path of the theme in its section.
 */
export function themeBelow(project: Project, section: Section, path: Path): JsonObject {
  const { page, config } = project;
  if (section === 'widget')
    return merged(...weakerSources(project, config).map(({ value }) => asObject(asObject(value as JsonObject).theme)));
  const brand = brandIdOf(project);
  const [first, second = '', third, fourth] = section === 'brand' ? ['brands', brand, ...path] : path;
  if (first === 'theme') return themeAt(page, 'brands', brand);
  if (first === 'widgets') return belowWidgetOfPage(page, brand, String(second));
  return first === 'brands' && third === 'widgets' && fourth !== undefined ? themeAt(page, 'brands', second) : {};
}

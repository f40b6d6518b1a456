// Separate from the table of tokens, which no first paint needs.
import type { Theme } from '../tokens/tokens.tsx';

/**
 * The CSS custom property of a token.
 *
 * @example
 * tokenProperty('accentSoft') // '--cover-accent-soft'
 */
export function tokenProperty(name: string): `--cover-${string}` {
  return `--cover-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** CSS custom properties of a theme, by property name. */
export function themeProperties(theme: Theme): Record<`--cover-${string}`, string> {
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [tokenProperty(name), value]));
}

const themeOf = new WeakMap<HTMLElement, readonly string[]>();

/** Sets a theme on an element and removes its previous theme. Allowed by a strict `style-src`. */
export function applyTheme(element: HTMLElement, theme: Theme): void {
  const properties = themeProperties(theme);
  for (const property of themeOf.get(element) ?? []) element.style.removeProperty(property);
  for (const [property, value] of Object.entries(properties)) element.style.setProperty(property, value);
  themeOf.set(element, Object.keys(properties));
}

/**
 * A CSS value in which private properties are replaced by the tokens that authors know.
 *
 * @example
 * withTokenNames('color-mix(in oklab, var(--c-accent) 9%, var(--c-surface))') // 'color-mix(in oklab, accent 9%,
 * surface)'
 */
export const withTokenNames = (value: string): string =>
  value.replaceAll(/var\(--c-([\w-]+)\)/g, (_all, name: string) =>
    name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
  );

/**
 * A key or a name without case, underscores, hyphens and spaces, by which services' spellings are compared.
 *
 * @example
 * plainName('Is_Success') // 'issuccess'
 */
export function plainName(name: string): string {
  return name.replaceAll(/[-_\s]/g, '').toLowerCase();
}

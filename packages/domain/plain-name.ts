/**
 * A key or a name without case, underscores, hyphens and spaces, to compare the spellings of services.
 *
 * @example
 * plainName('Is_Success') // 'issuccess'
 */
export function plainName(name: string): string {
  return name.replaceAll(/[-_\s]/g, '').toLowerCase();
}

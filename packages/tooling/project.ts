import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The widgets of the registry, by name. */
export function widgetNames(): string[] {
  const registry = readFileSync(`${projectRoot}widgets/registry.ts`, 'utf8');
  return [...registry.matchAll(/import\('\.\/([\w-]+)\/index\.ts'\)/g)].map(([, name]) => name as string);
}

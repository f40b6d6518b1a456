import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `covermount/server`, as built. */
export interface ServerModule {
  renderElement(options: object): string;
  styleSources(options: object): string[];
}

/** Loads the server module of a build, again after each build; undefined where there is none. */
export async function loadServerModule(distDir: string): Promise<ServerModule | undefined> {
  const file = join(resolve(distDir), 'server', 'server.mjs');
  const built = await stat(file).catch(() => undefined);
  if (!built) return undefined;
  return (await import(`${pathToFileURL(file).href}?${built.mtimeMs}`)) as ServerModule;
}

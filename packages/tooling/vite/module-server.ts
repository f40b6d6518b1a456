import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '../project.ts';

/**
 * Runs the project's browser modules in Node: views with their style sheets, widget definitions. Close it after use.
 */
export const startModuleServer = (): Promise<ViteDevServer> =>
  createServer({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [react()],
  });

let shared: Promise<ViteDevServer> | undefined;
let users = 0;

/** The module server of a build, as one of its plugins uses it. */
export interface SharedModuleServer {
  /** Starts it, unless another plugin has. */
  open: () => Promise<ViteDevServer>;
  /** Closes it, unless another plugin still uses it. */
  release: () => Promise<void>;
}

/**
 * One server for all plugins of a build, because each reads every widget.
 *
 * @example
 * const server = sharedModuleServer();
 * // In `load`: await (await server.open()).ssrLoadModule('/widgets/zip-form/index.ts');
 * // In `buildEnd`: await server.release();
 */
export function sharedModuleServer(): SharedModuleServer {
  let isUser = false;
  return {
    open() {
      if (!isUser) users += 1;
      isUser = true;
      shared ??= startModuleServer();
      return shared;
    },
    async release() {
      if (!isUser) return;
      isUser = false;
      users -= 1;
      if (users > 0) return;
      const closing = shared;
      shared = undefined;
      await (await closing)?.close();
    },
  };
}

import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '../project.ts';

/** Runs the project's browser modules in Node: views with their style sheets, widget definitions. Close it after use. */
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

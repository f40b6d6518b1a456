import type { ViteDevServer } from 'vite';
import { startModuleServer } from '../vite/module-server.ts';

let server: Promise<ViteDevServer> | undefined;

/**
 * The project's browser modules in Node, in one server for all test files of a worker, because reading every widget
 * takes seconds. It ends with the worker.
 */
export const moduleServer = (): Promise<ViteDevServer> => (server ??= startModuleServer());

import { Hono } from 'hono';
import type { Environment } from '../sandbox-context.ts';
import { createFileReader } from './compressed-file.ts';
import { askEachTime, fileResponse, forever } from './file-response.ts';

/** Their names contain a hash of their content. */
const hashed = /^(configurator\/)?chunks\//;

/** Serves `dist/` as a CDN would. */
export function bundleRoutes(distDir: string, brotliQuality?: number): Hono<Environment> {
  const read = createFileReader(distDir, brotliQuality);
  const routes = new Hono<Environment>();
  routes.get('/:path{.+}', async (context) => {
    const path = context.req.param('path');
    const file = await read(path);
    if (!file)
      return context.text('There is no such file', 404, {
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-store',
      });
    return fileResponse(context, file, hashed.test(path) ? forever : askEachTime);
  });
  return routes;
}

/** A folder with pages and an `index.html`, such as the built Storybook. */
export function folderRoutes(folder: string): Hono<Environment> {
  const read = createFileReader(folder);
  const routes = new Hono<Environment>();
  routes.get('/:path{.*}', async (context) => {
    const file = await read(context.req.param('path') || 'index.html');
    return file ? fileResponse(context, file, askEachTime) : context.notFound();
  });
  return routes;
}

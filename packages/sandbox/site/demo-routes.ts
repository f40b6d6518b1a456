import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type Environment, originsOf, type SandboxContext } from '../sandbox-context.ts';
import { createFileReader } from './compressed-file.ts';
import { renderDemoPage, type RenderedPage } from './demo-page.ts';
import { askEachTime, fileResponse } from './file-response.ts';
import { midnightInChicago } from './midnight.ts';
import { loadServerModule } from './server-module.ts';

interface Folders {
  demoDir: string;
  distDir: string;
}

/**
 * The demo site, with first paints from the server module in `distDir`: `index.html` at `/`, `<name>.html` at
 * `/<name>.html` and `/<name>`, and the files beside the pages.
 */
export function demoRoutes(sandbox: SandboxContext, { demoDir, distDir }: Folders): Hono<Environment> {
  const readFile = createFileReader(demoDir);
  const routes = new Hono<Environment>();

  routes.on(['GET', 'POST'], ['/', '/:page', '/:page/'], async (context, next) => {
    const path = (context.req.param('page') ?? 'index').replace(/\.html$/, '');
    const page = await renderFirst(sandbox, { demoDir, distDir }, pageNames(path), context);
    if (!page) return next();
    for (const [name, value] of Object.entries(page.headers)) context.header(name, value);
    context.header('Cache-Control', 'no-cache');
    return context.html(page.html);
  });

  routes.get('/:path{.+\\.[a-z0-9]+}', async (context, next) => {
    const file = await readFile(context.req.param('path'));
    return file ? fileResponse(context, file, askEachTime) : next();
  });

  return routes;
}

/**
 * The quote page answers at `/get-a-quote` and, for the states with an experience of their own, `/get-a-quote-<state>`.
 */
function pageNames(path: string): string[] {
  return /^get-a-quote(-[a-z]{2})?$/.test(path) ? [path, 'quote-flow'] : [path];
}

async function renderFirst(
  sandbox: SandboxContext,
  { demoDir, distDir }: Folders,
  names: readonly string[],
  { req }: Context<Environment>,
): Promise<RenderedPage | undefined> {
  const posted = req.method === 'POST' ? await req.parseBody() : {};
  const request = {
    nonce: randomBytes(16).toString('base64'),
    ...originsOf(sandbox, req.url),
    midnight: midnightInChicago(sandbox.now()),
    query: req.query(),
    server: await loadServerModule(distDir),
    posted: Object.fromEntries(
      Object.entries(posted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
  for (const name of names) {
    const page = await renderDemoPage(demoDir, name, request);
    if (page) return page;
  }
  return undefined;
}

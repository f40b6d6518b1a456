import { Hono } from 'hono';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { readReports, storeReport } from '../store/reports.ts';

const kind = 'form';

/**
 * Accepts forms that pages post, by a name in the address, and stores their fields. `language` in the query is that of
 * the page in the response.
 */
export function formRoutes({ database, now }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.post('/:name', async (context) => {
    const name = context.req.param('name');
    const posted = await context.req.parseBody({ all: true });
    const fields = Object.fromEntries(
      Object.entries(posted).map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
    );
    await storeReport(database, { kind, trackId: name, body: fields, reportedAt: new Date(now()) });
    const { language } = context.req.query();
    const answer = new URLSearchParams({ form: name, ...(language !== undefined && { language }) });
    return context.redirect(`/form-received.html?${answer.toString()}`, 303);
  });

  // For programs: the posted forms, the oldest first.
  routes.get('/:name', async ({ req, json }) => {
    const all = await readReports(database, kind);
    return json(all.filter(({ trackId }) => trackId === req.param('name')).map(({ body }) => body));
  });

  return routes;
}

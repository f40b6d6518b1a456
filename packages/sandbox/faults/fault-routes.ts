import { Hono } from 'hono';
import type { Environment } from '../sandbox-context.ts';
import { callsOfKind, type FaultKind } from './fault-kinds.ts';
import { faultPage } from './fault-page.ts';
import type { FaultSwitch } from './fault-switch.ts';
import { type Fault, faultSchema } from './fault.ts';

/**
 * The fault switch: JSON for programs (GET, PUT, DELETE) and a page with forms for people, at one address. Every JSON
 * response is the list of active faults.
 */
export function faultRoutes(faults: FaultSwitch): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.get('/', ({ req, json, html }) =>
    req.header('Accept')?.includes('text/html')
      ? html(faultPage({ faults: faults.list(), problems: [] }))
      : json({ faults: faults.list() }),
  );

  routes.put('/', async ({ req, json }) => {
    const read = readFault(await req.json<unknown>().catch(() => undefined));
    if ('problems' in read) return json(read, 400);
    faults.set(read.fault);
    return json({ faults: faults.list() });
  });

  routes.delete('/', ({ req, json }) => {
    faults.clear({ call: req.query('call'), scope: req.query('scope') });
    return json({ faults: faults.list() });
  });

  routes.post('/', async ({ req, redirect, html }) => {
    const form = Object.fromEntries(Object.entries(await req.parseBody()).filter(([, value]) => value !== ''));
    if (typeof form.remove === 'string') {
      if (form.remove === 'all') faults.clear();
      else removeOne(faults, form.remove, form.scope);
      return redirect('/sandbox/faults#now', 303);
    }
    const read = readFault(fromForm(form));
    if ('problems' in read) return html(faultPage({ faults: faults.list(), problems: read.problems }), 400);
    faults.set(read.fault);
    return redirect('/sandbox/faults#now', 303);
  });

  return routes;
}

/** Removes the fault of this call and scope; `clear` would remove those of every scope. */
function removeOne(faults: FaultSwitch, call: string, scope: unknown): void {
  const others = faults.list().filter((fault) => fault.call !== call || fault.scope !== scope);
  faults.clear();
  for (const fault of others) faults.set(fault);
}

function readFault(json: unknown): { fault: Fault } | { problems: string[] } {
  const { success, data, error } = faultSchema.safeParse(json);
  if (success) return { fault: data };
  return {
    problems: error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)),
  };
}

/** A form sends text; a fault that applies to some calls implies the first of them. */
function fromForm(form: Record<string, unknown>): Record<string, unknown> {
  const numbers = Object.entries(form).map(([name, value]) => [
    name,
    ['delay', 'status', 'times'].includes(name) ? Number(value) : value,
  ]);
  const calls = callsOfKind[form.kind as FaultKind];
  const call = calls && !calls.includes(String(form.call)) ? calls[0] : form.call;
  return { ...form, ...Object.fromEntries(numbers), call };
}

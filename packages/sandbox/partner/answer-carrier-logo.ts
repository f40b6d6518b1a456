import type { Context } from 'hono';
import { carrierLogo } from '../rating/carrier-logo.ts';
import { carrierById } from '../rating/carriers.ts';
import type { Environment } from '../sandbox-context.ts';

/** `<id>.svg`: on the site for cards, on the partners' origin for their own pages. */
export function answerCarrierLogo(context: Context<Environment, '/carriers/:file'>): Response | Promise<Response> {
  const carrier = carrierById(context.req.param('file').replace(/\.svg$/, ''));
  if (!carrier) return context.notFound();
  return context.body(carrierLogo(carrier), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' });
}

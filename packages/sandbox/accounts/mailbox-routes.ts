import { Hono } from 'hono';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { readMails } from '../store/mails.ts';
import { mailboxPage } from './mailbox-page.ts';

/** The mailbox: a page for people, and JSON for programs, of all addresses or of one `?to=`. */
export function mailboxRoutes({ database }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.get('/', async (context) => {
    const to = context.req.query('to')?.trim() ?? '';
    const mails = await readMails(database, { to: to || undefined });
    // The links must reach no other page in a Referer.
    context.header('Referrer-Policy', 'no-referrer');
    if (context.req.header('Accept')?.includes('text/html')) return context.html(mailboxPage({ mails, to }));
    return context.json(
      mails.map(({ recipient, subject, body, link, sentAt }) => ({ to: recipient, subject, body, link, sentAt })),
    );
  });
  return routes;
}

import type { Context } from 'hono';
import { styleHash } from '../page-shell.ts';
import type { Environment } from '../sandbox-context.ts';

/** Where a partner's page may be framed, and where it returns to. */
interface FramedPage {
  /** Undefined: the page cannot be framed. */
  frameOrigin: string | undefined;
  returnUrl: string | null;
}

/** Headers of a page that handles cards or signatures: strict, never stored, framed only by the page that opened it. */
export function protectPage(context: Context<Environment>, { frameOrigin, returnUrl }: FramedPage): void {
  // The response to a form is a redirect, whose target `form-action` must allow too.
  const formTargets = ["'self'", ...(returnUrl ? [new URL(returnUrl).origin] : [])].join(' ');
  context.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; connect-src 'self'; style-src ${styleHash}; img-src 'self' data:; ` +
      `form-action ${formTargets}; base-uri 'none'; frame-ancestors ${frameOrigin ?? "'none'"}`,
  );
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
}

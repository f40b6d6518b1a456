import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ServiceVariant } from '#domain/service-variant';
import type { Environment } from '../sandbox-context.ts';
import { sandboxPath } from './bases.ts';

/** The cookie in which the agency's gateway keeps a customer's token. */
export interface SessionCookie {
  /** The token of the request; undefined without one. */
  token: string | undefined;
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/**
 * The cookie of a variant; undefined for a request without the header `X-Requested-With: covermount`. Pages of other
 * sites cannot send that header, so their requests are never let in by the cookie that goes with them.
 */
export function sessionCookieOf(context: Context<Environment>, variant: ServiceVariant): SessionCookie | undefined {
  if (context.req.header('X-Requested-With') !== 'covermount') return undefined;
  const name = `covermount_customer_${variant}`;
  const isSecure = new URL(context.req.url).protocol === 'https:';
  const options = { path: sandboxPath, httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;
  return {
    token: getCookie(context, name),
    set: (token, expires) => setCookie(context, name, token, { ...options, expires }),
    clear: () => void deleteCookie(context, name, options),
  };
}

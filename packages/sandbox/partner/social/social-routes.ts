import { Hono } from 'hono';
import { languageOf } from '#domain/language';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import { protectPage } from '../frame-page.ts';
import { pageWithFaults } from '../page-faults.ts';
import { refusedPage, socialPage } from './social-page.ts';

/** The paths of the networks' own authorization pages. */
const networks = [
  { path: '/instagram/oauth/authorize', name: 'Instagram' },
  { path: '/facebook/v18.0/dialog/oauth', name: 'Facebook' },
] as const;

/**
 * The pop-up pages in which a customer connects a social network. Like the networks' own, they return to `redirect_uri`
 * with `code` or `error`, and with the `state` that they were opened with. `lang` is the sandbox's own key.
 */
export function socialRoutes(sandbox: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  for (const { path, name } of networks) {
    routes.get(path, async (context) => {
      const { redirect_uri: redirectTo = '', state = '', lang = '' } = context.req.query();
      const language = languageOf(lang) ?? 'en';
      return pageWithFaults(sandbox, context, { page: 'socialPage', trackId: state }, () => {
        protectPage(context, { frameOrigin: undefined, returnUrl: null });
        if (!isOnSite(redirectTo, context.req.url)) return context.html(refusedPage({ name, language }), 400);
        const backWith = (keys: Record<string, string>) => {
          const url = new URL(redirectTo);
          for (const [key, value] of Object.entries(keys)) url.searchParams.set(key, value);
          if (state) url.searchParams.set('state', state);
          return url.href;
        };
        const allowed = backWith({ code: `social-${sandbox.newId()}` });
        const denied = backWith({ error: 'access_denied', error_reason: 'user_denied' });
        return context.html(socialPage({ name, language, allowed, denied }));
      });
    });
  }
  return routes;
}

/** A network returns to the addresses that a site has registered: here, to those of the same host. */
function isOnSite(redirectTo: string, requestUrl: string): boolean {
  if (!URL.canParse(redirectTo)) return false;
  const { protocol, hostname, username, password } = new URL(redirectTo);
  return /^https?:$/.test(protocol) && hostname === new URL(requestUrl).hostname && !username && !password;
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Language, languageOf } from '#domain/language';
import { pageShell } from '../../page-shell.ts';
import type { Environment } from '../../sandbox-context.ts';

const names = { apple: 'Apple Wallet', google: 'Google Wallet' } as const;

const texts: Readonly<Record<Language, { title: string; body: string }>> = {
  en: {
    title: 'Your ID card in {name}',
    body: 'This page stands in for {name}, which takes only passes that are signed with the agency’s certificates.',
  },
  es: {
    title: 'Su tarjeta en {name}',
    body: 'Esta página representa a {name}, que solo acepta tarjetas firmadas con los certificados de la agencia.',
  },
};

/** Pages that stand in for adding an ID card to a phone's wallet. */
export function walletRoutes(): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.get('/:wallet{apple|google}', (context) => {
    const name = names[context.req.param('wallet') as keyof typeof names];
    const language = languageOf(context.req.query('lang') ?? '') ?? 'en';
    const [title, body] = [texts[language].title, texts[language].body].map((text) => text.replace('{name}', name));
    return context.html(
      pageShell({
        title: title!,
        language,
        body: html`<h1>${title}</h1>
          <p>${body}</p>`,
      }),
    );
  });
  return routes;
}

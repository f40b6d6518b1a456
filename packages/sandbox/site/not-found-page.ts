import { html } from 'hono/html';
import { type Markup, pageShell } from '../page-shell.ts';

export function notFoundPage(): Markup {
  return pageShell({
    title: 'There is no such page',
    body: html`<h1>There is no such page</h1>
      <p><a href="/">Demo pages</a> · <a href="/sandbox/faults">Fault switch</a></p>`,
  });
}

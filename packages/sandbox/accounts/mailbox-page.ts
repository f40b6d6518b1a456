import { html } from 'hono/html';
import { visitDate } from '#services/contract/visit-date';
import { type Markup, pageShell } from '../page-shell.ts';
import type { Mail } from '../store/mails.ts';

/** The mails that would have been sent, with their links. */
export function mailboxPage({ mails, to }: { mails: readonly Mail[]; to: string }): Markup {
  return pageShell({
    title: 'Mailbox',
    body: html` <h1>Mailbox</h1>
      <p class="soft">
        What the agency’s services would have mailed. Nothing leaves this machine.
        <a href="/">Demo pages</a>
      </p>
      <form class="card">
        <div class="grid">
          <div>
            <label for="to">Of one address <span class="hint" id="to-hint">Empty: of all</span></label
            ><input id="to" name="to" type="email" value="${to}" autocomplete="off" aria-describedby="to-hint" />
          </div>
          <p class="row"><button class="main">Show</button></p>
        </div>
      </form>
      <h2>Mails</h2>
      ${mails.length === 0 ? html`<p>There is no mail.</p>` : mails.map(mailCard)}`,
  });
}

function mailCard({ recipient, subject, body, link, language, sentAt }: Mail): Markup {
  return html`<article class="card" lang="${language}">
    <h3>${subject}</h3>
    <p class="soft">${recipient} · ${visitDate(sentAt.getTime())}</p>
    <p>${body}</p>
    <p><a href="${link}">${subject}</a></p>
  </article>`;
}

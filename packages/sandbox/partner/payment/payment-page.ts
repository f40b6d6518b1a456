import { html } from 'hono/html';
import { type CalendarDate, dateAt } from '#domain/calendar-date';
import { type Language, localeOf } from '#domain/language';
import { formatMoney } from '#domain/money';
import { visitTimeZone } from '#services/contract/visit-date';
import { type Markup, pageShell } from '../../page-shell.ts';
import type { SeededPolicy } from '../../policies/seeded-policies.ts';
import type { Charge } from '../../store/charges.ts';
import type { PaymentSession } from '../../store/payment-sessions.ts';
import { type Card, cardAutocomplete, type CardField, cardFields } from '../card/card.ts';
import { paymentText } from './payment-texts.ts';

interface PaymentPage {
  session: PaymentSession;
  policy: SeededPolicy;
  language: Language;
}

/** The form with its errors. */
export function payForm({
  session,
  policy,
  language,
  typed,
  wrong = [],
}: PaymentPage & { typed?: Card; wrong?: readonly CardField[] }): Markup {
  const text = textsIn(language);
  const amount = formatMoney(session.amount, language);
  const address = (way: string) => `/pay/${session.sessionId}${way}?lang=${language}`;
  const notice = session.status === 'declined' || session.status === 'abandoned' ? text(session.status) : '';
  const field = (name: CardField) => {
    const isWrong = wrong.includes(name);
    const hint = name === 'cardHolderName' ? '' : text(`${name}Hint`);
    const described = [hint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ');
    const value = name === 'securityCode' ? '' : (typed?.[name] ?? '');
    return html`<div class="field">
      <label for="${name}">${text(name)}</label>
      ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
      ${isWrong ? html`<span class="error" id="${name}-error">${text(`error.${name}`)}</span>` : ''}
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        autocomplete="${cardAutocomplete[name]}"
        maxlength="100"
        ${name === 'cardHolderName' ? '' : html`inputmode="numeric"`}
        ${described && html`aria-describedby="${described}"`}
        ${isWrong ? html`aria-invalid="true"` : ''}
      />
    </div>`;
  };
  return pageShell({
    title: wrong.length > 0 ? text('errorTitle', { title: text('title') }) : text('title'),
    language,
    body: html`<div class="narrow">
      ${logo(policy)}
      ${
        wrong.length > 0
          ? html`<div class="notice" role="alert" tabindex="-1" autofocus>
              <h2>${text('problems')}</h2>
              <ul>
                ${wrong.map((name) => html`<li><a href="#${name}">${text(`error.${name}`)}</a></li>`)}
              </ul>
            </div>`
          : ''
      }
      ${notice && html`<p class="notice" role="status">${notice}</p>`}
      <h1>${text('title')}</h1>
      <div class="card">
        <p class="price">${amount}</p>
        ${facts({ session, policy, language })}
        <form id="payment" method="post" action="${address('')}" novalidate>
          ${policy.session === 'wallet' ? html`<p>${text('wallet')}</p>` : cardFields.map(field)}
          <p><button class="main">${text('pay', { amount })}</button></p>
        </form>
      </div>
      <h2>${text('otherWays')}</h2>
      <div class="row">
        <button form="payment" formaction="${address('/leave')}">${text('leave')}</button>
        <button form="payment" formaction="${address('/decline')}" aria-describedby="decline-hint">
          ${text('decline')}
        </button>
      </div>
      <p class="soft" id="decline-hint">${text('declineHint')}</p>
      <p class="soft">${text('demonstration')}</p>
    </div>`,
  });
}

/** The result page of a payment session: after its own payment, or after the bill was paid in another one. */
export function paidPage({
  session,
  policy,
  language,
  charge,
  returnUrl,
}: PaymentPage & { charge: Charge; returnUrl: string | undefined }): Markup {
  const text = textsIn(language);
  const amount = formatMoney(charge.amount, language);
  const date = inWords(dateAt(charge.chargedAt.getTime(), visitTimeZone), language);
  return pageShell({
    title: text('paidTitle'),
    language,
    body: html`<div class="narrow">
      ${logo(policy)}
      <h1>${text('paidTitle')}</h1>
      <div class="card">
        <p>${text('paid', { amount, date })}</p>
        ${facts({ session, policy, language })}
        <dl>
          <dt>${text('invoice')}</dt>
          <dd>${charge.invoiceId}</dd>
        </dl>
        <p>${returnUrl ? html`<a href="${returnUrl}">${text('back')}</a>` : text('close')}</p>
      </div>
      <p class="soft">${text('demonstration')}</p>
    </div>`,
  });
}

export function endedPage(language: Language): Markup {
  const text = textsIn(language);
  return pageShell({
    title: text('endedTitle'),
    language,
    body: html`<h1>${text('endedTitle')}</h1>
      <p>${text('ended')}</p>`,
  });
}

function logo({ carrierId, company }: SeededPolicy): Markup | string {
  return carrierId && html`<p><img src="/carriers/${carrierId}.svg" alt="${company}" height="48" /></p>`;
}

function facts({ session, policy, language }: PaymentPage): Markup {
  const text = textsIn(language);
  return html`<dl>
    <dt>${text('carrier')}</dt>
    <dd>${policy.company}</dd>
    <dt>${text('policy')}</dt>
    <dd>${session.policyNumber}</dd>
    <dt>${text('insured')}</dt>
    <dd>${policy.insured.name}</dd>
    <dt>${text('dueOn')}</dt>
    <dd>${inWords(session.dueDate, language)}</dd>
  </dl>`;
}

function textsIn(language: Language) {
  return (key: Parameters<typeof paymentText>[1], values?: Record<string, string>) =>
    paymentText(language, key, values);
}

function inWords(date: CalendarDate, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

import { html } from 'hono/html';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { type Cents, formatMoney } from '#domain/money';
import { dateInWords } from '../../documents/document-date.ts';
import { type Markup, pageShell } from '../../page-shell.ts';
import type { Charge } from '../../store/charges.ts';
import { type Card, cardAutocomplete, type CardField, cardFields } from '../card/card.ts';
import { paymentText } from './payment-texts.ts';

/** What is paid on a page: a premium, a membership. */
export interface PaymentPage {
  language: Language;
  title: string;
  /** Path of the page, without a trailing slash. */
  path: string;
  amount: Cents;
  /** Outcome of the last try; any other value shows no message. */
  status: string;
  logo: Markup | string;
  facts: readonly { term: string; value: string }[];
  /** The wallet on file is charged: no card is asked for. */
  hasWallet?: boolean;
}

/** The form with its errors. */
export function payForm({
  page,
  typed,
  wrong = [],
}: {
  page: PaymentPage;
  typed?: Card;
  wrong?: readonly CardField[];
}): Markup {
  const { language, title } = page;
  const text = textsIn(language);
  const amount = formatMoney(page.amount, language);
  const address = (way: string) => `${page.path}${way}?lang=${language}`;
  const notice = page.status === 'declined' || page.status === 'abandoned' ? text(page.status) : '';
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
    title: wrong.length > 0 ? text('errorTitle', { title }) : title,
    language,
    body: html`<div class="narrow">
      ${page.logo}
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
      <h1>${title}</h1>
      <div class="card">
        <p class="price">${amount}</p>
        ${factList(page)}
        <form id="payment" method="post" action="${address('')}" novalidate>
          ${page.hasWallet ? html`<p>${text('wallet')}</p>` : cardFields.map(field)}
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
  page,
  charge,
  returnUrl,
}: {
  page: PaymentPage;
  charge: Pick<Charge, 'amount' | 'chargedAt' | 'invoiceId'>;
  returnUrl: string | undefined;
}): Markup {
  const { language } = page;
  const text = textsIn(language);
  const amount = formatMoney(charge.amount, language);
  const date = dateInWords(dateAt(charge.chargedAt.getTime(), agencyTimeZone), language);
  return pageShell({
    title: text('paidTitle'),
    language,
    body: html`<div class="narrow">
      ${page.logo}
      <h1>${text('paidTitle')}</h1>
      <div class="card">
        <p>${text('paid', { amount, date })}</p>
        ${factList(page)}
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

function factList({ facts }: PaymentPage): Markup {
  return html`<dl>
    ${facts.map(
      ({ term, value }) =>
        html`<dt>${term}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

function textsIn(language: Language) {
  return (key: Parameters<typeof paymentText>[1], values?: Record<string, string>) =>
    paymentText(language, key, values);
}

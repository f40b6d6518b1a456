import { html } from 'hono/html';
import type { Language } from '#domain/language';
import { centsOf, formatMoney } from '#domain/money';
import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import { type Markup, pageShell } from '../../page-shell.ts';
import { carrierById } from '../../rating/carriers.ts';
import type { Rate } from '../../rating/rate-request.ts';
import type { StoredPurchase } from '../../store/buy-now-purchases.ts';
import type { Signing } from '../../store/signings.ts';
import { type SigningText, signingText } from './signing-texts.ts';

export interface SigningPage {
  signing: Signing;
  purchase: StoredPurchase;
  rate: Rate;
  insured: string;
  language: Language;
}

export type SigningField = 'signerName' | 'consent';

interface SigningPageState {
  signerName?: string;
  wrong?: readonly SigningField[];
  isSilent?: boolean;
}

/** The documents and the form. With `isSilent`, its script only reports that it runs. */
export function signingPage(
  page: SigningPage,
  { signerName = '', wrong = [], isSilent = false }: SigningPageState = {},
): Markup {
  const { signing, purchase, rate, insured, language } = page;
  const text = textsIn(language);
  const isWrong = (name: SigningField) => wrong.includes(name);
  const error = (name: SigningField) =>
    isWrong(name) ? html`<span class="error" id="${name}-error">${text(`error.${name}`)}</span>` : '';
  const invalid = (name: SigningField) =>
    isWrong(name) ? html`aria-invalid="true" aria-describedby="${name}-error"` : '';
  return pageShell({
    title: wrong.length > 0 ? text('errorTitle', { title: text('title') }) : text('title'),
    language,
    script: '/signing-page.js',
    body: html`<div class="narrow" id="frame" data-page-origin="${signing.pageOrigin}" ${isSilent ? html`data-silent` : ''}>
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
      <h1>${text('title')}</h1>
      <p>${text('read')}</p>
      <div class="card">
        <dl>
          <dt>${text('carrier')}</dt>
          <dd>${carrierById(purchase.carrierId)?.name ?? ''}</dd>
          <dt>${text('policy')}</dt>
          <dd>${purchase.policyNumber}</dd>
          <dt>${text('insured')}</dt>
          <dd>${insured}</dd>
          <dt>${text('premium')}</dt>
          <dd>
            ${formatMoney(centsOf(rate.totalPremium)!, language)}, ${text('months', { term: String(rate.term) })}
          </dd>
        </dl>
        <form id="sign" method="post" action="/sign/visits/${signing.visitToken}?lang=${language}" novalidate>
          <div class="field">
            <label for="signerName">${text('name')}</label>
            ${error('signerName')}
            <input
              id="signerName"
              name="signerName"
              value="${signerName}"
              autocomplete="name"
              maxlength="100"
              required
              ${invalid('signerName')}
            />
          </div>
          <div class="field">
            ${error('consent')}
            <label class="tick"
              ><input id="consent" name="consent" type="checkbox" value="yes" required ${invalid('consent')} />${text(
                'consent',
              )}</label
            >
          </div>
          <p><button class="main" name="way" value="sign">${text('sign')}</button></p>
        </form>
      </div>
      <h2>${text('otherWays')}</h2>
      <div class="row">
        <button form="sign" name="way" value="decline">${text('decline')}</button>
        <button form="sign" name="way" value="expire">${text('expire')}</button>
        <button form="sign" name="way" value="close">${text('close')}</button>
      </div>
      <p class="soft">${text('demonstration')}</p>
    </div>`,
  });
}

/** The end of a visit. Its script notifies the page that holds the frame or opened the window. */
export function endedSigningPage({
  event,
  language,
  signing,
}: {
  event: SigningEvent;
  language: Language;
  signing: Signing | undefined;
}): Markup {
  const text = textsIn(language);
  const address = signing?.returnUrl ? withEvent(signing.returnUrl, event) : '';
  return pageShell({
    title: text('endedTitle'),
    language,
    script: '/signing-page.js',
    body: html`<div id="frame" data-page-origin="${signing?.pageOrigin ?? ''}" data-event="${event}">
      <h1>${text('endedTitle')}</h1>
      <p>${text(`ended.${event}`)}</p>
      <p>${address ? html`<a href="${address}">${text('back')}</a>` : text('goOn')}</p>
    </div>`,
  });
}

/** The return address with the event in its query. */
export function withEvent(returnUrl: string, event: SigningEvent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('event', event);
  return url.href;
}

function textsIn(language: Language) {
  return (key: SigningText, values?: Record<string, string>) => signingText(language, key, values);
}

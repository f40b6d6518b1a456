import { html } from 'hono/html';
import type { Language } from '#domain/language';
import { formatMoney } from '#domain/money';
import { type Markup, pageShell } from '../../page-shell.ts';
import { carrierById } from '../../rating/carriers.ts';
import type { CardSession } from '../../store/card-sessions.ts';
import { type CardText, cardText } from './card-texts.ts';
import { type Card, cardAutocomplete, type CardBrand, type CardField, cardFields } from './card.ts';

export interface CardPage {
  session: CardSession;
  language: Language;
  brands: readonly CardBrand[];
}

const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  'american-express': 'American Express',
};

/** The address of a form of the page, with the parameters of the page's own address. */
function formAddress({ session, language, brands }: CardPage, way: '' | '/confirm' | '/leave' = ''): string {
  return `/card/${session.sessionId}${way}?lang=${language}&brands=${brands.join(',')}`;
}

/** One field, with its hint and an element for its error. */
function field(
  { language, brands }: CardPage,
  name: CardField,
  { value = '', isWrong = false }: { value?: string; isWrong?: boolean } = {},
): Markup {
  const text = textsIn(language);
  const hint = {
    cardHolderName: '',
    number: text('numberHint', { brands: brands.map((brand) => brandNames[brand]).join(', ') }),
    expiration: text('expirationHint'),
    securityCode: text(brands.includes('american-express') ? 'securityCodeHintAmex' : 'securityCodeHint'),
  }[name];
  const described = [hint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${text(name)}</label>
    ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    <span class="error" id="${name}-error" ${isWrong ? '' : html`hidden`}>${text(`error.${name}`)}</span>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${cardAutocomplete[name]}"
      maxlength="100"
      required
      ${name === 'cardHolderName' ? '' : html`inputmode="numeric"`}
      ${described && html`aria-describedby="${described}"`}
      ${isWrong ? html`aria-invalid="true"` : ''}
    />
  </div>`;
}

interface CardPageState {
  card?: Card;
  wrong?: readonly CardField[];
}

function fields(page: CardPage, { card, wrong = [] }: CardPageState): Markup[] {
  return cardFields.map((name) =>
    // The code is never sent back.
    field(page, name, { value: name === 'securityCode' ? '' : (card?.[name] ?? ''), isWrong: wrong.includes(name) }),
  );
}

function facts({ session, language }: CardPage): Markup {
  const text = textsIn(language);
  return html`<p class="price">${formatMoney(session.amount, language)}</p>
    <p class="soft">${text('due')}</p>
    <dl>
      <dt>${text('carrier')}</dt>
      <dd>${carrierById(session.carrierId)?.name ?? ''}</dd>
    </dl>`;
}

function problems(language: Language, wrong: readonly CardField[]): Markup {
  const text = textsIn(language);
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>
    <h2>${text('problems')}</h2>
    <ul>
      ${wrong.map((name) => html`<li><a href="#${name}">${text(`error.${name}`)}</a></li>`)}
    </ul>
  </div>`;
}

/** The card form as a full page: plain forms, without script. */
export function cardPage(page: CardPage, { card, wrong = [] }: CardPageState = {}): Markup {
  const { session, language } = page;
  const text = textsIn(language);
  return pageShell({
    title: wrong.length > 0 ? text('errorTitle', { title: text('title') }) : text('title'),
    language,
    body: html`<div class="narrow">
      ${wrong.length > 0 ? problems(language, wrong) : ''}
      ${session.status === 'declined' && wrong.length === 0 ? html`<p class="notice" role="alert">${text('declined')}</p>` : ''}
      <h1>${text('title')}</h1>
      <div class="card">
        ${facts(page)}
        <form id="card" method="post" action="${formAddress(page)}" novalidate>
          ${fields(page, { ...(card && { card }), wrong })}
          <p><button class="main">${text('use')}</button></p>
        </form>
      </div>
<p><button form="card" formaction="${formAddress(page, '/leave')}">${text('leave')}</button></p>
      <p class="soft">${text('demonstration')}</p>
    </div>`,
  });
}

/** The bank's challenge (3-D Secure) as a full page. */
export function confirmPage(page: CardPage, { isWrong = false }: { isWrong?: boolean } = {}): Markup {
  const text = textsIn(page.language);
  return pageShell({
    title: isWrong ? text('errorTitle', { title: text('stepTitle') }) : text('stepTitle'),
    language: page.language,
    body: html`<div class="narrow">
      <h1>${text('stepTitle')}</h1>
      <div class="card">${confirmForm(page, isWrong)}</div>
    </div>`,
  });
}

function confirmForm(page: CardPage, isWrong: boolean): Markup {
  const text = textsIn(page.language);
  return html`<form id="confirm" method="post" action="${formAddress(page, '/confirm')}" novalidate>
    <p>${text('step')}</p>
    <div class="field">
      <label for="code">${text('code')}</label>
      <span class="hint" id="code-hint">${text('codeHint')}</span>
      <span class="error" id="code-error" ${isWrong ? '' : html`hidden`}>${text('error.code')}</span>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="6"
        required
        aria-describedby="${isWrong ? 'code-hint code-error' : 'code-hint'}"
        ${isWrong ? html`aria-invalid="true" autofocus` : ''}
      />
    </div>
    <p class="row">
      <button class="main" name="way" value="confirm">${text('confirm')}</button>
      <button name="way" value="refuse">${text('refuse')}</button>
    </p>
  </form>`;
}

/** The end of a visit without a return address. */
export function acceptedPage(language: Language): Markup {
  const text = textsIn(language);
  return pageShell({
    title: text('acceptedTitle'),
    language,
    body: html`<h1>${text('acceptedTitle')}</h1>
      <p>${text('accepted')} ${text('close')}</p>`,
  });
}

interface EndedCard {
  language: Language;
  /** The purchase is already paid: in another tab, or with another card. */
  isPaid: boolean;
  /** The link back; absent for a frame, and for an unknown session. */
  returnUrl?: string | null | undefined;
}

/** The page of a session that has ended or is unknown. */
export function endedCardPage({ language, isPaid, returnUrl }: EndedCard): Markup {
  const text = textsIn(language);
  return pageShell({
    title: text('endedTitle'),
    language,
    body: html`<h1>${text('endedTitle')}</h1>
      <p>${text(isPaid ? 'paid' : 'ended')}</p>
      ${returnUrl ? html`<p><a href="${returnUrl}">${text('back')}</a></p>` : ''}`,
  });
}

/**
 * The card form in a frame: all steps in one document, because a frame that loads another one loses what was typed. Its
 * script sends the form to the partner and posts the outcome to the page, at its exact origin.
 */
export function cardFrame(page: CardPage, { isSilent }: { isSilent: boolean }): Markup {
  const { session, language } = page;
  const text = textsIn(language);
  return pageShell({
    title: text('title'),
    language,
    script: '/card-frame.js',
    body: html`<div
      id="frame"
      data-page-origin="${session.pageOrigin}"
      data-failed="${text('failed')}"
      ${isSilent ? html`data-silent` : ''}
    >
      <p class="notice" role="alert" id="problem" hidden></p>
      <p role="status" class="soft" id="status" data-sending="${text('sending')}"></p>
      <section id="typing" aria-labelledby="typing-title">
        <h1 id="typing-title" tabindex="-1">${text('title')}</h1>
        <form id="card" method="post" action="${formAddress(page)}" novalidate>
          ${fields(page, {})}
          <p><button class="main">${text('use')}</button></p>
          <p class="soft">${text('demonstration')}</p>
        </form>
      </section>
      <section id="step" aria-labelledby="step-title" hidden>
        <h1 id="step-title" tabindex="-1">${text('stepTitle')}</h1>
        ${confirmForm(page, false)}
      </section>
      <section id="accepted" aria-labelledby="accepted-title" hidden>
        <h1 id="accepted-title" tabindex="-1">${text('acceptedTitle')}</h1>
        <p>${text('accepted')}</p>
      </section>
    </div>`,
  });
}

function textsIn(language: Language) {
  return (key: CardText, values?: Record<string, string>) => cardText(language, key, values);
}

import { html } from 'hono/html';
import type { Language } from '#domain/language';
import { type Markup, pageShell } from '../../page-shell.ts';

interface SocialPage {
  /** Name of the network. */
  name: string;
  language: Language;
  /** Return addresses after the customer allows or denies. */
  allowed: string;
  denied: string;
}

/** Asks whether the agency may know the customer's account. */
export function socialPage({ name, language, allowed, denied }: SocialPage): Markup {
  const text = texts[language];
  return pageShell({
    title: `${name}: ${text.title}`,
    language,
    body: html`<h1>${text.title}</h1>
      <p>${text.question.replace('{name}', name)}</p>
      <ul class="list">
        <li><a href="${allowed}">${text.allow}</a></li>
        <li><a href="${denied}">${text.deny}</a></li>
      </ul>
      <p class="soft">${text.madeUp.replace('{name}', name)}</p>`,
  });
}

/** Shown when the return address is not on the site. */
export function refusedPage({ name, language }: Pick<SocialPage, 'name' | 'language'>): Markup {
  const text = texts[language];
  return pageShell({
    title: `${name}: ${text.refused}`,
    language,
    body: html`<h1>${text.refused}</h1>
      <p>${text.closeWindow}</p>`,
  });
}

const texts = {
  en: {
    title: 'Connect your account',
    question: 'Do you want to connect your {name} account with the agency’s rewards?',
    allow: 'Allow',
    deny: 'Not now',
    madeUp: 'This page stands in for {name}. Nothing is connected.',
    refused: 'This page cannot go on',
    closeWindow: 'You can close this window.',
  },
  es: {
    title: 'Conecte su cuenta',
    question: '¿Quiere conectar su cuenta de {name} con las recompensas de la agencia?',
    allow: 'Permitir',
    deny: 'Ahora no',
    madeUp: 'Esta página representa a {name}. No se conecta nada.',
    refused: 'Esta página no puede continuar',
    closeWindow: 'Puede cerrar esta ventana.',
  },
} as const satisfies Record<Language, Record<string, string>>;

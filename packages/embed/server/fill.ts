import type { Template } from '../first-paint/first-paint.ts';
import { fillSlot, slotPattern } from '../first-paint/slot.ts';
import { escapeHtml } from './escape-html.ts';
import type { FirstPaintFile } from './first-paint-file.ts';
import { isPrintableAddress } from './printable-address.ts';
import type { FirstPaintOptions } from './public.ts';
import { readOptions } from './read-options.ts';

/** Void elements that the templates use. */
const voidTags = new Set(['br', 'hr', 'img', 'input']);

/** The content of the style element for the theme; empty without a theme. */
export function themeStyle(file: FirstPaintFile, options: FirstPaintOptions): string {
  const { theme } = readOptions(file, options);
  return theme === '' ? '' : `.cover-root{${theme}}`;
}

/**
 * Prints what the loader would draw, from the templates of the build.
 *
 * @param css The text of the style sheet that the file names.
 * @returns `<template shadowrootmode="open">…</template>`; empty if the loader would not draw it before React.
 */
export function fillFirstPaint(file: FirstPaintFile, css: string, options: FirstPaintOptions): string {
  const { values, texts, language, trustedOrigins, isDrawn } = readOptions(file, options);
  const { stylesFrom, nonce, pageOrigin } = options;
  const textOf = (path: string) => {
    const [kind = '', ...key] = path.split('.');
    const value = texts[kind]?.[key.join('.')];
    return typeof value === 'string' ? value : '';
  };
  const valueOf = (key: string) => {
    if (key === 'brand.logo') return textOf(key) !== '';
    return key.endsWith('!') ? textOf(`config.${key.slice(0, -1)}`) !== '' : values[key];
  };
  const chosen = file.switches.map(([key, ...choices]) => choices.indexOf(String(valueOf(key))));
  const template = file.templates[chosen.join()];
  if (!isDrawn || !template) return '';

  const fill = (text: string) =>
    text.replaceAll(slotPattern, (_slot, path: string, placeholders: string) => fillSlot(textOf(path), placeholders));
  let canBeSent = false;
  const print = (node: Template): string => {
    if (typeof node === 'number') return print(file.parts[node]!);
    if (node === '<!-- -->') return node;
    if (typeof node === 'string') return escapeHtml(fill(node));
    const [tag, attributes, ...children] = node;
    const filled = new Map(Object.entries(attributes).map(([name, value]) => [name, fill(value)]));
    for (const name of ['href', 'action']) {
      const address = filled.get(name);
      if (address === undefined) continue;
      const isPrinted = isPrintableAddress(address, pageOrigin, trustedOrigins);
      if (!isPrinted) filled.delete(name);
      if (name === 'action') canBeSent = isPrinted;
      // Without an `action`, the browser would submit the form to the page itself.
      if (name === 'action' && !isPrinted) filled.set('method', 'dialog');
      // The browser validates a form that is sent without script.
      if (name === 'action' && isPrinted) filled.delete('novalidate');
    }
    if (canBeSent && filled.get('type') === 'submit') filled.delete('aria-disabled');
    const written = [...filled].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')}>${voidTags.has(tag) ? '' : `${children.map(print).join('')}</${tag}>`}`;
  };
  const content = template.map(print).join('');

  const withNonce = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`;
  const theme = themeStyle(file, options);
  const styles = [
    stylesFrom === undefined
      ? `<style${withNonce}>${css}</style>`
      : `<link rel="stylesheet" href="${escapeHtml(`${stylesFrom}first-paint/${file.style.file}`)}"${withNonce}>`,
    theme && `<style${withNonce}>${theme}</style>`,
  ];
  return [
    '<template shadowrootmode="open">',
    ...styles,
    // Without script, the authored content shows what else a visitor can do.
    canBeSent ? '' : '<slot class="cover-unscripted"></slot>',
    `<div class="cover-root" part="root" dir="ltr" lang="${language}" data-covermount-paint="${file.paint}">`,
    content,
    '</div></template>',
  ].join('');
}

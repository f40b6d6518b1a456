import { parseRichText, type RichNode } from '#ui/modules/rich-text/parse-rich-text';
import { lineOf, richTextOf } from '#ui/modules/rich-text/rich-text-of';
import type { GlossaryConfig } from './glossary.config.ts';

/** A term of the glossary. */
export interface Term {
  /** Unique; identifies the term in addresses. */
  id: string;
  term: string;
  /** Rich text. */
  definition: string;
  /** The text that the filter searches. */
  text: string;
}

type Written = GlossaryConfig['terms'][number];

/** Normalizes text for comparison: without case and accents. */
export const comparable = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Derives an id from a term: `cobertura-de-colision`. */
const idOf = (term: string): string =>
  comparable(term)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const textOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

/** The configured terms, or else those of the authored content. */
export function termsOf(configured: readonly Written[], element: HTMLElement): Term[] {
  const taken = new Set<string>();
  return (configured.length > 0 ? configured : authoredTerms(element)).map(({ term, definition, id }) => {
    const wanted = id ?? (idOf(term) || 'term');
    let unique = wanted;
    for (let number = 2; taken.has(unique); number += 1) unique = `${wanted}-${number}`;
    taken.add(unique);
    const text = comparable(`${term} ${parseRichText(definition).map(textOf).join(' ')}`);
    return { id: unique, term, definition, text };
  });
}

/** The terms of the author's `<dl>`, with or without `<div>` groups, and of `<details>` with a `<summary>`. */
function authoredTerms(element: HTMLElement): Written[] {
  const written: Written[] = [];
  const add = (name: Element, definition: string, id: string) => {
    const term = lineOf(name);
    if (term && definition.trim()) written.push({ term, definition, ...(id && { id }) });
  };
  for (const found of element.querySelectorAll('dt, details')) {
    // Content that the widget renders in light DOM is not the author's.
    if (found.closest('.cover-root')) continue;
    if (found.localName === 'dt') {
      let definition = '';
      let next = found.nextElementSibling;
      // Several terms may share a definition.
      while (next?.localName === 'dt') next = next.nextElementSibling;
      for (; next?.localName === 'dd'; next = next.nextElementSibling)
        if (lineOf(next)) definition += `<p>${richTextOf(next.childNodes)}</p>`;
      add(found, definition, found.id);
    } else {
      const summary = found.querySelector('summary');
      const body = [...found.childNodes].filter((node) => node !== summary);
      if (summary) add(summary, richTextOf(body), found.id || summary.id);
    }
  }
  return written;
}

/** The term that the hash of the page's address names. */
export function addressedTerm(terms: readonly Term[], hash: string): Term | undefined {
  let wanted = '';
  try {
    wanted = decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
  return terms.find(({ id }) => id === wanted) ?? terms.find(({ id }) => comparable(id) === comparable(wanted));
}

import { lineOf, richTextOf } from '#ui/modules/rich-text/rich-text-of';
import type { Person } from './team.config.ts';

/** A link's address without the scheme: `512-555-0142` of `tel:512-555-0142`. */
function addressOf(link: Element | null): string {
  const address = link?.getAttribute('href')?.replace(/^\w+:/, '').split('?')[0] ?? '';
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address;
  }
}

const headings = 'h1, h2, h3, h4, h5, h6';
const links = 'a[href^="tel:"], a[href^="mailto:"]';

const outermost = (elements: readonly Element[]): Element[] =>
  elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));

/** Each `<li>` or `<article>` with its own heading. Skips what a widget renders into the element itself. */
function entriesOf(element: HTMLElement): Element[] {
  const named = [...element.querySelectorAll('li, article')].filter(
    (entry) => !entry.closest('.cover-root') && entry.querySelector(headings),
  );
  return named.filter((entry) => !named.some((other) => other !== entry && entry.contains(other)));
}

/**
 * The people of the author's own markup: the heading of each entry is the name, the paragraph after it the role,
 * `<address>` the office, and other paragraphs and lists the text.
 */
export function authoredPeople(element: HTMLElement): Person[] {
  return entriesOf(element).flatMap((entry) => {
    const heading = entry.querySelector(headings);
    const name = lineOf(heading);
    if (!name) return [];
    const next = heading?.nextElementSibling;
    const role = next?.localName === 'p' && !next.querySelector(links) ? next : undefined;
    const photo = entry.querySelector('img');
    const phone = entry.querySelector('a[href^="tel:"]');
    const shownPhone = [lineOf(phone), addressOf(phone)].find((text) => /\d{3}/.test(text));
    const text = [...entry.querySelectorAll('p, ul, ol')].filter(
      (part) => part !== role && !part.closest('address') && !part.querySelector(`${links}, ${headings}, img, address`),
    );
    const person = {
      role: lineOf(role),
      photoUrl: photo?.getAttribute('src') ?? '',
      photoAlt: photo?.getAttribute('alt') ?? '',
      text: richTextOf(outermost(text)),
      phone: shownPhone ?? '',
      email: addressOf(entry.querySelector('a[href^="mailto:"]')),
      office: lineOf(entry.querySelector('address')),
    };
    return [{ name, ...present(person) }];
  });
}

/** Drops empty texts. */
function present<Texts extends Record<string, string>>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;
}

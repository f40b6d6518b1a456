import type { Offer } from '#services/offers/load-offers';
import { parseRichText, type RichNode } from '#ui/modules/rich-text/parse-rich-text';

const attribute = 'data-cover-offer';

const placeOf = (placement: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(placement)}"]`);

/** The places of the page. */
export const placementsOnPage = (): string[] =>
  [...new Set([...document.querySelectorAll(`[${attribute}]`)].map((place) => place.getAttribute(attribute)!))].filter(
    (name) => /^[\w-]+$/.test(name),
  );

function draw(into: Element, nodes: readonly RichNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      into.append(node);
      continue;
    }
    const element = document.createElement(node.tag);
    if (node.href) element.setAttribute('href', node.href);
    draw(element, node.children);
    into.append(element);
  }
}

/** Puts an offer in place of the page's own content. Returns how to take it back; undefined where its place is not there yet. */
export function applyOffer({ placement, content }: Offer): (() => void) | undefined {
  const place = placeOf(placement);
  if (!place) return undefined;
  const own = [...place.childNodes];
  place.replaceChildren();
  draw(place, parseRichText(content));
  return () => place.replaceChildren(...own);
}

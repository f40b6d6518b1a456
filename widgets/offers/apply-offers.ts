import type { Offer } from '#services/offers/load-offers';
import { parseRichText, type RichNode } from '#ui/modules/rich-text/parse-rich-text';

const attribute = 'data-cover-offer';

/** A page may have a place twice, for example once for phones. */
const placesOf = (placement: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${attribute}="${CSS.escape(placement)}"]`),
];

/** The names of the page's placements. */
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

/** The page's own content of each place that has an offer; a place may get several offers. */
const ownContent = new WeakMap<HTMLElement, readonly ChildNode[]>();

/**
 * Puts an offer in place of the page's own content. Returns the function that undoes it; undefined while the page lacks
 * the place.
 */
export function applyOffer({ placement, content }: Offer): (() => void) | undefined {
  const places = placesOf(placement);
  if (places.length === 0) return undefined;
  const nodes = parseRichText(content);
  for (const place of places) {
    if (!ownContent.has(place)) ownContent.set(place, [...place.childNodes]);
    place.replaceChildren();
    draw(place, nodes);
  }
  return () => {
    for (const place of places) {
      const own = ownContent.get(place);
      if (own) place.replaceChildren(...own);
      ownContent.delete(place);
    }
  };
}

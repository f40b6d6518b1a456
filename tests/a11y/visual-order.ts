import type { Page } from '@playwright/test';

/** A part of a page and its box in the document. */
export interface Part {
  name: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Headings, texts, controls and pictures in the order of the accessibility tree, shadow roots included. */
export const partsInTreeOrder = (page: Page): Promise<Part[]> =>
  page.evaluate(() => {
    const parts =
      'h1, h2, h3, p, dt, summary, a[href], input, select, textarea, button, blockquote, iframe, [role=timer], [role=img]';
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(parts) ? [element] : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    return within(document.body)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[inert], [aria-hidden=true], .cover-hidden') === null)
      .flatMap((element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        // Text for screen readers only takes no space.
        if (width <= 1) return [];
        const name = `${element.localName} ${element.textContent.trim().slice(0, 30)}`;
        return [{ name, top: top + scrollY, bottom: bottom + scrollY, left, right }];
      });
  });

/** Browsers round lengths. */
const tolerance = 1;

/**
 * The parts that are too late in the tree: each is above an earlier part in the same column, or to the left of an
 * earlier part on the same line.
 */
export function outOfOrder(parts: readonly Part[]): string[] {
  const isBefore = (a: Part, b: Part) => {
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const isInColumn = Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance;
    const isOnLine = shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
    return isInColumn ? a.bottom <= b.top + tolerance : isOnLine && a.right <= b.left + tolerance;
  };
  return parts.flatMap((part, index) =>
    parts
      .slice(0, index)
      .filter((earlier) => isBefore(part, earlier))
      .map((earlier) => `“${part.name}” is seen before “${earlier.name}”`),
  );
}

import type { Page } from '@playwright/test';

/** The least spacing that must be possible without loss of content (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/**
 * Texts that may be cut short, because the whole text is one press away: the menu of the account header begins with the
 * name, an answer of the summary leads to its question, and a long review has a button for the rest.
 */
const shortened = '.cover-account-header-name, .cover-answer-text, .cover-review:has(button) .cover-review-text';

/**
 * Texts that the spacing of WCAG 1.4.12 cuts off, or moves onto other texts. What is cut off or overlaps without it
 * has other tests.
 */
export const lostBySpacing = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ css, exempt }) => {
      const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
        root,
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
      ];
      const roots = rootsIn(document);
      const parentOf = (node: Node): Element | null =>
        node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null);
      const closest = (from: Element, is: (element: Element) => boolean): Element | null => {
        for (let element: Element | null = from; element; element = parentOf(element)) if (is(element)) return element;
        return null;
      };
      /** What lies over the page may cover its texts. */
      const isLayer = (element: Element) =>
        element.matches('dialog[open], [popover]') || /fixed|sticky|absolute/.test(getComputedStyle(element).position);

      interface Text {
        node: Node;
        boxes: DOMRect[];
        layer: Element | null;
      }
      const texts = (): Text[] =>
        roots.flatMap((root) => {
          const found: Text[] = [];
          const walker = document.createTreeWalker(root instanceof Document ? root.body : root, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode;
            const parent = parentOf(node);
            if (!parent || !node.textContent?.trim() || parent.closest('.cover-root') === null) continue;
            // A card out of view has the size that it had in view, until it is drawn again.
            const isDrawn = parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
            if (!isDrawn || parent.closest('[inert]')) continue;
            // A map is two-dimensional, and the list beside it has the same offices.
            if (parent.closest(`${exempt}, select, textarea, [role=application]`)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
            // Text for screen readers only takes no space.
            const isUnseen = closest(parent, (element) => {
              const { width, height } = element.getBoundingClientRect();
              return width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible';
            });
            if (boxes.length > 0 && !isUnseen) found.push({ node, boxes, layer: closest(parent, isLayer) });
          }
          return found;
        });

      /** Whether an element around the text hides a part of it that no scrolling shows. */
      const isCut = ({ node, boxes }: Text): boolean => {
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        let [across, down] = [true, true];
        for (let element = parentOf(node); element && (across || down); element = parentOf(element)) {
          const { overflowX, overflowY, display } = getComputedStyle(element);
          if (display === 'inline' || display === 'contents') continue;
          across &&= !scrolls(overflowX);
          down &&= !scrolls(overflowY);
          const frame = element.getBoundingClientRect();
          const isBeyond = boxes.some(
            ({ left, right, top, bottom }) =>
              (across && hides(overflowX) && (left < frame.left - 1 || right > frame.right + 1)) ||
              (down && hides(overflowY) && (top < frame.top - 1 || bottom > frame.bottom + 1)),
          );
          if (isBeyond) return true;
        }
        return false;
      };
      const overlap = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

      const quoted = ({ node }: Text) => `“${node.textContent?.trim().slice(0, 60)}”`;
      const losses = () => {
        const all = texts();
        const cut = all.filter(isCut).map((text) => `cuts off ${quoted(text)}`);
        const covered = all.flatMap((text, index) =>
          all
            .slice(index + 1)
            .filter(
              (other) =>
                other.layer === text.layer && text.boxes.some((box) => other.boxes.some((rect) => overlap(box, rect))),
            )
            .map((other) => `draws ${quoted(other)} onto ${quoted(text)}`),
        );
        return [...cut, ...covered];
      };
      const settled = async () => {
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      };

      const before = new Set(losses());
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      await settled();
      const after = losses();
      for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      await settled();
      return after.filter((loss) => !before.has(loss)).map((loss) => `with wider spacing of text, ${loss}`);
    },
    { css: spacing, exempt: shortened },
  );

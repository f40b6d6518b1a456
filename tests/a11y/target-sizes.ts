import type { Page } from '@playwright/test';

/** WCAG 2.5.8. */
const smallest = 24;
/** The design's height of a button that submits a step. */
const smallestSubmit = 44;

/**
 * Targets below 24 × 24 px, and buttons that submit a step below 44 px. A checkbox or radio button is measured together
 * with its label. Left out are links and buttons within a text, which WCAG 2.5.8 excepts, and what an author has written.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, leastSubmit }) => {
      const controls =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab], [role=switch], [role=slider]';
      const within = (root: ParentNode): Element[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          ...(element.matches(controls) ? [element] : []),
          ...(element.shadowRoot ? within(element.shadowRoot) : []),
        ]);

      const hasBox = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        // Text for screen readers only takes no space.
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      /** Whether the control is in a line of text that is not itself a control. */
      const isInText = (control: Element) => {
        if (getComputedStyle(control).display !== 'inline') return false;
        const block = control.parentElement!.closest(
          'p, li, dd, dt, label, legend, td, th, div, blockquote, figcaption',
        );
        const copy = block?.cloneNode(true) as Element | undefined;
        for (const target of copy?.querySelectorAll(controls) ?? []) target.remove();
        return Boolean(copy?.textContent.trim());
      };
      /** Whether the control is the page's own: what widgets and parts draw is in their root. */
      const isAuthored = (control: Element) => control.closest('.cover-root') === null;
      const boxesOf = (control: Element): DOMRect[] => {
        const labels = control.matches('[type=checkbox], [type=radio]')
          ? [...((control as HTMLInputElement).labels ?? [])]
          : [];
        return [control, ...labels].map((element) => element.getBoundingClientRect());
      };

      return within(document.body).flatMap((control) => {
        if (!hasBox(control)) return [];
        if (control.closest('[inert], .cover-hidden') || isAuthored(control) || isInText(control)) return [];
        const boxes = boxesOf(control);
        const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
        const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
        const isSubmit = control.matches('button[type=submit], button.cover-button-primary');
        const leastHeight = isSubmit ? leastSubmit : least;
        // Browsers round lengths.
        if (width > least - 0.1 && height > leastHeight - 0.1) return [];
        const name = control.textContent.trim() || control.getAttribute('aria-label') || control.getAttribute('name');
        return [
          `has a target of ${width.toFixed(1)} × ${height.toFixed(1)} px: <${control.localName} class="${control.className}"> ${name?.slice(0, 40)}`,
        ];
      });
    },
    { least: smallest, leastSubmit: smallestSubmit },
  );

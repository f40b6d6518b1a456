import type { Page } from '@playwright/test';

/** Content that the page's window shows only after scrolling sideways, or not at all (WCAG 1.4.10). */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a, button, input, select, summary, label';
    const within = (root: ParentNode, selector: string): Element[] => {
      const hosts = [...root.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
      return [...root.querySelectorAll(selector), ...hosts.flatMap(({ shadowRoot }) => within(shadowRoot!, selector))];
    };
    const windowWidth = document.documentElement.clientWidth;
    const sides = (control: Element) => {
      const dialog = control.closest('dialog[open]')?.getBoundingClientRect();
      return { left: Math.max(0, dialog?.left ?? 0), right: Math.min(windowWidth, dialog?.right ?? windowWidth) };
    };
    const cut = within(document.body, controls).filter((control) => {
      const box = control.getBoundingClientRect();
      // Text for screen readers only takes no space.
      if (box.width <= 1 || !control.checkVisibility({ visibilityProperty: true })) return false;
      // A map is two-dimensional, which WCAG 1.4.10 allows; the list beside it has the same offices.
      if (control.closest('[role=application]')) return false;
      // A slide out of view is inert until a button moves it into view.
      if (control.closest('[inert]')) return false;
      const { left, right } = sides(control);
      return box.left < left - 1 || box.right > right + 1;
    });
    // A card clips what is wider than itself.
    const clipped = within(document.body, '.cover-card').filter(
      (card) => card.checkVisibility({ visibilityProperty: true }) && card.scrollWidth > card.clientWidth + 1,
    );
    const overflow = document.documentElement.scrollWidth - windowWidth;
    return [
      ...(overflow > 0 ? [`is ${overflow} px too wide`] : []),
      ...cut.map(
        (control) =>
          `cuts off <${control.localName}> ${control.textContent.trim() || control.getAttribute('aria-label')}`,
      ),
      ...clipped.map((card) => `clips text in the card ${card.textContent.trim()}`),
    ];
  });

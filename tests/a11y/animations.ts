import type { Page } from '@playwright/test';

/**
 * The animated elements of the page. Queries every shadow root, because `document.getAnimations()` leaves their
 * animations out.
 */
export const animated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const targets = rootsIn(document).flatMap((root) =>
      root.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target),
    );
    return [...new Set(targets)].map((target) => `${target?.localName} ${target?.className}`);
  });

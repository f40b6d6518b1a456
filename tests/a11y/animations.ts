import type { Page } from '@playwright/test';

/** What is animated on the page, shadow roots included: those of a document end at each of them. */
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

import type { BrowserContext, Page, Route } from '@playwright/test';

export const reactFile = /\/chunks\/react-.*\.js$/;

/** Delays requests until the returned function is called, and then continues them, or calls `finish` for them. */
export async function holdRequests(
  target: Page | BrowserContext,
  requests: RegExp | string,
  // The requesting page may have been left.
  finish: (route: Route) => Promise<void> = (route) => route.continue().catch(() => undefined),
): Promise<() => void> {
  let letGo!: () => void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await target.route(requests, async (route) => {
    await gate;
    await finish(route);
  });
  return letGo;
}

/** Delays React until the returned function is called. */
export const holdReact = (page: Page): Promise<() => void> => holdRequests(page, reactFile);

/** Delays React's file until the returned function is called, and then aborts the request. */
export const failReact = (page: Page): Promise<() => void> => holdRequests(page, reactFile, (route) => route.abort());

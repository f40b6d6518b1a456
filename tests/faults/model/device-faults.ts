import type { Page } from '@playwright/test';

export const tenYears = 10 * 365 * 24 * 60 * 60 * 1000;

/** Sets the clock of a page and of those that follow in its tab off by `milliseconds`. */
export async function hasWrongClock(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((by) => {
    const TrueDate = Date;
    globalThis.Date = class extends TrueDate {
      constructor(...parts: unknown[]) {
        // The constructor has several forms, which a spread of one type cannot tell.
        super(...((parts.length > 0 ? parts : [TrueDate.now() + by]) as [number]));
      }

      static override now(): number {
        return TrueDate.now() + by;
      }
    } as DateConstructor;
  }, milliseconds);
}

/** Denies a page local storage, session storage and IndexedDB, as a browser does in which cookies are blocked. */
export async function deniesStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The storage is denied.', 'SecurityError');
        },
      });
    }
  });
}

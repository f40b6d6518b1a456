import { expect } from '@playwright/test';
import type { EnginePage } from './engine-page.ts';
import { areChosen, click, focusField, formState, type FormState, mayReload } from './form-state.ts';
import type { HoldingProxy } from './holding-proxy.ts';
import { hasHydrationBegun, holdHydration, hydrationScript, readyCount, releaseHydration } from './hydration.ts';

const pageBlock = (partnerUrl: string) => ({
  brand: 'lonestar',
  brands: { lonestar: { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' } },
  services: {
    api: { base: '/sandbox', ca: '/sandbox/ca' },
    site: { base: '/sandbox' },
    leadStore: { url: '/sandbox/leads' },
    addressSearch: { base: '/sandbox/geocode' },
    // The origin where premiums are paid.
    trustedOrigins: [partnerUrl],
  },
});

/** A visitor of a page whose React loads when the test releases it. */
export class EarlyVisitor {
  #isHydrationHeld = false;

  constructor(
    readonly engine: EnginePage,
    readonly site: HoldingProxy,
  ) {}

  /** Returns to the page with Back. A restored page whose imports were canceled reloads itself within a second. */
  async goesBack(): Promise<void> {
    const left = await this.engine.url();
    await this.engine.back();
    await expect.poll(() => this.engine.url(), 'the page before').not.toBe(left);
    // The reload interrupts a script that runs in the page.
    const mayStillReload = () => this.engine.evaluate(mayReload).catch(() => true);
    await expect.poll(mayStillReload, 'the page may reload itself').toBe(false);
  }

  /** Opens a page that waits for React. @param query of its address. */
  async opens(body: string, query = ''): Promise<void> {
    this.site.hold('react');
    // An asynchronous script, so that the page is parsed without waiting for it.
    const head = `<meta charset="utf-8"><title>Held</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">${hydrationScript}<script>addEventListener("pageshow", ({ persisted }) => persisted && (document.documentElement.dataset.restoredAt = performance.now()))</script><link rel="stylesheet" href="/covermount/covermount.css"><script type="application/json" data-covermount="page">${JSON.stringify(pageBlock(this.site.partnerUrl))}</script><script type="module" async src="/covermount/covermount.js"></script>`;
    await this.engine.open(
      this.site.publish(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`) + query,
    );
  }

  /** Puts the caret at the end of a field. @param index of the widget on the page. */
  async focuses(name: string, index = 0): Promise<void> {
    await expect.poll(() => this.engine.evaluate(focusField, name, index), name).toBe(true);
  }

  async typesInto(name: string, text: string): Promise<void> {
    await this.focuses(name);
    await this.engine.type(text);
  }

  /** Types into each field of the form, the last one without its last two letters, which it returns. */
  async typesAlmostAll(entries: Record<string, string>): Promise<string> {
    const [last, text = ''] = Object.entries(entries).at(-1) ?? [];
    for (const [name, value] of Object.entries(entries).slice(0, -1)) await this.typesInto(name, value);
    if (last !== undefined) await this.typesInto(last, text.slice(0, -2));
    return text.slice(-2);
  }

  async typesAll(entries: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(entries)) await this.typesInto(name, value);
  }

  /** Chooses radio buttons and checkboxes, as assistive technology does: the focus stays where it is. */
  async chooses(selectors: readonly string[]): Promise<void> {
    for (const selector of selectors)
      await expect.poll(() => this.engine.evaluate(click, selector), selector).toBe(true);
  }

  async hasChosen(selectors: readonly string[]): Promise<void> {
    await expect.poll(() => this.engine.evaluate(areChosen, selectors), selectors.join()).toBe(true);
  }

  async presses(selector: string): Promise<void> {
    await this.engine.mouseDown(selector);
    await this.engine.mouseUp();
  }

  /** Undefined while there is no form, also because the page is being loaded. */
  state(index = 0): Promise<FormState | undefined> {
    return this.engine.evaluate(formState, index).catch(() => undefined);
  }

  /** Expects these values. Fields that the page fills in by itself are ignored. */
  async has(values: Record<string, string>): Promise<void> {
    await expect.poll(async () => (await this.state())?.values).toMatchObject(values);
  }

  /** Lets React hydrate the form, and waits until the widget is ready. */
  async reactArrives(count = 1): Promise<void> {
    this.site.release('react');
    const ready = () => this.engine.evaluate(readyCount).catch(() => 0);
    await expect.poll(ready, 'widgets that are ready').toBe(count);
  }

  /** Lets React begin to hydrate, and holds it there. */
  async hydrationBegins(): Promise<void> {
    await this.engine.evaluate(holdHydration);
    this.site.release('react');
    await expect.poll(() => this.engine.evaluate(hasHydrationBegun), 'hydration has begun').toBe(true);
    this.#isHydrationHeld = true;
  }

  /** Lets the hydration end. A printed form with an action may have left the page. */
  async hydrationEnds(): Promise<void> {
    if (!this.#isHydrationHeld) return;
    this.#isHydrationHeld = false;
    const hasEnded = () =>
      this.engine.evaluate(releaseHydration).catch(() => {
        // The page is being left.
        return false;
      });
    await expect.poll(hasEnded, 'the hydration has ended').toBe(true);
  }

  /**
   * Waits for a text of the following page, or without one, for `/arrived.html`.
   *
   * @param text of the page that a submit leads to. @param later of the page after it, if a service may already have
   * responded.
   */
  async arrivesAt(text?: string, later = text): Promise<void> {
    if (text === undefined || later === undefined)
      await expect.poll(() => this.engine.url()).toContain('/arrived.html');
    else
      await expect
        .poll(async () => (await this.engine.shows(text)) || (await this.engine.shows(later)), text)
        .toBe(true);
  }
}

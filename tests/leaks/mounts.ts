import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadCustomerProfileExamples } from '#services/account/load-customer-profile.examples';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { listPoliciesExamples } from '#services/policies/list-policies.examples';
import { loadQuoteByTransactionExamples } from '#services/quotes/load-quote-by-transaction.examples';
import { keepLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { pageBlock, mountOptionsOf } from './mount-options.ts';
import type { MountOptions } from './mount-options.ts';

/** The resources of an idle page. */
export interface IdleResources {
  ledger: Ledger;
  /** Counts of the engine after garbage collection. */
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

/** When a widget is removed: once it is rendered, or while its files are loading. */
export type Leaving = 'drawn' | 'early';

declare global {
  interface Window {
    mountTimes?(mounts: {
      name: string;
      options: MountOptions;
      from: number;
      count: number;
      leaving: Leaving;
    }): Promise<void>;
  }
}

const host = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mounts</title>
<link rel="icon" href="data:,">
<script type="application/json" data-covermount="page">${pageBlock}</script>
<script type="module" src="/covermount/covermount.js"></script>
<body style="min-height:4000px">
<main id="place"></main>
<div id="kept"></div>`;

/** Runs in the page. Half of the widgets are elements that are added and removed; the others are mounted on one element that stays. */
function provideMounts(): void {
  window.mountTimes = async ({ name, options, from, count, leaving }) => {
    const { mount } = (await import(
      `${location.origin}/covermount/covermount.js`
    )) as typeof import('../../widgets/covermount.ts');
    const turn = () => new Promise<void>((resolve) => setTimeout(resolve));
    const stands = (element: HTMLElement) =>
      !options.shows || !!(element.shadowRoot ?? element).querySelector(options.shows);
    const isDrawn = async (element: HTMLElement, round: number) => {
      const waiting = new AbortController();
      const { signal } = waiting;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`cover-${name} was not drawn in 30 seconds, the ${round + 1}. time.`)),
          30_000,
        );
        signal.addEventListener('abort', () => clearTimeout(late));
        const check = () => void (stands(element) ? resolve() : requestAnimationFrame(check));
        const fail = (event: Event) => {
          const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail;
          reject(new Error(`cover-${name}: ${code} ${message}`));
        };
        element.addEventListener('covermount:ready', check, { signal });
        element.addEventListener('covermount:error', fail, { signal });
      }).finally(() => waiting.abort());
    };
    for (let round = from; round < from + count; round += 1) {
      const config = { ...options.config, ...(options.anew && { [options.anew]: `round-${round}` }) };
      if (options.forgets) document.cookie = `${options.forgets}=; path=/; max-age=0`;
      const isElement = round % 2 === 0;
      const element = isElement
        ? document.createElement(`cover-${name}`)
        : document.querySelector<HTMLElement>('#kept')!;
      const drawn = leaving === 'drawn' ? isDrawn(element, round) : undefined;
      if (isElement) {
        element.setAttribute('load', 'eager');
        element.setAttribute('config', JSON.stringify(config));
        document.querySelector('#place')!.append(element);
      }
      const handle = isElement ? undefined : mount(name, element, config);
      await drawn;
      // When early, it is removed one task later each time: at once, with half of its files, while it renders.
      for (let turns = leaving === 'early' ? Math.floor(round / 2) % 12 : 1; turns > 0; turns -= 1) await turn();
      if (handle) handle.unmount();
      else element.remove();
      await turn();
    }
  };
}

/** A page on which one widget is mounted and removed. */
export class Mounts {
  #round = 0;

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly name: string,
  ) {}

  static async open(browser: Browser, { url, name }: { url: string; name: string }): Promise<Mounts> {
    // A Spanish browser, so that the language prompt opens.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-US' });
    const page = await context.newPage();
    // esbuild wraps functions in this helper to keep their names.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(keepLedger);
    await page.addInitScript(provideMounts);
    const { query = '' } = mountOptionsOf(name);
    await page.route(/\/mounts\.html/, (route) => route.fulfill({ contentType: 'text/html', body: host }));
    for (const [address, { response }] of [
      ['**/api/customer/profile*', loadCustomerProfileExamples],
      ['**/api/customer/policies*', listPoliciesExamples],
      ['**/getTransactionByRateQuoteId/**', loadBindQuoteExamples],
      ['**/api/quote/byTransactionId*', loadQuoteByTransactionExamples],
    ] as const) {
      const [example] = Object.values(response);
      await page.route(address, (route) => route.fulfill({ json: example!.body }));
    }
    await page.goto(`${url}/mounts.html${query}`);
    // The back-to-top link needs a scrolled page.
    await page.evaluate(() => scrollTo(0, 2000));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Mounts(page, session, name);
  }

  async comesAndGoes(count: number, leaving: Leaving): Promise<void> {
    const mounts = { name: this.name, options: mountOptionsOf(this.name), from: this.#round, count, leaving };
    this.#round += count;
    await this.page.evaluate((argument) => window.mountTimes!(argument), mounts);
  }

  /** The resources that are left over. Work that waits for the next frame ends first. */
  async rest(): Promise<IdleResources> {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const ledger = await this.page.evaluate(() => window.covermountLedger!.count());
    // Objects that one collection releases are freed by the next.
    for (let times = 0; times < 3; times += 1) await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const metric = (named: string) => metrics.find(({ name }) => name === named)?.value ?? Number.NaN;
    return { ledger, nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') };
  }

  /** Stack traces of the open resources, for debugging. */
  open(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.covermountLedger!.open());
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

/** Further resources that are left over, by kind. */
export function more(before: IdleResources, after: IdleResources): Record<string, number> {
  const counts = (rest: IdleResources): Record<string, number> => ({
    ...rest.ledger,
    node: rest.nodes,
    'listener of anything': rest.listeners,
  });
  const earlier = counts(before);
  return Object.fromEntries(
    Object.entries(counts(after))
      .map(([kind, count]) => [kind, count - (earlier[kind] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

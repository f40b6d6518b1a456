import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';
import type { Watch } from './watch.ts';

interface Noting {
  tellTrace(text: string): void;
}

/** Collects everything that a page leaves where others may read it, to search it for secrets. */
export class Traces {
  readonly #lines: string[] = [];

  private constructor(
    private readonly sandbox: Sandbox,
    private readonly watch: Watch,
  ) {}

  /** @param unless - Requests that have to contain the secret: their bodies are ignored. */
  static async over(
    context: BrowserContext,
    { sandbox, watch, unless }: { sandbox: Sandbox; watch: Watch; unless: RegExp },
  ): Promise<Traces> {
    const traces = new Traces(sandbox, watch);
    await context.exposeBinding('tellTrace', (_source, text: string) => {
      traces.#lines.push(text);
    });
    await context.addInitScript(() => {
      const { tellTrace } = globalThis as unknown as Noting;
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = history[name].bind(history);
        history[name] = (state, title, url) => {
          const before = performance.now();
          change(state, title, url);
          tellTrace(`history ${String(before)} ${JSON.stringify(state)} ${location.href}`);
        };
      }
      addEventListener('load', () => tellTrace(`referrer of the page ${document.referrer}`));
    });
    context.on('request', (request) => {
      // The request for a link's document contains the secret; its subresources must not.
      const address = request.isNavigationRequest() ? 'a page' : request.url();
      const { referer = '' } = request.headers();
      const body = unless.test(request.url()) ? '' : (request.postData() ?? '');
      traces.#lines.push(`request ${address}\nreferer ${referer}\nbody ${body}`);
    });
    return traces;
  }

  /**
   * The lines with a word: requests, Referers, bodies, history, console, events, error reports, and the storage of a
   * page.
   */
  async of(word: string, page: Page): Promise<readonly string[]> {
    const stored = await page.evaluate(() => {
      const { navigation } = globalThis as unknown as { navigation: { entries(): { url: string | null }[] } };
      return [
        ...navigation.entries().map(({ url }) => `entry ${String(url)}`),
        ...Object.entries(localStorage).map((record) => `stored ${record.join(' ')}`),
        ...Object.entries(sessionStorage).map((record) => `stored for the tab ${record.join(' ')}`),
        `cookies ${document.cookie}`,
        `name of the window ${window.name}`,
      ];
    });
    const reports = (await this.sandbox.errors()).map((report) => `report ${JSON.stringify(report)}`);
    const events = this.watch.events.map((event) => `event ${JSON.stringify(event)}`);
    const all = [...this.#lines, ...stored, ...reports, ...events, ...this.watch.consoleLines];
    const plain = word.toLowerCase();
    return all.filter((line) => [line, decoded(line)].some((text) => text.toLowerCase().includes(plain)));
  }
}

function decoded(text: string): string {
  return text.replaceAll(/(%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

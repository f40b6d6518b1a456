import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The output folder of the Storybook build. */
export const storybookFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

export interface Story {
  id: string;
  title: string;
  name: string;
}

export interface Globals {
  brand: string;
  language: string;
}

/** The stories of the built Storybook by their titles. */
export function storiesByTitle(): ReadonlyMap<string, readonly Story[]> {
  const index = `${storybookFolder}/index.json`;
  if (!existsSync(index)) throw new Error('There is no Storybook to look at. Build it first: npm run build:storybook');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  const titles = new Map<string, Story[]>();
  for (const story of Object.values(entries)) {
    if (story.type === 'story') titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  }
  return titles;
}

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, data: object) => void;
    on: (event: string, listener: (data: unknown) => void) => void;
    off: (event: string, listener: (data: unknown) => void) => void;
  };
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Emits a Storybook event and waits until a story is rendered. Returns the reason if it fails. */
const change = (page: Page, event: string, data: object): Promise<string | null | undefined> =>
  page.evaluate(
    async ([name, content]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
      const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
      const failure = await new Promise((resolve) => {
        const settle = (reason: unknown) => {
          channel.off('storyRendered', drawn);
          for (const failureEvent of failures) channel.off(failureEvent, settle);
          resolve(reason);
        };
        const drawn = () => settle(undefined);
        channel.on('storyRendered', drawn);
        for (const failureEvent of failures) channel.on(failureEvent, settle);
        channel.emit(name, content);
      });
      // No play function waits for a brand change.
      const hasFailed = () => document.body.classList.contains('sb-show-errordisplay');
      while (document.querySelector('[data-story-pending]') && !hasFailed()) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // Each file that a story loads leaves elements behind, which every check would walk through.
      for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
      if (failure === undefined) return hasFailed() ? document.querySelector('#error-message')?.textContent : undefined;
      return JSON.stringify(failure);
    },
    [event, data] as const,
  );

const unset: Globals = { brand: '', language: '' };

/** The preview of the built Storybook, which shows one story at a time. */
export class Storybook {
  readonly #problems: string[] = [];
  #story = '';
  #globals: Globals = unset;

  /** @param home the first story, and the one to restart from after a failure. */
  constructor(
    readonly page: Page,
    private readonly origin: string,
    private readonly home: Story,
  ) {
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url))
        this.#problems.push(`requested another origin: ${url}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`logged an error: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#problems.push(`threw ${error.message}`));
  }

  /** External requests, errors and failures since the last call. */
  takeProblems(): readonly string[] {
    return this.#problems.splice(0);
  }

  async open(): Promise<void> {
    const { id } = this.home;
    this.#story = id;
    this.#globals = unset;
    const before = this.#problems.length;
    // The addon would run its own check in parallel.
    await this.page.goto(`${this.origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await this.page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Preview;
      return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
    });
    // A failing home story is reported by its own test, and does not stop the others.
    this.#problems.length = before;
    await this.#clear();
  }

  /** Removes Storybook's own elements where possible: they belong to no story, and would slow down every check. */
  async #clear(): Promise<void> {
    await this.page.evaluate(() => {
      const placeholders = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay :is(p, ol)';
      const tools = '[id^=storybook-highlights], #storybook-a11y-vision-filters, script';
      for (const element of document.querySelectorAll(`${placeholders}, ${tools}`)) element.remove();
    });
  }

  /**
   * Shows a story and waits until it has rendered; false if it fails. It is faster if only brand or language changes.
   */
  async show({ id }: Story, globals: Globals): Promise<boolean> {
    const changes: [event: string, data: object][] = [];
    if (globals.brand !== this.#globals.brand || globals.language !== this.#globals.language) {
      changes.push(['updateGlobals', { globals }]);
    }
    if (id !== this.#story) changes.push(['setCurrentStory', { storyId: id, viewMode: 'story' }]);
    this.#story = id;
    this.#globals = globals;
    for (const [event, data] of changes) {
      const failure = await change(this.page, event, data);
      if (failure === undefined) continue;
      this.#problems.push(`could not be shown: ${failure}`);
      await this.open();
      return false;
    }
    return true;
  }

  /** Layout that depends on the window's size updates in the next frame. */
  async rests(): Promise<void> {
    await this.page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { chromiumArguments, wholeChromiumPath } from '#tooling/testing/chromium';
import { VirtualDisplay } from './virtual-display.ts';

interface NativeView {
  id: number;
  /** Class and name. */
  words: string;
  above: readonly NativeView[];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * The full Chromium with a persistent profile, whose password manager offers to save passwords and fills them in. Its
 * bubble is not part of a page: Chromium's protocol for native views tells its position, and the display presses it.
 */
export class ChromiumWithPasswords {
  #context: BrowserContext | undefined;
  #port = 0;

  private constructor(
    private readonly display: VirtualDisplay,
    private readonly profile: string,
    /** A page of another browser, for its WebSocket. */
    private readonly helper: Page,
  ) {}

  static async in(helper: Page): Promise<ChromiumWithPasswords> {
    const profile = await mkdtemp(join(tmpdir(), 'covermount-profile-'));
    return new ChromiumWithPasswords(await VirtualDisplay.start(), profile, helper);
  }

  /** Starts the browser, or restarts it with the same profile. Only saved passwords remain of earlier visits. */
  async visits(address: string): Promise<Page> {
    await this.#context?.close();
    this.#port = await freePort();
    const executablePath = wholeChromiumPath();
    this.#context = await chromium.launchPersistentContext(this.profile, {
      ...(executablePath && { executablePath }),
      headless: false,
      env: { ...process.env, DISPLAY: this.display.name },
      args: [...chromiumArguments, '--password-store=basic', `--enable-ui-devtools=${this.#port}`],
      // A browser with the automation flag saves no passwords.
      ignoreDefaultArgs: ['--enable-automation'],
      viewport: null,
      locale: 'en-US',
    });
    const [page] = this.#context.pages();
    await page!.goto(address);
    await page!.evaluate(() => localStorage.clear());
    await page!.reload();
    return page!;
  }

  /** Waits until Chromium offers to save the password of a user name, and presses Save. */
  async savesPassword(username: string): Promise<void> {
    const pressed = async () => {
      const bubble = await this.#bubble();
      if (bubble) this.display.press(bubble.save);
      return bubble?.texts;
    };
    await expect.poll(pressed, 'The bubble that offers to save').toContain(username);
    // The bubble ignores presses in its first half second.
    await expect.poll(pressed).toBeUndefined();
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.display.close();
    await rm(this.profile, { recursive: true, force: true });
  }

  /** The texts of the bubble, and the middle of its main button on the display. */
  async #bubble(): Promise<{ texts: readonly string[]; save: { x: number; y: number } } | undefined> {
    const views = await this.#views();
    const inside = views.filter(({ above }) => above.some(({ words }) => words.includes('PasswordSaveUpdateView')));
    if (inside.length === 0) return undefined;
    const properties = await this.#propertiesOf(inside.map(({ id }) => id));
    const of = ({ id }: NativeView) => properties.get(id) ?? {};
    const save = inside.find((view) => of(view).IsDefault === 'true');
    const widget = inside.find((view) => of(view).ClientAreaBoundsInScreen);
    if (!save || !widget) return undefined;
    const number = (view: NativeView, name: string) => Number(of(view)[name]);
    const path = [...save.above.slice(save.above.indexOf(widget) + 1), save];
    return {
      texts: inside.flatMap((view) => of(view).Text ?? []),
      save: {
        x: path.reduce((sum, view) => sum + number(view, 'X'), number(widget, 'X')) + number(save, 'Width') / 2,
        y: path.reduce((sum, view) => sum + number(view, 'Y'), number(widget, 'Y')) + number(save, 'Height') / 2,
      },
    };
  }

  async #views(): Promise<NativeView[]> {
    interface Node {
      nodeId: number;
      attributes?: string[];
      children?: Node[];
    }
    const [, document] = (await this.#ask([['DOM.enable'], ['DOM.getDocument']])) as { root: Node }[];
    const views: NativeView[] = [];
    const visit = ({ nodeId, attributes = [], children = [] }: Node, above: readonly NativeView[]) => {
      const view = { id: nodeId, words: attributes.join(' '), above };
      views.push(view);
      for (const child of children) visit(child, [...above, view]);
    };
    visit(document!.root, []);
    return views;
  }

  async #propertiesOf(ids: readonly number[]): Promise<Map<number, Record<string, string>>> {
    interface Styles {
      matchedCSSRules: { rule: { style: { cssProperties: { name: string; value: string }[] } } }[];
    }
    const commands: Command[] = [
      ['DOM.enable'],
      ['DOM.getDocument'],
      ...ids.map((nodeId): Command => ['CSS.getMatchedStylesForNode', { nodeId }]),
    ];
    // A view that has closed meanwhile has no styles.
    const answers = (await this.#ask(commands)).slice(2) as (Styles | undefined)[];
    return new Map(
      answers.map((styles, index) => [
        ids[index]!,
        Object.fromEntries(
          (styles?.matchedCSSRules ?? []).flatMap(({ rule }) =>
            rule.style.cssProperties.map(({ name, value }) => [name, value]),
          ),
        ),
      ]),
    );
  }

  /** Sends commands to the protocol of the native views, one after another. */
  #ask(commands: readonly Command[]): Promise<unknown[]> {
    return this.helper.evaluate(
      ({ port, commands: all }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}/0`);
          const answers: unknown[] = [];
          const next = () => {
            const [method, params = {}] = all[answers.length]!;
            socket.send(JSON.stringify({ id: answers.length, method, params }));
          };
          socket.addEventListener('open', next);
          socket.addEventListener('error', () => reject(new Error('Chromium does not answer for its views')));
          socket.addEventListener('message', ({ data }) => {
            const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
            if (id !== answers.length) return;
            answers.push(result);
            if (answers.length < all.length) return next();
            socket.close();
            resolve(answers);
          });
        }),
      { port: this.#port, commands },
    );
  }
}

type Command = [method: string, params?: Record<string, unknown>];

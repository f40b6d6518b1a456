import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { webKitDriverPath } from '#tooling/testing/engines';
import { type EnginePage, settledPlace } from './engine-page.ts';
import { clearStorage, findElement, middleOf, pageContent, twoFrames } from './in-page.ts';

const browserPaths = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Debian's WebKit, in a virtual display. */
export class WebKitBrowser {
  private constructor(
    private readonly driver: WebDriver,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<WebKitBrowser> {
    const port = await freePort();
    const process = spawn('xvfb-run', ['-a', webKitDriverPath, `--port=${port}`], {
      // WebKit's process sandbox needs rights that a container does not have.
      env: {
        ...globalThis.process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
      stdio: 'ignore',
      detached: true,
    });
    const server = `http://127.0.0.1:${port}`;
    await answers(`${server}/status`);
    const binary = browserPaths.find((path) => existsSync(path));
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // A page whose script is held back never completes loading. Even with `eager`, every command would wait for
        // that.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { ...(binary && { binary }), args: ['--automation'] },
      })
      .build();
    return new WebKitBrowser(driver, process);
  }

  async close(): Promise<void> {
    await this.driver.quit();
    // xvfb-run, the display and the driver are one group.
    if (this.process.pid) globalThis.process.kill(-this.process.pid);
  }

  /** The page, after clearing what earlier tests stored on these origins. */
  async newVisitor(origins: readonly string[]): Promise<EnginePage> {
    for (const origin of origins) {
      await leadsElsewhere(this.driver, () => this.driver.get(`${origin}/site.css`));
      await this.driver.executeScript(`(${clearStorage.toString()})()`);
    }
    return this.page;
  }

  private get page(): EnginePage {
    const { driver } = this;
    const leads = (act: () => Promise<void>) => leadsElsewhere(driver, act);
    const find = (...args: Parameters<typeof findElement>) =>
      driver.executeScript<WebElement | null>(`return (${findElement.toString()})(...arguments)`, ...args);
    /** Waits for an element, which may still be loading. */
    const appears = async (...args: Parameters<typeof findElement>) =>
      (await driver.wait(() => find(...args), 15_000, `There is no ${args.join(' ')}`)) as WebElement;
    return {
      open: (url) => leads(() => driver.get(url)),
      reload: () => leads(() => driver.navigate().refresh()),
      url: () => driver.getCurrentUrl(),
      // A page that is left ends the search.
      shows: async (text) => (await find('text', text).catch(() => null)) !== null,
      async value(label) {
        const field = await find('field', label);
        return field ? ((await field.getAttribute('value')) ?? '') : undefined;
      },
      async fill(label, text) {
        const field = await appears('field', label);
        const length = ((await field.getAttribute('value')) ?? '').length;
        await field.sendKeys(Key.END, ...Array.from({ length }, () => Key.BACK_SPACE), text);
      },
      async check(label, group) {
        // In one script: a choice that React replaces between two scripts would be clicked in vain.
        const click = `const found = (${findElement.toString()})(...arguments); found?.click(); return found !== null;`;
        const args = ['choice', label ?? '', group] as const;
        await driver.wait(() => driver.executeScript<boolean>(click, ...args), 15_000, `There is no ${args.join(' ')}`);
      },
      async press(name) {
        await (await appears('button', name)).click();
      },
      async key(key, modifier) {
        const code = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowLeft: Key.ARROW_LEFT }[key];
        const actions = driver.actions();
        if (modifier) actions.keyDown(Key.SHIFT);
        actions.sendKeys(code);
        if (modifier) actions.keyUp(Key.SHIFT);
        await actions.perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      async mouseDown(selector) {
        const script = `return (${middleOf.toString()})(...arguments)`;
        const measure = () => driver.executeScript<ReturnType<typeof middleOf>>(script, selector);
        const { x, y } = await settledPlace(
          async () => (await driver.wait(measure, 15_000, `There is no ${selector}`))!,
          () => driver.executeAsyncScript(`(${twoFrames.toString()})().then(arguments[0])`),
        );
        await driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .press()
          .perform();
      },
      mouseUp: () => driver.actions().release().perform(),
      evaluate: (script, ...inputs) => driver.executeScript(`return (${script.toString()})(...arguments)`, ...inputs),
      back: () => driver.executeScript('history.back()'),
      forward: () => driver.executeScript('history.forward()'),
      content: () => driver.executeScript<string>(`return (${pageContent.toString()})()`),
      scrollDown: () => driver.executeScript('scrollTo(0, 2000)'),
    };
  }
}

/** Waits until another document than the current one is parsed, because the driver does not wait. */
async function leadsElsewhere(driver: WebDriver, act: () => Promise<void>): Promise<void> {
  // A page that has only begun to load has no element yet.
  const mark =
    'if (document.documentElement) document.documentElement.dataset.left = ""; return document.documentElement !== null';
  await driver.wait(() => driver.executeScript<boolean>(mark).catch(() => false), 30_000, 'There is no document');
  await act();
  const isParsed = 'return document.readyState !== "loading" && document.documentElement?.dataset.left === undefined';
  // Between two documents, no script can run.
  await driver.wait(() => driver.executeScript<boolean>(isParsed).catch(() => false), 30_000, 'No document was parsed');
}

/** Waits until an address responds. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`${url} does not answer. Is xvfb installed (apt-get install xvfb xauth)?`);
}

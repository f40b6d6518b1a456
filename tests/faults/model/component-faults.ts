import { expect, type Page } from '@playwright/test';
import type { Watch } from '../../browser/model/watch.ts';

type Breakable = typeof globalThis & {
  broken: Set<string>;
  covermount: { mount(name: string, element: Element, config: object): unknown };
};

/** The element of a widget whose authored content shows when the widget gives way. */
export const authored = (widget: string, attributes = '') =>
  `<cover-${widget} ${attributes}><p>In place of ${widget}</p></cover-${widget}>`;

/** Components of the build that throw on demand, until the page is loaded again. */
export class ComponentFaults {
  #failures = 0;

  private constructor(
    private readonly page: Page,
    private readonly watch: Watch,
  ) {}

  static async on(page: Page, watch: Watch): Promise<ComponentFaults> {
    watch.allows(/^console error: \[covermount\] cover-[\w-]+ could not be drawn/);
    await page.addInitScript(() => {
      const broken = new Set(sessionStorage.getItem('broken')?.split(' '));
      (globalThis as Breakable).broken = broken;
      sessionStorage.removeItem('broken');
      const { setAttribute } = Element.prototype;
      // React also passes values that are no texts.
      Element.prototype.setAttribute = function (this: Element, name: string, value: unknown) {
        const words = broken.size > 0 ? String(value).split(' ') : [];
        if (words.some((word) => broken.has(`${name}:${word}`))) throw new Error('broken on purpose');
        setAttribute.call(this, name, value as string);
      };
    });
    await page.route(/\/covermount\/chunks\/.*\.js$/, async (route) => {
      try {
        const response = await route.fetch();
        await route.fulfill({ response, body: withCues(await response.text(), route.request().url()) });
      } catch {
        // The page was left before the file arrived.
      }
    });
    return new ComponentFaults(page, watch);
  }

  /**
   * From now on, these widgets or lazily loaded components throw when they render. Components that no file exports are
   * named by an attribute that they render: `part:summary`.
   */
  async breaks(...names: readonly string[]): Promise<void> {
    await this.page.evaluate((all) => all.forEach((name) => (globalThis as Breakable).broken.add(name)), names);
  }

  /** Throws from the next page load on. */
  async breaksAhead(...names: readonly string[]): Promise<void> {
    await this.page.evaluate((all) => sessionStorage.setItem('broken', all), names.join(' '));
  }

  async clear(): Promise<void> {
    await this.page.evaluate(() => (globalThis as Breakable).broken.clear());
  }

  /**
   * Mounts the widget again with its configuration.
   *
   * @param broken components that throw from then on. In one task, so that no timer of the widget renders it in between.
   */
  async isDrawnAgain(widget: string, ...broken: readonly string[]): Promise<void> {
    await this.page.evaluate(
      ({ name, all }) => {
        all.forEach((component) => (globalThis as Breakable).broken.add(component));
        (globalThis as Breakable).covermount.mount(name, document.querySelector(`cover-${name}`)!, {});
      },
      { name: widget, all: broken },
    );
  }

  /** Expects the authored content, one event and one console error. */
  async hasGivenWay(widget: string, text = `In place of ${widget}`): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible();
    await this.#expectErrorsOf([widget]);
  }

  /** The same for several widgets, in any order. */
  async haveGivenWay(...widgets: readonly string[]): Promise<void> {
    for (const widget of widgets) await expect(this.page.getByText(`In place of ${widget}`)).toBeVisible();
    await this.#expectErrorsOf(widgets);
  }

  async oneHasGivenWay(): Promise<void> {
    await expect.poll(() => this.#events().length).toBeGreaterThan(this.#failures);
  }

  #events() {
    return this.watch.eventsNamed('error').filter(({ detail }) => detail.code === 'render');
  }

  async #expectErrorsOf(widgets: readonly string[]): Promise<void> {
    this.#failures += widgets.length;
    await expect.poll(() => this.#events()).toHaveLength(this.#failures);
    const events = this.#events().slice(-widgets.length);
    expect(events.map(({ target }) => target).toSorted()).toEqual(widgets.map((name) => `cover-${name}`).toSorted());
    expect(events.map(({ detail }) => String(detail.widget)).toSorted()).toEqual(widgets.toSorted());
    expect(this.watch.consoleLines.filter((line) => line.includes('could not be drawn'))).toHaveLength(this.#failures);
  }
}

/** Wraps the components of a module, and the view of the widget that it defines, so that they can throw. */
function withCues(source: string, url: string): string {
  const names =
    /export\{([^}]*)\};?\s*$/
      .exec(source)?.[1]
      ?.split(',')
      .map((specifier) => specifier.split(' as ')) ?? [];
  // The components are reassigned in place, because some files export them in more than one way.
  const cues = names.flatMap(([local = '', name = local]) => {
    if (name === 'default') return [`if(${local}.View)${local}.View=cued(${local}.View,${local}.name);`];
    // The portal's tabs have one name.
    if (name === 'Tab') return [`${local}=cued(${local},'${componentOf(url)}');`];
    if (!source.includes(`function ${local}(`)) return [];
    // Names that the build shortened have two letters at most; classes are not components.
    if (/^[A-Z]\w{3,}$/.test(name)) return [`${local}=cued(${local},'${name}');`];
    // A file of one component that several others import has its name.
    return source.match(/function /g)?.length === 1 ? [`${local}=cued(${local},'${componentOf(url)}');`] : [];
  });
  const cued = `const cued=(draw,name)=>function(...all){if(globalThis.broken.has(name))throw new Error('broken on purpose');return draw(...all)};`;
  return cues.length > 0 ? `${source}\n${cued}${cues.join('')}` : source;
}

/** `MessageDialog` for `…/message-dialog-CirieFb.js`, `Policies` for `…/policies.chunk-gyzszr4.js`. */
const componentOf = (url: string): string =>
  (/\/([a-z-]+)(?:\.view|\.chunk)?-[^/]*$/.exec(url)?.[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

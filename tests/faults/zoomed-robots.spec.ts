import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { speedUpTimers } from './model/faults.ts';
import { expect, test } from './model/journey.ts';
import { flowNames } from './robot-flows.ts';
import { robotJourney } from './robot-journey.ts';
import { firstSeed } from './robot-seeds.ts';

/** A window of 1,280 × 1,024 pixels at 400 %, as WCAG 1.4.10 wants it. */
const zoomed = { width: 320, height: 256 };

interface ZoomedWindow {
  noteBarrier: (barrier: string) => unknown;
}

/** Notes each page that scrolls sideways, and each pressed control that nobody could have seen or reached. */
function watchBarriers(): void {
  const noted = new Set<string>();
  const note = (barrier: string) => {
    if (noted.has(barrier)) return;
    noted.add(barrier);
    (globalThis as unknown as Partial<ZoomedWindow>).noteBarrier?.(barrier);
  };
  const headingIn = (root: ParentNode) => root.querySelector('dialog[open] h2, h2, h1')?.textContent ?? '';
  const page = () => {
    const widget = [...document.querySelectorAll('*')].find(({ localName }) => localName.startsWith('cover-'));
    return `${location.pathname} (${headingIn(widget?.shadowRoot ?? widget ?? document)})`;
  };
  const looks = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) note(`${page()} is ${scrollWidth} pixels wide`);
  };
  const everyFrame = () => {
    if (document.documentElement && document.readyState !== 'loading') looks();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);

  addEventListener(
    'click',
    (event) => {
      const [pressed] = event.composedPath();
      if (!(pressed instanceof HTMLElement) || !pressed.matches('button, a, input')) return;
      const control = (pressed as Partial<HTMLInputElement>).labels?.[0] ?? pressed;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const name = `${page()}: “${(control.textContent ?? '').trim().slice(0, 40)}”`;
      if (width === 0 || height === 0) note(`${name} is not drawn`);
      else if (left < 0 || right > innerWidth) note(`${name} is cut off at the side`);
      else {
        const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
        const root = control.getRootNode() as Document | ShadowRoot;
        const there = root.elementFromPoint(x, y);
        const isThere = there !== null && (control.contains(there) || there.contains(control) || there === pressed);
        if (!isThere)
          note(`${name} is covered by <${there?.localName ?? 'nothing'} part="${there?.part.value ?? ''}">`);
      }
    },
    { capture: true },
  );
}

async function barriersOf(page: Page): Promise<readonly string[]> {
  const barriers: string[] = [];
  await page.exposeFunction('noteBarrier', (barrier: string) => void barriers.push(barrier));
  await page.addInitScript(watchBarriers);
  return barriers;
}

test.use({
  viewport: zoomed,
  deviceScaleFactor: 4,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

for (const [index, flow] of flowNames.entries())
  test(
    `a robot completes ${flow} at 400 % zoom in forced colors: nothing scrolls sideways, is covered or cut off`,
    inLongTier,
    async ({ page, sandbox, watch, person }) => {
      watch.allows(/^console (warning|error): \[covermount\]/);
      await speedUpTimers(page);
      const barriers = await barriersOf(page);
      const seed = firstSeed + index;
      const { problems, trail } = await robotJourney(seed, { page, sandbox, watch, person });
      expect(problems, `COVERMOUNT_SEED=${seed}\n${trail.join('\n')}`).toEqual([]);
      expect(barriers, trail.join('\n')).toEqual([]);
    },
  );

test(
  'a page that is too wide, and a pressed control that is covered or cut off, would be noticed',
  inLongTier,
  async ({ page, author, sandbox }) => {
    const barriers = await barriersOf(page);
    await page.goto(sandbox.url + (await author.publishes({ body: '<h1>Page</h1><button>Press</button><p></p>' })));
    const noticesAfter = async (change: () => void, barrier: RegExp) => {
      await page.evaluate(change);
      await expect.poll(() => barriers.filter((noted) => barrier.test(noted))).not.toEqual([]);
    };
    await noticesAfter(() => {
      Object.assign(document.querySelector('p')!.style, { position: 'fixed', inset: '0', margin: '0' });
      document.querySelector('button')!.click();
    }, /“Press” is covered by <p/);
    await noticesAfter(() => {
      document.querySelector('p')!.remove();
      Object.assign(document.querySelector('button')!.style, { position: 'fixed', left: '300px', width: '99px' });
      document.querySelector('button')!.click();
    }, /“Press” is cut off at the side/);
    await noticesAfter(() => void (document.body.style.minWidth = '400px'), /is \d+ pixels wide/);
  },
);

import type { Page } from '@playwright/test';
import { registry } from '#widgets/registry';
import { hostPages } from '../model/host-pages.ts';
import { expect, test } from '../model/journey.ts';

const names = Object.keys(registry.widgets);

/** Widgets that draw nothing of their own, only once something triggers them, or, on this page, in a frame. */
const undrawn = ['customer-portal', 'idle-popup', 'language-prompt', 'offers', 'policy-modal'];

/** Widgets that draw outside a shadow root, so that password managers see their fields, or where the author’s own markup is. */
const inLightRoots = ['forgot-password', 'set-password', 'sign-in'];

/** Brings each widget of the page into view, and waits until it is drawn. */
async function drawsAll(page: Page): Promise<void> {
  for (const name of names.filter((each) => !undrawn.includes(each))) {
    const widget = page.locator(`cover-${name}`).first();
    await widget.evaluate((element) => element.scrollIntoView());
    await expect(widget, name).toHaveAttribute('data-cover-drawn', /.*/);
  }
}

for (const [where, happens] of Object.entries(hostPages))
  test(`every widget is drawn on a page ${where}`, async ({ page, visitor, watch }) => {
    await page.addInitScript(happens);
    await visitor.opens('/widgets.html');
    await drawsAll(page);
    await page.waitForLoadState('networkidle');
    const failed = watch.eventsNamed('error').filter(({ detail: { code } }) => code === 'load' || code === 'render');
    expect(failed).toEqual([]);
  });

const hostileStyle = `
  * {
    all: unset !important;
    color: red !important;
    letter-spacing: 9px !important;
    text-transform: uppercase !important;
    direction: rtl !important;
  }
  /* The size of a widget's text follows that of the root, which a visitor can enlarge. */
  :not(:root) { font: 40px/1 fantasy !important; }
  input, button, select, a { display: none !important; visibility: hidden !important; }
  head, script, style, link, meta, title { display: none !important; }`;

type Looks = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** How the controls and texts inside the shadow root of each widget look. */
const looksOf = (page: Page): Promise<Looks> =>
  page.evaluate((widgets) => {
    const properties = [
      'color',
      'fontFamily',
      'fontSize',
      'letterSpacing',
      'lineHeight',
      'textTransform',
      'direction',
      'visibility',
      'cursor',
    ] as const;
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const isHidden = style.display === 'none';
      return {
        is: element.localName,
        isHidden: String(isHidden),
        ...Object.fromEntries(properties.map((name) => [name, style[name]])),
      };
    };
    const ofWidget = (name: string) =>
      [
        ...(document
          .querySelector(`cover-${name}`)
          ?.shadowRoot?.querySelectorAll('h2, h3, p, a, label, input, button') ?? []),
      ].map(lookOf);
    return Object.fromEntries(widgets.map((name) => [name, ofWidget(name)]));
  }, names);

// `brands.spec.ts` has two of them on a page that is hostile from the beginning.
test('no style of a page changes how a widget in a shadow root looks', async ({ page, visitor }) => {
  await visitor.opens('/widgets.html');
  await drawsAll(page);
  await page.waitForLoadState('networkidle');
  const calm = await looksOf(page);
  expect(names.filter((name) => calm[name]!.length === 0)).toEqual([...undrawn, ...inLightRoots].toSorted());
  await page.addStyleTag({ content: hostileStyle });
  expect(await looksOf(page)).toEqual(calm);
});

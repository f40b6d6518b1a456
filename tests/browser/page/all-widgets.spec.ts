import { registry } from '#widgets/registry';
import { expect, test } from '../model/journey.ts';

const names = Object.keys(registry.widgets);

test('one page shows every widget, with working links to its demo page and its documentation', async ({
  page,
  sandbox,
  visitor,
}) => {
  await visitor.opens('/widgets.html');
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(names.length);
  for (const name of names) {
    const section = sections.filter({ has: page.locator(`#about-${name}`) });
    await expect(section.getByText(`<cover-${name}>`, { exact: true })).toBeVisible();
    for (const path of [`/${name}.html`, `/docs/widgets/${name}.md`]) {
      await expect(section.locator(`a[href="${path}"]`).first()).toBeVisible();
      expect((await page.request.get(sandbox.url + path)).status(), path).toBe(200);
    }
  }
});

for (const width of [390, 1280])
  test(`each widget of the page with all widgets renders once it is in view, and fits in ${width} px`, async ({
    page,
    visitor,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visitor.opens('/widgets.html');
    expect(watch.eventsNamed('ready').length).toBeLessThan(names.length / 2);
    for (const section of await page.locator('main > section').all()) {
      await section.scrollIntoViewIfNeeded();
      const button = section.locator('[data-adds=idle]');
      if (await button.isVisible()) {
        await button.click();
        await expect(page.locator('cover-idle-popup').getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      const framed = section.locator('.stage > *').first();
      if ((await framed.count()) > 0 && (await framed.evaluate(({ localName }) => localName !== 'cover-offers')))
        await expect(framed).toHaveAttribute('data-cover-drawn', /.*/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // Both report that the page's address has no quote.
    const errors = () =>
      watch
        .eventsNamed('error')
        .map(({ detail: { widget, code } }) => `${String(widget)}: ${String(code)}`)
        .toSorted();
    await expect.poll(errors).toEqual(['auto-payment: address', 'pseudo-bind: address']);
  });

import type { Locator, Page } from '@playwright/test';
import { measuredWidgets } from '#tooling/generate/measured-widgets';
import { quoteToBuy } from '../../faults/model/seed-data.ts';
import type { Author } from '../model/author.ts';
import { holdReact } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

const widgets = Object.keys(measuredWidgets);
const languages = ['en', 'es'] as const;
const widths = [280, 320, 390, 450, 520, 600, 720, 1280];

const fallback = '<p>Call <a href="tel:5125550142">512-555-0142</a>.</p>';

interface Column {
  widget: string;
  lang: 'en' | 'es';
  withoutScript?: boolean;
  /** CSS of the page, in addition to the font in which the heights were measured. */
  css?: string;
}

/** A page with a widget in a column, and text below it. */
const publishColumn = async (
  author: Author,
  { widget, lang, withoutScript = false, css = '' }: Column,
): Promise<string> => {
  const { query = '', attributes = '' } = measuredWidgets[widget]!;
  const address = await author.publishes(
    {
      lang,
      withoutScript,
      head: `<style>body { margin: 0; --cover-font-body: Arial, Liberation Sans } ${css}</style>`,
      body: `<div id="column"><cover-${widget} ${attributes}>${fallback}</cover-${widget}></div><p>Below</p>`,
    },
    withoutScript ? '/reserved.html' : '/drawn.html',
  );
  return address + query;
};

/** The heights of the column at each width. */
const heights = (page: Page): Promise<number[]> =>
  page.evaluate((columns) => {
    const column = document.querySelector<HTMLElement>('#column')!;
    const measured = columns.map((width) => {
      column.style.inlineSize = `${width}px`;
      return column.getBoundingClientRect().height;
    });
    column.removeAttribute('style');
    return measured;
  }, widths);

/** Removes covermount.css from the page, so that the widget is as high as its content. */
const removeSheet = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('link[href$="covermount.css"]')!.remove();
    document.querySelector<HTMLElement>('#column > *')!.style.display = 'block';
  });

async function expectReserved(page: Page, author: Author, column: Omit<Column, 'withoutScript'>): Promise<void> {
  await page.goto(new URL(await publishColumn(author, { ...column, withoutScript: true }), page.url()).href);
  const reserved = await heights(page);
  await holdReact(page);
  await page.goto(new URL(await publishColumn(author, column), page.url()).href);
  await expect(page.locator('[data-cover-drawn]')).toBeAttached();
  await removeSheet(page);
  const drawn = await heights(page);
  for (const [index, width] of widths.entries()) {
    expect(Math.abs(reserved[index]! - drawn[index]!), `${width} px wide: ${reserved[index]} of ${drawn[index]}`)
      // Browsers round lengths.
      .toBeLessThanOrEqual(1);
  }
}

for (const widget of widgets) {
  for (const lang of languages) {
    test(`covermount.css reserves the height of the first paint of ${widget}, in ${lang}`, async ({
      page,
      author,
      visitor,
    }) => {
      await visitor.opens('/');
      await expectReserved(page, author, { widget, lang });
    });
  }

  test(`the layout does not shift while ${widget} renders, and no empty space stays below`, async ({
    page,
    author,
    visitor,
    watch,
  }) => {
    const shifts = await recordLayoutShifts(page);
    let opened = 0;
    for (const lang of languages) {
      for (const width of [320, 768]) {
        // The found offices make the office locator longer, below the first screen.
        await page.setViewportSize({ width, height: widget === 'office-locator' ? 800 : 1200 });
        await visitor.opens(await publishColumn(author, { widget, lang }));
        opened += 1;
        await expect.poll(() => watch.eventsNamed('ready').length).toBe(opened);
        await visitor.hasReceivedTheWholeWidget();
        expect(await shifts()).toEqual([]);
        const drawn = await heights(page);
        await removeSheet(page);
        expect(drawn).toEqual(await heights(page));
      }
    }
  });

  // Long texts beside checkboxes wrap differently with another space, as does a text of the newsletter in less than 280
  // px.
  if (widget === 'consent-form' || widget === 'newsletter') continue;
  test(`covermount.css uses the lengths of a theme that the page sets in CSS, for ${widget}`, async ({
    page,
    author,
    visitor,
  }) => {
    const css =
      ':root { --cover-inset: 4px; --cover-space: 4.25px; --cover-control-height: 58px; --cover-heading-mark: 3px }';
    await visitor.opens('/');
    await expectReserved(page, author, { widget, lang: 'en', css });
  });
}

const label = (control: string) => `<p><label>Label ${control}</label></p>`;
const authored = {
  form: `<form action="/own">${label('<input name="a" required>')}${label('<select name="b" required><option value="">Choose</option></select>')}${label('<textarea name="c" required></textarea>')}<p><label><input type="checkbox" name="d" required> Yes.</label></p><fieldset><legend>Label e</legend><label><input type="checkbox" name="e" value="1"> One</label> <label><input type="checkbox" name="e" value="2"> Two</label></fieldset><fieldset><legend>Label f</legend><label><input type="radio" name="f" value="1" required> One</label> <label><input type="radio" name="f" value="2"> Two</label></fieldset><p><button>Send</button></p></form>`,
  newsletter: `<form action="/own"><label>Email <input type="email" name="email"></label> <button>Send</button></form>`,
  glossary: `<dl><dt>Claim</dt><dd>${'A long definition. '.repeat(20)}</dd><dt>Limit</dt><dd>Short.</dd></dl>`,
  team: '<ul><li><img src="/people/kim.svg" alt=""><h3>Kim</h3><p>Claims</p><p>Calls you back the same day.</p><address>Austin</address><p><a href="tel:+15125550142">512-555-0142</a></p></li><li><h3>Alex</h3><p>Renewals</p></li></ul>',
  'glossary back-to-top="false"': '<details><summary>Claim</summary><p>Short.</p></details>',
};

for (const [name, content] of Object.entries(authored)) {
  for (const lang of languages) {
    test(`covermount.css gives the authored content of ${name} the height of the widget, in ${lang}`, async ({
      visitor,
      author,
      page,
      watch,
    }) => {
      const body = `<div id="column"><cover-${name} load="eager">${content}</cover-${name.split(' ')[0]}></div><p>Below</p>`;
      const head = '<style>body { margin: 0; --cover-font-body: Arial, Liberation Sans; --cover-inset: 12px }</style>';
      await visitor.opens(await author.publishes({ lang, head, body, withoutScript: true }, '/reserved.html'));
      const reserved = await heights(page);
      const shifts = await recordLayoutShifts(page);
      await visitor.opens(await author.publishes({ lang, head, body }, '/drawn.html'));
      await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
      expect(await shifts()).toEqual([]);
      const drawn = await heights(page);
      for (const [index, width] of widths.entries())
        expect(Math.abs(reserved[index]! - drawn[index]!), `${width} px wide`).toBeLessThanOrEqual(1);
    });
  }
}

for (const lang of languages) {
  test(`the layout does not shift while zip-form renders in a font wider than Arial, in ${lang}`, async ({
    page,
    author,
    visitor,
    watch,
  }) => {
    const shifts = await recordLayoutShifts(page);
    let opened = 0;
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 1200 });
      const css = 'body { --cover-font-body: DejaVu Sans, Verdana }';
      await visitor.opens(await publishColumn(author, { widget: 'zip-form', lang, css }));
      opened += 1;
      await expect.poll(() => watch.eventsNamed('ready').length).toBe(opened);
      expect(await shifts()).toEqual([]);
    }
  });
}

const people = JSON.stringify([{ name: 'Robin Example', role: 'Claims' }, { name: 'Kim Made-Up' }]);

test('a short team in JSON releases reserved space only below the window, without a layout shift', async ({
  page,
  author,
  visitor,
  watch,
}) => {
  const shifts = await recordLayoutShifts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const team = `<cover-team load="eager" people='${people}'></cover-team><p>Below</p>`;
  await visitor.opens(await author.publishes({ body: `${team}<div style="height: 2000px"></div>${team}` }));
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(2);
  const gaps = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('cover-team')].map((element) => {
        const { bottom } = element.shadowRoot!.querySelector('.cover-root')!.getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().bottom - bottom);
      }),
    );
  await expect.poll(async () => (await gaps())[1]).toBe(0);
  // On the first screen, the content below the team would move up.
  expect((await gaps())[0]).toBeGreaterThan(100);
  expect(await shifts()).toEqual([]);
});

for (const widget of ['pseudo-bind', 'auto-payment']) {
  test(`the first section of ${widget} takes the place of the waiting page without a layout shift`, async ({
    page,
    sandbox,
    person,
  }) => {
    const shifts = await recordLayoutShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { search } = new URL(await quoteToBuy(sandbox, person), sandbox.url);
    await sandbox.injectFault({ call: 'loadQuoteByTransaction', kind: 'delay', delay: 500 });
    await page.goto(`${sandbox.url}/${widget}.html${search}&carrierId=1004`);
    await expect(page.locator(`cover-${widget} .cover-spinner`)).toBeVisible();
    await expect(page.locator(`cover-${widget}`).getByRole('textbox').first()).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}

test('a page can add to the reserved height, or replace it', async ({ page, author, visitor }) => {
  const reserved = async (css: string): Promise<number> => {
    await visitor.opens(await publishColumn(author, { widget: 'zip-form', lang: 'en', withoutScript: true, css }));
    return (await heights(page))[0]!;
  };
  const usual = await reserved('');
  expect(await reserved('cover-zip-form { --cover-reserved-extra: 44px }')).toBe(usual + 44);
  expect(await reserved('cover-zip-form { --cover-reserved-height: 400px }')).toBe(400);
});

test('a widget without scripts is as high as its authored content', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sandbox.url}/zip-form.html`);
  const form = page.locator('cover-zip-form').first();
  const bottom = async (part: Locator): Promise<number> => {
    const { y, height } = (await part.boundingBox())!;
    return y + height;
  };
  // The widget's inset is below the button.
  expect((await bottom(form)) - (await bottom(form.getByRole('button')))).toBeLessThanOrEqual(40);
  await context.close();
});

import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';
import { hasStored, storedKeys } from '../model/stored-records.ts';

test('two brands on one page have separate themes and visitor data', whenAffected, async ({ visitor, page }) => {
  const { texts } = visitor;
  await visitor.opens('/two-brands.html');
  const lonestar = visitor.within('cover-quote-flow[brand=lonestar]');
  const goldencoast = visitor.within('cover-quote-flow[brand=goldencoast]');
  await visitor.scrollsTo('cover-quote-flow[brand=lonestar]');
  await lonestar.seesStep(texts.driverTitle);
  await visitor.scrollsTo('cover-quote-flow[brand=goldencoast]');
  await goldencoast.seesStep(texts.driverTitle);

  const look = (flow: typeof lonestar) =>
    flow.button(texts.next).evaluate((button) => {
      const { borderRadius, fontFamily, minHeight } = getComputedStyle(button);
      return { borderRadius, fontFamily, minHeight };
    });
  const [one, other] = [await look(lonestar), await look(goldencoast)];
  expect(one.borderRadius).not.toBe(other.borderRadius);
  expect(one.fontFamily).not.toBe(other.fontFamily);

  await lonestar.field(texts.firstName).fill('Rowan');
  await goldencoast.field(texts.firstName).fill('Sage');
  for (const code of ['LS', 'GC']) await hasStored(page, new RegExp(`^covermount:${code}:prefill$`));
  expect(await storedKeys(page, /^(?!covermount:(LS|GC):[\w.-]+$)/)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Rowan|Sage/);

  await visitor.reloads();
  await expect(lonestar.field(texts.firstName)).toHaveValue('Rowan');
  await expect(goldencoast.field(texts.firstName)).toHaveValue('Sage');
});

test('a hostile style sheet does not change the widgets', async ({ visitor, page }) => {
  const { texts, zipTexts } = visitor;
  const look = async () => {
    const form = visitor.within(page.locator('cover-zip-form').first());
    await form.seesZipForm();
    return form.zipField.evaluate((field) => {
      const { color, fontSize, display, visibility, textTransform, letterSpacing, direction } = getComputedStyle(field);
      return { color, fontSize, display, visibility, textTransform, letterSpacing, direction };
    });
  };
  await visitor.opens('/two-brands.html');
  const form = visitor.within('cover-zip-form[brand=goldencoast]');
  await form.seesZipForm();
  const [calm] = await form.zipField.evaluateAll((fields) =>
    fields.map((field) => {
      const { color, fontSize, display, visibility, textTransform, letterSpacing, direction } = getComputedStyle(field);
      return { color, fontSize, display, visibility, textTransform, letterSpacing, direction };
    }),
  );
  await visitor.opens('/hostile-css.html');
  expect(await look()).toEqual(calm);

  const hostile = visitor.within('cover-zip-form');
  await hostile.typesZip('00000');
  await hostile.asksForQuotes();
  await expect(hostile.dialog(zipTexts.invalidTitle)).toBeVisible();
  await hostile.presses(zipTexts.ok);
  await expect(hostile.dialog(zipTexts.invalidTitle)).toBeHidden();
  await visitor.within('cover-quote-flow').answersDriver();
  await visitor.within('cover-quote-flow').seesStep(texts.contactTitle);
});

test('the widgets leak no styles into the page', async ({ visitor, author, page }) => {
  const text =
    '<main><h2 id="title">Title</h2><p id="text">Text <button id="press">Press</button> <input id="box"></p></main>';
  const look = () =>
    page.evaluate(() =>
      ['title', 'text', 'press', 'box'].map((id) => {
        const { color, font, margin, padding, border, display, backgroundColor } = getComputedStyle(
          document.querySelector(`#${id}`)!,
        );
        return { color, font, margin, padding, border, display, backgroundColor };
      }),
    );
  await visitor.opens(await author.publishes({ body: text, withoutScript: true }, '/plain.html'));
  const alone = await look();
  await visitor.opens(
    await author.publishes({
      body: `${text}<cover-zip-form></cover-zip-form><cover-quote-flow isolation="light"></cover-quote-flow>`,
    }),
  );
  await visitor.seesZipForm();
  await visitor.seesStep(visitor.texts.driverTitle);
  expect(await look()).toEqual(alone);
});

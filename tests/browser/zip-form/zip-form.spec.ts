import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

test('the quote page has a state suffix outside Texas on a multi-experience site', async ({
  visitor,
  author,
  page,
}) => {
  await visitor.opens(
    await author.publishes({ body: '<cover-zip-form quote-page="/get-a-quote" multi-experience></cover-zip-form>' }),
  );
  await visitor.typesZip('90012');
  await visitor.asksForQuotes();
  await expect(page).toHaveURL(/\/get-a-quote-ca#driver1$/);
});

test('a zip code that is not served opens the coming-soon page', async ({ visitor, page }) => {
  await visitor.opens('/zip-form.html');
  const start = visitor.within(page.locator('cover-zip-form').first());
  await start.typesZip('10001');
  await start.asksForQuotes();
  await expect(page).toHaveURL(/\/coming-soon\.html/);
});

test('the quote flow starts with the place of the zip form', whenAffected, async ({ visitor, page }) => {
  await visitor.opens('/zip-form.html');
  const start = visitor.within(page.locator('cover-zip-form').first());
  await start.typesZip(visitor.person.zip);
  await start.asksForQuotes();
  await visitor.answersDriver();
  await visitor.answersContact();
  await expect(visitor.field(visitor.texts.zip)).toHaveValue(visitor.person.zip);
  await expect(visitor.field(visitor.texts.city)).toHaveValue('Austin');
});

test('the zip code can be filled in from the browser’s position', async ({ visitor, page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.2711, longitude: -97.7437 });
  await visitor.opens('/zip-form.html');
  const start = visitor.within(page.locator('cover-zip-form').first());
  await start.seesZipForm();
  await start.presses(start.zipTexts.useLocation);
  await expect(start.zipField).toHaveValue('78701');
});

test('a typed zip code survives a reload', whenAffected, async ({ visitor, page }) => {
  await visitor.opens('/zip-form.html');
  const start = visitor.within(page.locator('cover-zip-form').first());
  await start.typesZip('7870');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.endsWith(':typedZip')));
  await page.reload();
  await expect(start.zipField).toHaveValue('7870');
});

test('the zip form reports being offline and keeps the zip code', async ({ visitor, watch }) => {
  watch.allowsFailedRequests();
  await visitor.opens('/zip-form.html');
  const start = visitor.within(visitor.page.locator('cover-zip-form').first());
  await start.typesZip(visitor.person.zip);
  await visitor.hasReceivedTheWholeWidget();
  await visitor.goesOffline();
  await start.asksForQuotes();
  await start.sees(start.zipTexts.offline);
  await expect(start.zipField).toHaveValue(visitor.person.zip);
  await visitor.comesBackOnline();
  await start.asksForQuotes();
  await expect(visitor.page).toHaveURL(/\/quote-flow\.html#driver1$/);
});

test('a keyboard user corrects a zip code, and gets to the quotes', async ({ visitor, page }) => {
  await visitor.opens('/zip-form.html');
  const start = visitor.within(page.locator('cover-zip-form').first());
  await start.seesZipForm();
  await visitor.tabsTo(start.zipField);
  await visitor.types('00000');
  await visitor.hits('Enter');
  const dialog = visitor.dialog(start.zipTexts.invalidTitle);
  await expect(dialog).toBeVisible();
  await visitor.hits('Escape');
  await expect(dialog).toBeHidden();
  await expect(start.zipField).toBeFocused();
  await visitor.hits('ControlOrMeta+A');
  await visitor.types(visitor.person.zip);
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
});

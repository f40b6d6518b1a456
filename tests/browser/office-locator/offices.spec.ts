import type { Page } from '@playwright/test';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { exampleOffices, manyOffices } from '#widgets/office-locator/office-locator.examples';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import type { Author } from '../model/author.ts';
import { expect, test } from '../model/journey.ts';
import { austin, browserIsAt, mapFiles, OfficeSeeker, onGoogle } from '../model/office-seeker.ts';

const mostInList = 8;

for (const provider of ['leaflet', 'google'] as const) {
  test.describe(`offices on the map of ${provider}`, () => {
    // Within 50 miles of Austin are four offices of the demo page, and ten offices of the page with Google's map.
    const officesNear = (place: string) =>
      provider === 'google' ? `The 8 offices nearest to ${place}` : `4 offices near ${place}`;
    const stranger = /request to a stranger: https:\/\/maps\.googleapis\.com\//;

    async function open(page: Page, author: Author, url: string): Promise<OfficeSeeker> {
      const path =
        provider === 'google'
          ? await onGoogle(
              page,
              author,
              '<cover-office-locator offices-src="/few-offices.json"></cover-office-locator>',
            )
          : '/office-locator.html';
      await page.goto(url + path);
      const seeker = new OfficeSeeker(page);
      await expect(seeker.names).toHaveCount(mostInList);
      return seeker;
    }

    test.beforeEach(({ watch }) => {
      if (provider === 'google') watch.allows(stranger);
    });

    test(
      'a search by city shows an office with its window and its list item',
      provider === 'leaflet' ? whenAffected : {},
      async ({ page, author, sandbox }) => {
        const seeker = await open(page, author, sandbox.url);
        await seeker.looksFor('Austin, TX');
        await seeker.reads(officesNear('Austin, TX'));
        await expect(seeker.names.first()).toHaveText('Austin Downtown');
        await seeker.marker('Austin Downtown').click();
        const window = seeker.window('Austin Downtown');
        await expect(window).toBeFocused();
        await expect(seeker.item('Austin Downtown')).toHaveAttribute('aria-expanded', 'true');
        await expect(window.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
          'href',
          /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
        );
        await expect(window.getByText('9:00 AM - 6:00 PM')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(window).toHaveCount(0);
        await expect(seeker.item('Austin Downtown')).toHaveAttribute('aria-expanded', 'false');
        await seeker.meetsNoBarrier();
      },
    );

    test(
      'the nearest offices are shown when the visitor shares their position',
      provider === 'google' ? inLongTier : {},
      async ({ page, author, sandbox }) => {
        const asked = await browserIsAt(page, austin);
        const seeker = await open(page, author, sandbox.url);
        expect(await asked()).toBe(0);
        await seeker.locatesThemselves();
        await seeker.reads(officesNear('you'));
        await expect(seeker.names.first()).toHaveText('Austin Downtown');
        expect(await asked()).toBe(1);
      },
    );

    for (const position of ['denied', 'unavailable', 'timed out'] as const) {
      test(
        `a visitor whose position is ${position} is asked for a place, and keeps the list`,
        provider === 'leaflet' && position === 'denied' ? {} : inLongTier,
        async ({ page, author, sandbox, watch }) => {
          await browserIsAt(page, position);
          const seeker = await open(page, author, sandbox.url);
          const before = await seeker.names.allTextContents();
          await seeker.locatesThemselves();
          await expect
            .poll(() => watch.consoleLines.filter((line) => line.includes(`The position is ${position}`)).length)
            .toBe(1);
          await expect(seeker.names).toHaveText(before);
          await expect(seeker.field).toHaveAccessibleDescription(
            new RegExp(seeker.texts['error.positionMissing'].slice(0, 40)),
          );
          await seeker.looksFor('78701');
          await seeker.reads(officesNear('78701'));
        },
      );
    }
  });
}

test('the window of an office shows its actions without scrolling on a phone', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/office-locator.html`);
  const seeker = new OfficeSeeker(page);
  await seeker.names.first().click();
  const hidden = () =>
    seeker.widget.locator('.cover-map-info').evaluate((box) => Math.max(0, box.scrollHeight - box.clientHeight));
  await expect.poll(hidden).toBe(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test(
    'one finger on the map scrolls the page, and two fingers move the map',
    whenAffected,
    async ({ page, sandbox }) => {
      await page.goto(`${sandbox.url}/office-locator.html`);
      const seeker = new OfficeSeeker(page);
      await expect(seeker.names).toHaveCount(mostInList);
      const map = seeker.widget.locator('.cover-map');
      const marker = map.locator('.cover-map-marker').first();
      await map.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await map.boundingBox())!;
      const [middle, bottom] = [x + width / 2, y + height - 20];
      /** Where the marker is on the map, which moves with the page. */
      const place = () =>
        map.evaluate((element) => {
          const [frame, pin] = [element, element.querySelector('.cover-map-marker')!].map((box) =>
            box.getBoundingClientRect(),
          );
          return [Math.round(pin!.left - frame!.left), Math.round(pin!.top - frame!.top)];
        });
      await expect(marker).toBeVisible();
      const before = await place();
      const scrolled = await page.evaluate(() => scrollY);
      const devices = await page.context().newCDPSession(page);
      const touches = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: readonly { x: number; y: number }[]
      ) => devices.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
      const hasScrolled = page.evaluate(
        () => new Promise((resolve) => addEventListener('scrollend', () => resolve(undefined), { once: true })),
      );
      const hint = map.locator('.cover-map-two-fingers-shown');
      await touches('touchStart', { x: middle, y: bottom });
      for (let moved = 10; moved <= 120; moved += 10) await touches('touchMove', { x: middle, y: bottom - moved });
      await expect(hint).toBeVisible();
      await touches('touchEnd');
      await hasScrolled;
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60);
      expect(await place()).toEqual(before);
      const { y: top } = (await map.boundingBox())!;
      const fingers = (moved: number) => [
        { x: middle - 40, y: top + 150 + moved },
        { x: middle + 40, y: top + 150 + moved },
      ];
      await touches('touchStart', ...fingers(0));
      for (let moved = 5; moved <= 60; moved += 5) await touches('touchMove', ...fingers(moved));
      // The second finger is lifted first.
      for (let moved = 65; moved <= 75; moved += 5) await touches('touchMove', fingers(moved)[0]!);
      await expect(hint).toHaveCount(0);
      await touches('touchEnd');
      await expect.poll(place).not.toEqual(before);
      const [, down] = await place();
      expect(down! - before[1]!).toBeGreaterThan(30);
    },
  );
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the search button is level with the field', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.url}/office-locator.html`);
    const seeker = new OfficeSeeker(page);
    await expect(seeker.names.first()).toBeVisible();
    const button = seeker.widget.getByRole('button', { name: seeker.texts.search, exact: true });
    const [field, pressed] = [(await seeker.field.boundingBox())!, (await button.boundingBox())!];
    expect([pressed.y, pressed.height]).toEqual([field.y, field.height]);
  });
});

test(
  'a keyboard user skips the map, and finds, reads and closes an office',
  whenAffected,
  async ({ page, sandbox }) => {
    await page.goto(`${sandbox.url}/office-locator.html`);
    const seeker = new OfficeSeeker(page);
    await expect(seeker.names).toHaveCount(8);
    await seeker.field.focus();
    await page.keyboard.type('787');
    await page.keyboard.press('Enter');
    await expect(seeker.field).toBeFocused();
    await expect(seeker.field).toHaveAccessibleDescription(new RegExp(seeker.texts['error.invalid'].slice(0, 30)));
    await page.keyboard.type('01');
    await page.keyboard.press('Enter');
    await seeker.reads('4 offices near 78701');
    // Search, my location, and past the map.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(seeker.widget.getByRole('button', { name: seeker.texts.skipMap })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(seeker.item('Austin Downtown')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(seeker.window('Austin Downtown')).toBeVisible();
    await expect(seeker.item('Austin Downtown')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(seeker.list.getByRole('link', { name: /^Call Austin Downtown/ })).toBeFocused();
    expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))]).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(seeker.window('Austin Downtown')).toHaveCount(0);
  },
);

test('a search with no office nearby and a failing search each have a message', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  await page.goto(`${sandbox.url}/office-locator.html`);
  const seeker = new OfficeSeeker(page);
  await expect(seeker.names).toHaveCount(8);
  await seeker.looksFor('82190');
  await seeker.reads(seeker.texts.empty);
  await seeker.looksFor('00000');
  await seeker.reads(seeker.texts['error.notFound']);
  await sandbox.injectFault({ call: 'findAddressCandidates', kind: 'status', status: 400 });
  await seeker.looksFor('78701');
  await seeker.reads(seeker.texts['error.unreachable']);
});

test('a typed place survives a reload', async ({ page, sandbox, visitor }) => {
  await page.goto(`${sandbox.url}/office-locator.html`);
  const seeker = new OfficeSeeker(page);
  await visitor.hasReceivedTheWholeWidget();
  await seeker.field.fill('El Paso, TX');
  await page.reload();
  await expect(seeker.field).toHaveValue('El Paso, TX');
  await expect(seeker.names).toHaveCount(mostInList);
  await expect(seeker.field).toHaveValue('El Paso, TX');
});

test('a visitor searches and reads an office in Spanish', inLongTier, async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/office-locator.html?language=es`);
  const seeker = new OfficeSeeker(page, 'es');
  await seeker.looksFor('Houston, TX');
  await seeker.reads(/^\d oficinas? cerca de Houston, TX$/);
  await seeker.names.first().getByRole('button').click();
  await seeker.reads('Lunes a viernes');
  await seeker.meetsNoBarrier();
});

test('the eight nearest of 5,000 offices are listed, and the map groups its markers', async ({
  page,
  sandbox,
  author,
}) => {
  await author.publishesJson('/many-offices.json', { offices: manyOffices(5000) });
  await page.goto(
    sandbox.url +
      (await author.publishes({
        body: '<cover-office-locator offices-src="/many-offices.json"></cover-office-locator>',
      })),
  );
  const seeker = new OfficeSeeker(page);
  await expect(seeker.names).toHaveCount(8);
  await expect(seeker.widget.locator('.cover-map-group').first()).toBeVisible();
  expect(await seeker.widget.locator('.cover-map-marker, .cover-map-group').count()).toBeLessThan(200);
});

test('invalid rows of the file are skipped and reported to the author', async ({ page, sandbox, author, watch }) => {
  watch.allows(/^console warning: \[covermount\] <cover-office-locator>: 1 problem in the offices/);
  await author.publishesJson('/bad-offices.json', [
    ...exampleOffices,
    { location: 'Nowhere', latitude: 'north', longitude: -97 },
  ]);
  const path = await author.publishes({
    body: '<cover-office-locator offices-src="/bad-offices.json"></cover-office-locator>',
  });
  await page.goto(`${sandbox.url}${path}?covermount-debug`);
  await expect(new OfficeSeeker(page).names).toHaveCount(8);
  const problem = '[12] "Nowhere": latitude is "north"; accepted is a number from -90 to 90. The row is left out.';
  await expect.poll(() => watch.consoleLines.join('\n')).toContain(problem);
  const panel = page.getByRole('complementary', { name: 'Covermount configuration' });
  await expect(panel).toContainText('cover-office-locator: 1 problem in the configuration');
  await expect(panel).toContainText(`/bad-offices.json: ${problem}`);
});

test('no map file loads before it is needed', async ({ page, sandbox, watch }) => {
  await page.goto(`${sandbox.url}/zip-form.html`);
  await page.waitForLoadState('networkidle');
  expect(watch.addresses.filter((address) => mapFiles.test(address))).toEqual([]);
  await page.goto(`${sandbox.url}/office-locator.html`);
  await expect.poll(() => watch.addresses.filter((address) => mapFiles.test(address)).length).toBeGreaterThan(0);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { maximumLicenseImageBytes } from '#domain/license-image';
import { barcodeText, LicenseArtist } from '#sandbox/testing/draw-license';
import { chromiumArguments, wholeChromiumPath } from '#tooling/testing/chromium';
import { inLongTier } from '#tooling/testing/tier';
import { test as base, expect } from '../model/journey.ts';
import { type Person, rowan } from '../model/people.ts';
import type { Visitor } from '../model/visitor.ts';

interface Drawn {
  /** The back of Rowan's license with its barcode, and the front. */
  back: Buffer;
  front: Buffer;
  /** The front, out of focus. */
  blurred: Buffer;
  /** The barcode of a license from a state without quotes. */
  fromElsewhere: Buffer;
}

function elementsOf({ firstName, lastName, birthDate: { month, day, year }, street, zip }: Person) {
  return {
    DAQ: '20304050',
    DCS: lastName.toUpperCase(),
    DAC: firstName.toUpperCase(),
    DBB: month.padStart(2, '0') + day.padStart(2, '0') + year,
    DBC: '1',
    DAG: street.toUpperCase(),
    DAI: 'AUSTIN',
    DAJ: 'TX',
    DAK: `${zip}0000`,
  };
}

const front = [
  'TEXAS DRIVER LICENSE',
  '4d DL: 20304050',
  '3 DOB: 04/17/1990',
  '1 MADEUPSON',
  '2 ROWAN',
  '8 48 PRETEND LANE',
  'AUSTIN, TX 78701',
  '15 SEX: M',
];

/** Feeds the back of Rowan's license to the browser's camera. */
const test = base.extend<object, { drawn: Drawn }>({
  drawn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const artist = await LicenseArtist.start();
      const elements = elementsOf(rowan);
      await use({
        back: await artist.draw({ barcode: barcodeText(elements), type: 'jpeg' }),
        front: await artist.draw({ lines: front, type: 'jpeg' }),
        blurred: await artist.draw({ lines: front, blur: 14, type: 'jpeg' }),
        fromElsewhere: await artist.draw({
          barcode: barcodeText({ ...elements, DAI: 'NEW YORK', DAJ: 'NY', DAK: '100010000' }),
        }),
      });
      await artist.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ drawn }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'covermount-camera-'));
      const film = join(folder, 'license.mjpeg');
      writeFileSync(film, drawn.back);
      const executablePath = wholeChromiumPath();
      await use({
        args: [...chromiumArguments, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
        ...(executablePath && { executablePath }),
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const allModes = 'modes="noLicense, license, uploadImage, scanImage"';

const flow = (more = '') => `<main><h1>Get a quote</h1><cover-quote-flow ${allModes}${more}></cover-quote-flow></main>`;

/** Chunks that only the entry by license needs. */
const readsLicenses = /\/chunks\/(license-image|license-decoder|license\.chunk|finding-dialogs)/;

const photo = (buffer: Buffer, name = 'license.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

async function chooses(visitor: Visitor, mode: 'noLicense' | 'license' | 'uploadImage' | 'scanImage'): Promise<void> {
  await visitor.seesStep(visitor.texts.driverTitle);
  await visitor.ticks(visitor.choice(visitor.texts.modeLabel, visitor.texts[`mode.${mode}`]));
}

const fileInput = (page: Page) => page.locator('input[type=file]');

/** The rest of driver info, filled in from the license. */
async function findsDetailsFilledIn(visitor: Visitor): Promise<void> {
  const { texts } = visitor;
  await visitor.answersContact();
  await expect(visitor.field(texts.street)).toHaveValue('48 Pretend Lane');
  await expect(visitor.field(texts.zip)).toHaveValue('78701');
  await expect(visitor.field(texts.city)).toHaveValue('Austin');
  await expect(visitor.choice(texts.gender, texts['gender.male'])).toBeChecked();
  await visitor.ticks(visitor.choice(texts.maritalStatus, texts['maritalStatus.single']));
  await visitor.ticks(visitor.choice(texts.isInsured, texts.yes));
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
  await visitor.sees('Rowan Madeupson');
}

test.beforeEach(async ({ author, visitor }) => {
  await author.publishes({ body: flow() });
  visitor.checksWithAxe();
});

test('entry by name asks for no license and loads no license reader', inLongTier, async ({ visitor, watch }) => {
  await visitor.opens('/authored.html');
  await chooses(visitor, 'noLicense');
  await visitor.answersDriver();
  await visitor.hasReceivedTheWholeWidget();
  expect(watch.addresses.filter((address) => readsLicenses.test(address))).toEqual([]);
});

test('entry by license number looks up the visitor', inLongTier, async ({ visitor, watch }) => {
  await visitor.opens('/authored.html');
  await chooses(visitor, 'license');
  await visitor.field(visitor.texts.licenseNumber).fill('20304055');
  await visitor.typesBirthDate();
  await visitor.goesOn();
  await visitor.arrivesAt(visitor.texts.contactTitle);
  expect(watch.eventsNamed('step').map(({ detail }) => detail.step)).toEqual(['driver', 'contact']);
});

test('a photo of the back fills in the flow from its barcode, and is filed after the address step', async ({
  visitor,
  sandbox,
  drawn,
  watch,
}) => {
  const { page, texts } = visitor;
  await visitor.opens('/authored.html');
  await chooses(visitor, 'uploadImage');
  await fileInput(page).setInputFiles(photo(drawn.back));
  await visitor.sees('license.jpg');
  await visitor.meetsNoBarrier();
  await visitor.goesOn();
  await visitor.arrivesAt(texts.contactTitle);
  expect((await sandbox.licenses()).at(-1)?.filedAt).toBeNull();
  await findsDetailsFilledIn(visitor);
  await expect.poll(async () => (await sandbox.licenses()).at(-1)?.filedAt).not.toBeNull();
  expect(await sandbox.requests('uploadDriverLicense')).toHaveLength(1);
  expect(watch.eventsNamed('track').filter(({ detail }) => detail.event === 'License Read')).toHaveLength(1);
});

test('a photo of the front fills in the flow from its text', inLongTier, async ({ visitor, drawn }) => {
  await visitor.opens('/authored.html');
  await chooses(visitor, 'uploadImage');
  await fileInput(visitor.page).setInputFiles(photo(drawn.front));
  await visitor.goesOn();
  await visitor.arrivesAt(visitor.texts.contactTitle);
  await findsDetailsFilledIn(visitor);
});

test(
  'the camera reads the barcode on the device, and sends no image',
  inLongTier,
  async ({ visitor, context, sandbox, watch }) => {
    const { page, texts } = visitor;
    await context.grantPermissions(['camera']);
    await visitor.opens('/authored.html');
    await chooses(visitor, 'scanImage');
    await visitor.presses(texts['scan.start']);
    await visitor.arrivesAt(texts.contactTitle);
    await findsDetailsFilledIn(visitor);
    expect(await sandbox.requests('getDriverLicense')).toHaveLength(0);
    expect(await page.locator('video').count()).toBe(0);
    expect(watch.addresses.filter((address) => readsLicenses.test(address)).length).toBeGreaterThanOrEqual(3);
  },
);

test(
  'a license is scanned and uploaded under a strict policy with Trusted Types',
  inLongTier,
  async ({ visitor, context, sandbox, drawn }) => {
    const { page, texts } = visitor;
    await context.grantPermissions(['camera']);
    await context.route('**/strict-csp-quote.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('<cover-quote-flow>', `<cover-quote-flow ${allModes}>`),
      });
    });
    await visitor.opens('/strict-csp-quote.html');
    await chooses(visitor, 'scanImage');
    await visitor.presses(texts['scan.start']);
    await visitor.seesStep(texts.contactTitle);
    await visitor.goesBack();
    await chooses(visitor, 'uploadImage');
    await fileInput(page).setInputFiles(photo(drawn.back));
    await expect(page.locator('canvas:not([hidden])')).toBeVisible();
    await visitor.goesOn();
    await visitor.seesStep(texts.contactTitle);
    expect(await sandbox.requests('getDriverLicense')).toHaveLength(1);
  },
);

test('a visitor who denies the camera takes a photo instead', inLongTier, async ({ visitor, drawn, watch }) => {
  const { page, texts } = visitor;
  await visitor.opens('/authored.html');
  await chooses(visitor, 'scanImage');
  await visitor.presses(texts['scan.start']);
  await expect(page.getByRole('alert').filter({ hasText: texts['scan.denied'] })).toBeVisible();
  await visitor.meetsNoBarrier();
  await expect(fileInput(page)).toHaveAttribute('capture', 'environment');
  await fileInput(page).setInputFiles(photo(drawn.front));
  await visitor.goesOn();
  await visitor.arrivesAt(texts.contactTitle);
  await findsDetailsFilledIn(visitor);
  const events = watch.eventsNamed('track').filter(({ detail }) => detail.event === 'Camera Unavailable');
  expect(events.map(({ detail }) => (detail.data as { problem: string }).problem)).toEqual(['denied']);
});

test(
  'a photo of the barcode taken for the scan is read on the device',
  inLongTier,
  async ({ visitor, drawn, sandbox }) => {
    await visitor.opens('/authored.html');
    await chooses(visitor, 'scanImage');
    await fileInput(visitor.page).setInputFiles(photo(drawn.back));
    await visitor.goesOn();
    await visitor.arrivesAt(visitor.texts.contactTitle);
    expect(await sandbox.requests('getDriverLicense')).toHaveLength(0);
  },
);

for (const [problem, what, file] of [
  ['fileTypeError', 'of a wrong type', () => photo(Buffer.from('%PDF-1.7'), 'license.pdf', 'application/pdf')],
  [
    'fileSizeExceeding',
    'that is too large',
    ({ back }: Drawn) => photo(Buffer.concat([back, Buffer.alloc(maximumLicenseImageBytes)])),
  ],
] as const) {
  test(
    `a file ${what} is not sent, and the message appears below the field`,
    inLongTier,
    async ({ visitor, drawn, sandbox, watch }) => {
      const { page, texts } = visitor;
      await visitor.opens('/authored.html');
      await chooses(visitor, 'uploadImage');
      await fileInput(page).setInputFiles(file(drawn));
      await expect(fileInput(page)).toHaveAccessibleDescription(new RegExp(texts[`license.${problem}`]));
      await visitor.meetsNoBarrier();
      await expect(visitor.button(texts.next)).toHaveAttribute('aria-disabled', 'true');
      await visitor.button(texts.next).click({ force: true });
      await visitor.seesStep(texts.driverTitle);
      expect(await sandbox.requests('getDriverLicense')).toHaveLength(0);
      const events = watch.eventsNamed('track').filter(({ detail }) => detail.event === 'License Image Refused');
      expect(events.map(({ detail }) => (detail.data as { problem: string }).problem)).toEqual([problem]);

      await fileInput(page).setInputFiles(photo(drawn.back));
      await visitor.goesOn();
      await visitor.seesStep(texts.contactTitle);
    },
  );
}

test(
  'an unreadable photo shows a message below the field, and the next one is accepted',
  inLongTier,
  async ({ visitor, drawn, watch }) => {
    const { page, texts } = visitor;
    await visitor.opens('/authored.html');
    await chooses(visitor, 'uploadImage');
    await fileInput(page).setInputFiles(photo(drawn.blurred));
    await visitor.goesOn();
    await expect(fileInput(page)).toHaveAccessibleDescription(new RegExp(texts['license.imageNotClear']));
    await expect(visitor.button(texts.next)).toHaveAttribute('aria-disabled', 'true');
    await visitor.meetsNoBarrier();
    expect(watch.eventsNamed('navigate')).toEqual([]);
    await fileInput(page).setInputFiles(photo(drawn.front));
    await visitor.goesOn();
    await visitor.arrivesAt(texts.contactTitle);
  },
);

test('an unreadable photo opens the configured page', inLongTier, async ({ visitor, author, drawn, watch }) => {
  await author.publishes({ body: flow(' scan-failed-page="/coming-soon.html"') });
  await visitor.opens('/authored.html');
  await chooses(visitor, 'uploadImage');
  await fileInput(visitor.page).setInputFiles(photo(drawn.blurred));
  await visitor.goesOn();
  await expect(visitor.page).toHaveURL(/\/coming-soon\.html$/);
  expect(watch.eventsNamed('navigate').map(({ detail }) => detail.reason)).toEqual(['scanFailed']);
});

test(
  'a license from a state without quotes opens the configured page',
  inLongTier,
  async ({ visitor, author, drawn, watch }) => {
    await author.publishes({ body: flow(' not-quotable-page="/coming-soon.html"') });
    await visitor.opens('/authored.html');
    await chooses(visitor, 'uploadImage');
    await fileInput(visitor.page).setInputFiles(photo(drawn.fromElsewhere, 'license.png', 'image/png'));
    await visitor.goesOn();
    await expect(visitor.page).toHaveURL(/\/coming-soon\.html$/);
    expect(watch.eventsNamed('navigate').map(({ detail }) => detail.reason)).toEqual(['notQuotable']);
  },
);

test(
  'the visitor confirms the found data and chooses between different values',
  inLongTier,
  async ({ visitor, author, drawn }) => {
    const { page, texts } = visitor;
    await author.publishes({ body: flow(' confirm-found-information') });
    await visitor.opens('/authored.html');
    await visitor.seesStep(texts.driverTitle);
    await visitor.field(texts.firstName).fill('Ro');
    await chooses(visitor, 'uploadImage');
    await fileInput(page).setInputFiles(photo(drawn.back));
    await visitor.goesOn();
    await expect(visitor.dialog(texts['found.title'])).toContainText('Madeupson');
    await visitor.meetsNoBarrier();
    await visitor.presses(texts['found.yes']);
    await expect(visitor.dialog(texts['override.title'])).toContainText('Ro');
    await visitor.meetsNoBarrier();
    await visitor.presses(texts['override.keepTyped']);
    await visitor.arrivesAt(texts.contactTitle);
    await visitor.goesBack();
    await chooses(visitor, 'noLicense');
    await expect(visitor.field(texts.firstName)).toHaveValue('Ro');
    await expect(visitor.field(texts.lastName)).toHaveValue('Madeupson');
  },
);

test('a photo taken offline is read when the network returns', inLongTier, async ({ visitor, drawn }) => {
  const { texts } = visitor;
  await visitor.opens('/authored.html');
  await chooses(visitor, 'uploadImage');
  await fileInput(visitor.page).setInputFiles(photo(drawn.back));
  await visitor.hasReceivedTheWholeWidget();
  // With a token, because the press would wait for a missing one.
  await expect(visitor.button(texts.next)).toBeEnabled();
  await visitor.goesOffline();
  await visitor.goesOn();
  await visitor.sees(texts.offlineTitle);
  await visitor.comesBackOnline();
  await visitor.seesStep(texts.contactTitle);
});

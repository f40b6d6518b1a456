import type { Page } from '@playwright/test';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en } from '#widgets/nearest-office/strings.en';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { expect, test } from '../model/journey.ts';
import { austin, browserIsAt, mapFiles, onGoogle } from '../model/office-seeker.ts';

const tulsa = { latitude: 36.154, longitude: -95.993 };

const banner = (page: Page) => page.getByRole('button', { name: /^Your nearest office: Austin Downtown/ });

test(
  'the nearest office asks for the position only on a press, after explaining why, and loads no map',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    const asked = await browserIsAt(page, austin);
    await page.goto(`${sandbox.url}/nearest-office.html`);
    await expect(page.getByText(en.inviteWhy)).toBeVisible();
    expect(await asked()).toBe(0);
    expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))]).toEqual([]);
    await page.getByRole('button', { name: en.invite }).click();
    const dialog = page.getByRole('dialog', { name: 'Austin Downtown' });
    await expect(dialog.getByText(/kilometers away/)).toBeVisible();
    expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toHaveAttribute('aria-expanded', 'false');
    expect(watch.addresses.filter((address) => mapFiles.test(address))).toEqual([]);
  },
);

test('the nearest office stays hidden outside Texas', inLongTier, async ({ page, sandbox }) => {
  await browserIsAt(page, tulsa);
  await page.goto(`${sandbox.url}/nearest-office.html`);
  await page.getByRole('button', { name: en.invite }).click();
  await expect(page.getByText(en.elsewhere)).toBeVisible();
  await expect(page.getByRole('button', { name: /nearest office/ })).toHaveCount(0);
});

for (const position of ['denied', 'unavailable', 'timed out'] as const) {
  test(
    `the nearest office stays hidden when the position is ${position}`,
    position === 'denied' ? {} : inLongTier,
    async ({ page, sandbox, watch }) => {
      await browserIsAt(page, position);
      await page.goto(`${sandbox.url}/nearest-office.html`);
      await page.getByRole('button', { name: en.invite }).click();
      await expect
        .poll(() => watch.consoleLines.some((line) => line.includes(`The position is ${position}`)))
        .toBe(true);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: en.invite })).toBeEnabled();
    },
  );
}

test(
  'the nearest office appears without asking when the permission was already granted',
  inLongTier,
  async ({ page, context, sandbox }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(austin);
    await page.goto(`${sandbox.url}/nearest-office.html`);
    await expect(banner(page)).toBeVisible();
  },
);

test('the nearest office is found with Google’s geocoder', async ({ page, context, sandbox, author, watch }) => {
  watch.allows(/request to a stranger: https:\/\/maps\.googleapis\.com\//);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(austin);
  await page.goto(
    sandbox.url +
      (await onGoogle(page, author, '<cover-nearest-office offices-src="/few-offices.json"></cover-nearest-office>')),
  );
  await expect(banner(page)).toBeVisible();
});

test(
  'the nearest office appears below the quotes for a visitor with a stored zip code',
  inLongTier,
  async ({ page, visitor, sandbox, author }) => {
    sandbox.fastForwardCarriers();
    const path = await author.publishes({
      body: '<cover-quote-flow><cover-nearest-office slot="nearest-office" offices-src="/offices.json" load="eager"></cover-nearest-office></cover-quote-flow>',
    });
    await visitor.opens(path);
    await visitor.answersEverything();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Your nearest office:/ })).toBeVisible();
  },
);

test('a keyboard user asks for the nearest office, opens and closes it', async ({ page, visitor }) => {
  await browserIsAt(page, austin);
  await visitor.opens('/nearest-office.html');
  const invite = page.getByRole('button', { name: en.invite });
  await expect(invite).toBeVisible();
  await visitor.tabsTo(invite);
  await visitor.hits('Enter');
  const dialog = page.getByRole('dialog', { name: 'Austin Downtown' });
  await expect(dialog).toBeVisible();
  await visitor.hits('Escape');
  await expect(banner(page)).toBeFocused();
  await visitor.hits('Enter');
  await expect(dialog).toBeVisible();
});

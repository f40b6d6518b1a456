import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/video/strings.en';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';

test(
  'a video requests nothing from another site before a press, which loads one player and focuses it',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    await page.clock.install();
    await page.goto(`${sandbox.url}/video.html`, { waitUntil: 'networkidle' });
    const video = page.locator('cover-video').first();
    const play = video.getByRole('button', { name: 'Play video: What happens after a claim' });
    await expect(play).toBeVisible();
    const foreign = () => watch.addresses.filter((address) => new URL(address).origin !== new URL(sandbox.url).origin);
    expect(foreign()).toEqual([]);
    await play.press('Enter');
    const player = page.frameLocator('cover-video iframe');
    await expect(player.getByRole('heading', { name: 'Player' })).toBeVisible();
    await expect(video.locator('iframe')).toBeFocused();
    await expect(play).toHaveCount(0);
    // The player has posted that it runs.
    await page.clock.fastForward(10_000);
    await expect(video.getByText(en.notLoaded)).toHaveCount(0);
    expect(foreign()).toEqual([`${sandbox.partnerUrl}/player`]);
  },
);

test('an embedded video loads its player at once, fits the page, and does not take the focus', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sandbox.url}/video-embed.html`);
  const video = page.locator('cover-video');
  const frame = video.getByTitle('What happens after a claim');
  await expect(video.frameLocator('iframe').getByRole('heading', { name: 'Player' })).toBeVisible();
  await expect(frame).not.toBeFocused();
  await expect(video.getByRole('button')).toHaveCount(0);
  const { width, height } = (await frame.boundingBox())!;
  expect(width).toBeLessThanOrEqual(390);
  expect(width / height).toBeCloseTo(540 / 320, 1);
});

const wrongPages = {
  'that does not exist on its host': { status: 404, body: '<h1>Not found</h1>' },
  'that may not be framed': { headers: { 'x-frame-options': 'DENY' }, body: '<h1>Player</h1>' },
};

for (const [what, answer] of Object.entries(wrongPages)) {
  test(`a player on another origin ${what} is reported as missing, with a link and without a layout shift`, async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allows(/^console warning: .*\[covermount\]/, /^console error: Refused to display .* in a frame/);
    watch.allowsFailedRequests();
    const shifts = await recordLayoutShifts(page);
    await page.clock.install();
    const letPlayerGo = await holdRequests(page, '**/player', (route) =>
      route.fulfill({ contentType: 'text/html', ...answer }),
    );
    await page.goto(`${sandbox.url}/video.html`);
    const video = page.locator('cover-video').first();
    const play = video.getByRole('button', { name: 'Play video: What happens after a claim' });
    await expect(play).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await play.press('Enter');
    const frame = video.locator('iframe');
    await expect(frame).toBeFocused();
    // Playwright evaluates nothing on a frame element before the frame has loaded.
    await video.evaluate(({ shadowRoot }) => {
      const element = shadowRoot!.querySelector('iframe')!;
      element.addEventListener('load', () => element.toggleAttribute('data-is-loaded', true));
    });
    letPlayerGo();
    // The browser fires `load` in both cases.
    await expect(frame).toHaveAttribute('data-is-loaded');
    await page.clock.fastForward(9000);
    await expect(video.getByText(en.notLoaded)).toHaveCount(0);
    await page.clock.fastForward(1000);
    await expect(video.getByRole('alert')).toContainText(en.notLoaded);
    await expect(video.getByRole('link', { name: en.watch })).toHaveAttribute('href', `${sandbox.partnerUrl}/player`);
    await page.clock.resume();
    expect(await shifts()).toEqual([]);
    await expect
      .poll(() => watch.consoleLines.join('\n'))
      .toContain(`Nothing was heard of the player on ${sandbox.partnerUrl}.`);
  });
}

test('a player on the page’s own origin that responds with an error is reported as missing at once', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(/^console warning: .*\[covermount\]/);
  watch.allowsFailedRequests();
  const body = '<cover-video load="eager" player-url="/no-such-player.html" video-title="A claim"></cover-video>';
  await page.goto(sandbox.url + (await author.publishes({ body })));
  const video = page.locator('cover-video');
  await video.getByRole('button', { name: 'Play video: A claim' }).press('Enter');
  await expect(video.getByRole('alert')).toContainText(en.notLoaded);
  await expect.poll(() => watch.consoleLines.join('\n')).toContain('The address of the player answered 404.');
});

test('a keyboard user starts a video, and is in its player', async ({ page, visitor }) => {
  await visitor.opens('/video.html');
  const video = page.locator('cover-video').first();
  const play = video.getByRole('button', { name: 'Play video: What happens after a claim' });
  await expect(play).toBeVisible();
  await visitor.tabsTo(play);
  await visitor.hits('Enter');
  await expect(page.frameLocator('cover-video iframe').getByRole('heading', { name: 'Player' })).toBeVisible();
  await expect(video.locator('iframe')).toBeFocused();
});

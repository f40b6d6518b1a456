import { everyCommit } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

test(
  'a video asks nothing of another site before it is pressed, and then plays there once, with the focus in its player',
  everyCommit,
  async ({ page, sandbox, watch }) => {
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
    expect(foreign()).toEqual([`${sandbox.partnerUrl}/player`]);
  },
);

test('an embedded video has its player at once, as wide as the page, and leaves the focus alone', async ({
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

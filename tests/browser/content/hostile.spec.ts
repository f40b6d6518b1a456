import { en as form } from '#widgets/form/strings.en';
import { en as newsletter } from '#widgets/newsletter/strings.en';
import { en as video } from '#widgets/video/strings.en';
import { expect, test } from '../model/journey.ts';

test('a page with a hostile pattern and without captcha, target, report, player and offers works, and warns', async ({
  visitor,
  author,
  page,
  watch,
}) => {
  watch.allows(/^console (warning|error): .*\[covermount\]/, /^request to a stranger: https:\/\/www\.youtube-nocookie/);
  watch.allowsFailedRequests();
  await page.clock.install();
  await page.route('**/report.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' }),
  );
  // The service never responds.
  await page.route('**/api/offers*', () => undefined);
  await visitor.opens(
    await author.publishes({
      headStart: '<script>document.documentElement.setAttribute("data-cover-offers", "")</script>',
      body: `
        <cover-offers load="eager"></cover-offers>
        <p data-cover-offer="hero">The page’s own words</p>
        <cover-hero-bar load="eager"><ul><li id="quotes-compared"><strong>1M</strong> quotes compared</li></ul></cover-hero-bar>
        <cover-form id="hostile" load="eager"><form action="/sandbox/forms/form">
          <label>Code <input name="code" pattern="(a+)+$" data-constraint-message="Only the letter a."></label>
          <label>Twice <input name="twice" pattern="(a)\\1"></label>
        </form></cover-form>
        <cover-form id="captcha" load="eager" captcha-field="answer"><form action="/sandbox/forms/form"><label>Message <input name="message"></label></form></cover-form>
        <cover-newsletter load="eager"></cover-newsletter>
        <cover-video load="eager" video-id="M7lc1UVf-VE" video-title="A claim"></cover-video>
        <cover-zip-form load="eager" quote-page="/quote-flow.html"></cover-zip-form>`,
    }),
  );

  const hostile = visitor.within('#hostile');
  await hostile.field('Code').fill(`${'a'.repeat(900)}!`);
  await hostile.presses(form.submit);
  await hostile.sees('Only the letter a.');

  await visitor.within('#captcha').sees(form.unavailable);
  await expect(page.locator('#captcha > form').getByLabel('Message')).toBeVisible();

  await visitor.within('cover-newsletter').sees(newsletter.unavailable);
  await visitor.within('cover-hero-bar .cover-root').sees('1M');

  const player = visitor.within('cover-video');
  await player.presses('Play video: A claim');
  await expect(page.locator('cover-video iframe')).toBeFocused();
  await page.clock.fastForward(10_000);
  await player.sees(video.notLoaded);

  await visitor.sees('The page’s own words');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');

  const consoleText = () =>
    [...watch.consoleLines, ...watch.eventsNamed('error').map(({ detail }) => JSON.stringify(detail))].join('\n');
  for (const problem of [
    'The pattern of twice is not used, because it refers back to a group',
    'captchaField names a captcha, and the element has none',
    'There is nowhere to send the form',
    'There is no report.',
    'Nothing was heard of the player on https://www.youtube-nocookie.com.',
    'no offers had come when the time was up',
  ])
    await expect.poll(consoleText).toContain(problem);

  await visitor.within('cover-zip-form').typesZip('78701');
  await visitor.within('cover-zip-form').asksForQuotes();
  await expect(page).toHaveURL(/quote-flow/);
});

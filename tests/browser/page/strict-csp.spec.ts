import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

// The watch fails this test on a policy violation.
test(
  'a visitor gets from a zip code to the carrier’s page under a strict policy with Trusted Types',
  whenAffected,
  async ({ visitor, sandbox, watch }) => {
    const { texts, results, page } = visitor;
    sandbox.fastForwardCarriers();
    await page.goto('about:blank');
    await visitor.opens('/strict-csp.html');
    expect(await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.nonce)).toMatch(
      /.{16}/,
    );
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/\/strict-csp-quote\.html#driver1$/);
    await visitor.answersEverything();
    expect(await results.visibleCards.count()).toBe(5);
    const carrier = await results.carrierThatCanBeFramed();
    await results.action(texts['results.details'], carrier).click();
    await visitor.presses(texts['results.close']);
    await results.action(texts['results.buy'], carrier).click();
    await visitor.presses(texts['results.yes']);
    await expect(results.partnerPage.getByRole('heading', { name: 'Almost there, Rowan' })).toBeVisible();
    expect(watch.eventsNamed('complete').map(({ detail }) => detail.outcome)).toEqual(['served', 'quoted']);
  },
);

test('the policy is enforced: violations are reported to this test', async ({ visitor, watch }) => {
  await visitor.opens('/strict-csp.html');
  await visitor.seesZipForm();
  await visitor.page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>markup from a text</b>');
    } catch {
      // Trusted Types throw.
    }
  });
  await expect
    .poll(() => watch.problems().some((line) => /Security policy violated: require-trusted-types-for/.test(line)))
    .toBe(true);
  watch.allows(/Security policy violated: require-trusted-types-for/, /TrustedHTML/);
});

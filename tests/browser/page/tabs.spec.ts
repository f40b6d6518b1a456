import { whenAffected } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

test('two tabs that open at once request one guest token', whenAffected, async ({ visitor, sandbox, context }) => {
  await sandbox.injectFault({ call: 'createGuestToken', kind: 'delay', delay: 1_000 });
  const other = visitor.onAnotherPage(await context.newPage());
  const both = [visitor, other];
  const flowsLoad = both.map((tab) => tab.page.waitForRequest(/quote-flow\.core-/));
  await Promise.all(both.map((tab) => tab.opens('/quote-flow.html')));
  // A background tab loads React when it is used. The flow that loads later resumes the answers that the other one has
  // saved.
  for (const tab of both) await tab.field(tab.texts.firstName).focus();
  await Promise.all(flowsLoad);
  for (const tab of both) {
    await tab.typesName();
    await tab.typesBirthDate();
    await tab.goesOn();
    await tab.seesStep(tab.texts.contactTitle);
  }
  expect(await sandbox.requests('createGuestToken')).toHaveLength(1);
});

test('widgets of one brand share a token, and another brand requests its own', async ({ visitor, sandbox }) => {
  await visitor.opens('/two-brands.html');
  for (const part of ['cover-quote-flow[brand=lonestar]', 'cover-quote-flow[brand=goldencoast]']) {
    await visitor.scrollsTo(part);
    await visitor.within(part).seesStep(visitor.texts.driverTitle);
  }
  await expect.poll(async () => (await sandbox.requests('createGuestToken')).length).toBe(2);
  const form = visitor.within('cover-zip-form[brand=goldencoast]');
  await form.typesZip(visitor.person.zip);
  await form.asksForQuotes();
  await expect(visitor.page).toHaveURL(/\/quote-flow\.html\?brand=goldencoast#driver1$/);
  await visitor.seesStep(visitor.texts.driverTitle);
  expect(await sandbox.requests('createGuestToken')).toHaveLength(2);
});

import { dialects } from '#services/testing/foreign-service/dialects';
import { quoteToBuy } from '../../faults/model/seed-data.ts';
import { AgentDesk } from '../model/agent-desk.ts';
import { expect, test } from '../model/journey.ts';
import { Payer } from '../model/payer.ts';
import { Purchase } from '../model/purchase.ts';

test('a visitor gets from a zip code to quotes through services with lower-case keys and written amounts', async ({
  visitor,
  sandbox,
}) => {
  sandbox.speaks(dialects.lowerCase);
  // The sandbox keeps the reports of the worker's earlier tests.
  const reportsBefore = await sandbox.errors();
  await visitor.opens('/zip-form.html');
  const start = visitor.within(visitor.page.locator('cover-zip-form').first());
  await start.typesZip(visitor.person.zip);
  await start.asksForQuotes();
  await visitor.answersUpToPolicy();
  await visitor.choosesPolicy();
  await visitor.results.arrive();
  expect((await visitor.results.payments()).length).toBeGreaterThanOrEqual(5);
  expect(await sandbox.errors()).toEqual(reportsBefore);
});

test('a visitor buys a policy through services with underscores and letters for booleans', async ({
  page,
  sandbox,
  person,
  browser,
}) => {
  const path = await quoteToBuy(sandbox, person);
  sandbox.speaks(dialects.underscores);
  await page.goto(sandbox.url + path);
  const purchase = new Purchase(page);
  await purchase.comesToTheCodes(person.firstName);
  const desk = await AgentDesk.whichSees(person, browser, sandbox);
  await purchase.givesCodesTo(desk);
  await purchase.isAllSet(person.firstName);
  await desk.closes();
});

test('a visitor pays a premium through services with capital keys and numbers as text', async ({ page, sandbox }) => {
  sandbox.speaks(dialects.capitals);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.get(`${sandbox.url}/sandbox/api/vehicle/years`, { headers });
  expect(await answer.text()).toMatch(/^\{"[A-Z]/);
  const payer = new Payer(page, sandbox);
  await payer.opens();
  await payer.goesToPay();
  await payer.paymentPage.pays();
  await payer.sees('paidTitle');
  await payer.reads('$128.40');
  expect(await payer.charges()).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { format } from '#i18n/format';
import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { AgentDesk } from '../model/agent-desk.ts';
import { expect, test } from '../model/journey.ts';
import type { Person } from '../model/people.ts';
import { Purchase } from '../model/purchase.ts';
import type { Visitor } from '../model/visitor.ts';

/** A carrier whose sales an agent completes. Its page asks the demo's questions. */
const carrier = 'Tumbleweed Direct';

/** Goes from a zip code to the purchase page in a dialog over the quotes. Returns the page's address. */
async function choosesCarrier(visitor: Visitor): Promise<string> {
  const { results, texts } = visitor;
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
  if (await results.showMore.isVisible()) await results.showMore.click();
  await results.action(texts['results.buy'], carrier).click();
  await visitor.presses(texts['results.yes']);
  await expect(visitor.dialog(format(texts['results.buyTitle'], { carrier }))).toBeVisible();
  const address = await visitor.page.locator('iframe').getAttribute('src');
  return address!;
}

/** Goes to the verification codes on the purchase page itself. */
async function comesToTheCodes(page: Page, address: string, person: Person): Promise<Purchase> {
  await page.goto(address);
  const purchase = new Purchase(page);
  await purchase.comesToTheCodes(person.firstName);
  return purchase;
}

test.beforeEach(async ({ sandbox }) => {
  sandbox.fastForwardCarriers();
});

test(
  'a visitor buys a policy in a dialog over the quotes while an agent checks their codes',
  everyCommit,
  async ({ visitor, sandbox, person, browser }) => {
    await choosesCarrier(visitor);
    const purchase = new Purchase(visitor.page.frameLocator('iframe').locator('body'));
    await purchase.comesToTheCodes(person.firstName);
    const desk = await AgentDesk.whichSees(person, browser, sandbox);
    await purchase.givesCodesTo(desk);
    await purchase.isAllSet(person.firstName);
    await desk.closes();
  },
);

test(
  'a visitor requests a new code after three wrong email codes, and a reload keeps the count',
  inLongTier,
  async ({ visitor, sandbox, person, browser }) => {
    const address = await choosesCarrier(visitor);
    const purchase = await comesToTheCodes(visitor.page, address, person);
    const desk = await AgentDesk.whichSees(person, browser, sandbox);

    await purchase.givesEmailCode('111111');
    await desk.answersEmail('no', '111111');
    await purchase.sees(purchase.texts['verification.emailFailed']);
    await expect(purchase.field(purchase.texts['verification.emailLabel'])).toHaveValue('');

    await visitor.reloads();
    await purchase.sees(format(purchase.texts['verification.attempt'], { attempt: 2, count: 3 }));
    await purchase.givesEmailCode('222222');
    await desk.answersEmail('no', '222222');
    await purchase.sees(format(purchase.texts['verification.attempt'], { attempt: 3, count: 3 }));
    await purchase.givesEmailCode('333333');
    await desk.answersEmail('no', '333333');
    await purchase.sees(purchase.texts['verification.emailReset']);

    await purchase.givesEmailCode('444444');
    await purchase.givesTextCode('555555');
    await desk.answersEmail('yes', '444444');
    await desk.answersText('yes', '555555');
    await purchase.isAllSet(person.firstName);
    await desk.closes();
  },
);

test(
  'a visitor requests a call, and the agent takes it and verifies the contact',
  inLongTier,
  async ({ visitor, sandbox, person, browser }) => {
    const address = await choosesCarrier(visitor);
    const purchase = await comesToTheCodes(visitor.page, address, person);
    const desk = await AgentDesk.whichSees(person, browser, sandbox);

    await purchase.requestsCall();
    await purchase.sees(/Your agent will call you/);
    await expect(purchase.button(purchase.texts['verification.callBack'])).toBeDisabled();
    await desk.takesCall();
    await desk.setsOverall('yes');
    await purchase.isAllSet(person.firstName);
    await purchase.sees(purchase.texts['verification.verifiedText']);
    await desk.closes();
  },
);

test('a visitor without a quote reads where to start', async ({ visitor }) => {
  visitor.checksWithAxe();
  await visitor.opens('/pseudo-bind.html');
  await visitor.sees(new Purchase(visitor.page).texts.incompleteTitle);
  await visitor.meetsNoBarrier();
});

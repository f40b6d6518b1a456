import type { Page } from '@playwright/test';
import { format } from '#i18n/format';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
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
  whenAffected,
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

test('a visitor answers the sections and enters both codes with the keyboard alone', async ({
  visitor,
  sandbox,
  person,
  browser,
}) => {
  const address = await choosesCarrier(visitor);
  await visitor.page.goto(address);
  const purchase = new Purchase(visitor.page);
  const { texts } = purchase;
  const presses = async (name: string) => {
    await visitor.tabsTo(purchase.button(name));
    await visitor.hits('Enter');
  };
  const picks = async (group: string, option: string) => {
    // Tab leads to the first choice of a group without an answer, and an arrow key selects the next one.
    const choices = visitor.page.getByRole('group', { name: group, exact: true }).getByRole('radio');
    await visitor.tabsTo(choices.first());
    await visitor.hits('Space');
    const choice = visitor.choice(group, option);
    for (let moves = 1; moves < (await choices.count()) && !(await choice.isChecked()); moves += 1)
      await visitor.hits('ArrowDown');
    await expect(choice).toBeChecked();
  };

  await purchase.seesSection(texts.driverTitle);
  await visitor.tabsTo(purchase.field(texts.licenseNumber));
  await visitor.types('77665544');
  await visitor.tabsTo(visitor.page.getByRole('checkbox'));
  await visitor.hits('Space');
  await presses(texts.next);

  await purchase.seesSection(texts.contactTitle);
  await picks(texts.textMessages, texts.yes);
  await picks(texts.languagePreference, texts['language.en']);
  await picks(texts.optInMethod, texts['optIn.email']);
  await presses(texts.next);

  await purchase.seesSection(texts.driversTitle);
  await presses(texts.next);

  await purchase.seesSection(texts.questionsTitle);
  await picks(`${person.firstName}, are all cars kept at your address at night?`, texts.yes);
  await picks('Does anybody drive one of the cars for a ride-sharing or delivery service?', texts.no);
  await presses(texts.submit);

  await purchase.seesSection(texts['verification.title']);
  const desk = await AgentDesk.whichSees(person, browser, sandbox);
  await visitor.tabsTo(purchase.field(texts['verification.emailLabel']));
  await visitor.types('482 913');
  await visitor.hits('Enter');
  await purchase.sees(texts['verification.emailSent']);
  await visitor.tabsTo(purchase.field(texts['verification.textLabel']));
  await visitor.types('730-125');
  await presses(texts['verification.verifyText']);
  await purchase.seesSection(texts['verification.waitingTitle']);
  await desk.answersEmail('yes', '482913');
  await desk.answersText('yes', '730125');
  await purchase.isAllSet(person.firstName);
  await desk.closes();
});

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

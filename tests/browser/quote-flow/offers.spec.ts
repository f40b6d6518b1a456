import { expect, test } from '../model/journey.ts';

test('a visitor who wants home insurance opens renters and roadside from the quotes, and types nothing twice', async ({
  visitor,
  sandbox,
  context,
  page,
  watch,
}) => {
  const { texts, person } = visitor;
  await sandbox.fastForwardCarriers(context);
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.typesAddress();
  await visitor.describesThemself();
  await visitor.ticks(page.getByRole('checkbox', { name: texts.wantsHomeInsurance }));
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
  await visitor.drivesAlone();
  await visitor.addsTheirCar();
  await visitor.hasNoOtherCar();
  await visitor.choosesPolicy();
  await visitor.results.arrive();

  await page.getByRole('link', { name: texts['results.offer.renters'] }).click();
  await expect(page).toHaveURL(/\/renters\.html$/);
  const renters = page.locator('cover-renters');
  await expect(renters.getByRole('textbox', { name: 'First name' }).first()).toHaveValue(person.firstName);
  await expect(renters.getByRole('textbox', { name: 'Email' }).first()).toHaveValue(person.email);
  await expect(renters.getByRole('textbox', { name: /^Zip code/i })).toHaveValue(person.zip);
  expect(watch.eventsNamed('track').map(({ detail }) => detail.event)).toContain('Offer Opened');

  await page.goBack();
  await visitor.results.arrive();
  await page.getByRole('link', { name: texts['results.offer.roadside'] }).click();
  const roadside = page.locator('cover-roadside');
  await roadside.getByRole('radio').first().check();
  await roadside.locator('button[type=submit]').click();
  await expect(roadside.getByRole('textbox', { name: 'First name' })).toHaveValue(person.firstName);
  await expect(roadside.getByRole('textbox', { name: /^Zip code/i })).toHaveValue(person.zip);
});

test('a visitor who does not want home insurance is offered nothing beside the quotes', async ({
  visitor,
  sandbox,
  context,
  page,
}) => {
  await sandbox.fastForwardCarriers(context);
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
  await expect(page.getByRole('link', { name: visitor.texts['results.offer.renters'] })).toHaveCount(0);
});

import type { Locator } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { en as consentTexts } from '#widgets/consent-form/strings.en';
import { en as rentersTexts } from '#widgets/renters/strings.en';
import { en as roadsideTexts } from '#widgets/roadside/strings.en';
import { ConsentVisitor } from '../browser/model/consent-visitor.ts';
import { expect, test } from '../browser/model/journey.ts';
import { morgan } from '../browser/model/people.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import type { Visitor } from '../browser/model/visitor.ts';
import { leadWithout, savedQuote } from '../faults/model/seed-data.ts';
import { consentWords, hostileFlow as flow } from './model/hostile-flow.ts';
import { hostile } from './model/hostile-texts.ts';
import { payloads } from './model/payloads.ts';
import { PoisonedPage } from './model/poisoned-page.ts';

function speaksHostileTexts(visitor: Visitor): void {
  Object.assign(visitor, { texts: { ...flow, consent: consentWords } });
}

const hasSeveralOptions = (list: Locator) => expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(1);

/** Chooses the shortest option that matches: with a payload, others are longer than an answer may be. */
async function choosesShortest(list: Locator, pattern = /./): Promise<void> {
  await hasSeveralOptions(list);
  const [, ...texts] = await list.getByRole('option').allTextContents();
  const [shortest = ''] = texts
    .filter((text) => pattern.test(text))
    .toSorted((one, other) => one.length - other.length);
  await list.selectOption({ label: shortest });
}

test('hostile labels and responses stay text while a rented home is insured', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  // The browser does not know the address of a page that a test answers, and would block the partner's frame on this host.
  await context.grantPermissions(['local-network-access']);
  const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
  const labels = hostile(rentersTexts, payloads);
  poisoned.site.configures('/renters.html', 'renters', { labels });
  const renter = new RentersVisitor(page, sandbox);
  Object.assign(renter, { texts: labels });
  await renter.opens();
  await renter.introduces();
  await renter.sees('Austin, TX');
  await poisoned.staysText();
  await renter.button(labels.next).press('Enter');
  await renter.seesSection(labels.coverageTitle);
  await poisoned.staysText();
  await renter.button(labels.seePrice).press('Enter');
  await renter.seesSection(labels.paymentTitle);
  await poisoned.staysText();
  await renter.givesGoodCard();
  await renter.pay.press('Enter');
  await renter.seesSection(labels.confirmedTitle);
  await poisoned.staysText();
  poisoned.wasPoisonedThroughout('while a rented home is insured');
});

test('hostile labels and responses stay text while a roadside membership is bought', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
  const labels = hostile(roadsideTexts, payloads);
  poisoned.site.configures('/roadside.html', 'roadside', { labels });
  const member = new RoadsideMember(page, sandbox);
  Object.assign(member, { texts: labels });
  await member.opens();
  await member.reads('$69.00');
  await member.button('compare').press('Enter');
  await expect(member.widget.getByRole('dialog').getByText('Towing').first()).toBeVisible();
  await poisoned.staysText();
  await page.keyboard.press('Escape');
  await member.choice('single').check({ force: true });
  await member.button('next').press('Enter');
  await member.sees('buyerTitle');
  await member.fillsIn();
  await poisoned.staysText();
  await member.payButton('$39.00').press('Enter');
  await member.paymentPage.sees();
  await member.paymentPage.pays();
  await poisoned.returnsAndReloads('/roadside.html');
  await member.sees('confirmedTitle');
  await poisoned.staysText();
  poisoned.wasPoisonedThroughout('while a roadside membership is bought');
});

test('hostile labels and responses stay text in a personal request for consent', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
  const labels = hostile(consentTexts, payloads);
  poisoned.site.configures('/consent-form.html', 'consent-form', { labels });
  const person = new ConsentVisitor(page, sandbox);
  Object.assign(person, { texts: labels });
  await person.isAsked();
  await person.opens();
  await expect(person.widget.getByRole('textbox').first()).toHaveValue(/^José./);
  await poisoned.staysText();
  await person.button('consentTitle').press('Enter');
  await expect(person.widget.getByRole('dialog')).toBeVisible();
  await poisoned.staysText();
  await page.keyboard.press('Escape');
  await person.button('submit').press('Enter');
  await expect(person.widget.getByRole('heading', { name: labels.errorSummaryTitle, exact: true })).toBeVisible();
  await poisoned.staysText();
  poisoned.wasPoisonedThroughout('in a personal request for consent');
});

test('hostile offers stay text in the places of a page', async ({ page, context, sandbox, watch }) => {
  const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
  await page.goto(`${sandbox.url}/offers.html`);
  await expect(page.locator('[data-cover-offer=hero]')).toHaveText(/Renters and auto together/);
  await poisoned.staysText();
  poisoned.wasPoisonedThroughout('in the places of a page');
});

test(
  'hostile labels and responses stay text in a partner’s lead and in the list of previous quotes',
  inLongTier,
  async ({ page, context, sandbox, watch, visitor, person }) => {
    const lead = await leadWithout(sandbox, person, 'vehicles');
    await savedQuote(sandbox, person);
    const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
    poisoned.site.configures('/quote-flow.html', 'quote-flow', { labels: flow });
    speaksHostileTexts(visitor);
    // The answers of a lead are not spared: the flow asks for those that it cannot read.
    for (const path of [lead.path, '/quote-flow.html?customerid=C-WHOLE&utm_source=qs']) {
      await visitor.opens(path);
      await visitor.seesStep(flow.driverTitle);
      await poisoned.staysText();
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
    }
    await visitor.opens('/zip-form.html');
    await visitor.opens('/quote-flow.html#previousQuotes');
    await visitor.field(flow.phone).fill(person.phone);
    await visitor.typesBirthDate();
    await visitor.button(flow['entry.find']).press('Enter');
    await expect(page.getByRole('button', { name: /^Open: / }).first()).toBeVisible();
    await poisoned.staysText();
    poisoned.wasPoisonedThroughout('in a partner’s lead and in the list of previous quotes');
  },
);

test.describe('a household in the records', () => {
  test.use({ person: morgan });

  test(
    'hostile labels and responses stay text in the lists of a household, its vehicles, models and licenses',
    inLongTier,
    async ({ page, context, sandbox, watch, visitor, person }) => {
      const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
      poisoned.site.configures('/quote-flow.html', 'quote-flow', { labels: flow });
      speaksHostileTexts(visitor);
      await visitor.opens('/quote-flow.html');
      await visitor.answersDriver();
      await visitor.answersContact();
      await visitor.field(flow.street).fill(person.street);
      await visitor.field(flow.zip).fill(person.zip);
      await expect(visitor.field(flow.city)).toHaveValue('San Antonio');
      await visitor.ticks(visitor.choice(flow.gender, flow['gender.female']));
      await visitor.ticks(visitor.choice(flow.maritalStatus, flow['maritalStatus.married']));
      await visitor.ticks(visitor.choice(flow.isInsured, flow.yes));
      await visitor.list(flow.licenseType).selectOption('foreign');
      await hasSeveralOptions(visitor.list(flow.foreignLicenseType));
      await poisoned.staysText();
      await visitor.list(flow.licenseType).selectOption('unitedStates');
      await visitor.button(flow.next).press('Enter');
      await visitor.arrivesAt(flow.driversTitle);
      await visitor.seesStep(flow.foundPeopleTitle);
      await poisoned.staysText();
      await visitor.button(flow.next).press('Enter');
      const found = visitor.dialog(flow.foundVehiclesTitle);
      await expect(found.getByRole('checkbox')).toHaveCount(5);
      await poisoned.staysText();
      await found.getByRole('button', { name: flow.foundVehiclesSkip, exact: true }).press('Enter');
      await visitor.ticks(visitor.choice(flow.vehicleEntry, flow['vehicleEntry.model']));
      await visitor.list(flow.vehicleYear).selectOption('2019');
      // One with many models.
      await choosesShortest(visitor.list(flow.make), /^Ram/);
      await choosesShortest(visitor.list(flow.model));
      await visitor.button(flow.saveVehicle).press('Enter');
      await visitor.seesStep(flow.vehiclesTitle);
      await visitor.sees(/^2019 /);
      await poisoned.staysText();
      poisoned.wasPoisonedThroughout('in the lists of a household, its vehicles, models and licenses');
    },
  );
});

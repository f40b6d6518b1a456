import type { Locator } from '@playwright/test';
import { formatPhoneNumber } from '#domain/phone-number';
import { inLongTier } from '#tooling/testing/tier';
import { en as rentersEn } from '#widgets/renters/strings.en';
import { es as rentersEs } from '#widgets/renters/strings.es';
import { en as roadsideEn } from '#widgets/roadside/strings.en';
import { es as roadsideEs } from '#widgets/roadside/strings.es';
import { holdReact } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import type { Person } from '../model/people.ts';
import { RentersVisitor } from '../model/renters.ts';
import { hasStored } from '../model/stored-records.ts';

const apartment = '4B';

/** The answers of the quote flow that the other forms ask for, too. */
const answersOf = (person: Person) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: formatPhoneNumber(person.phone),
  street: person.street,
  apartment,
  zip: person.zip,
  city: 'Austin',
});

type Texts = Readonly<Record<string, string>> & { state: string };

/** Expects the answers of the visitor in the fields of a form. */
async function has(form: Locator, labels: Texts, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(form.getByRole('textbox', { name: new RegExp(`^${labels[name]}`) }).first(), name).toHaveValue(value);
  }
  await expect(form.getByRole('combobox', { name: labels.state, exact: true })).toHaveValue('TX');
}

for (const language of ['en', 'es'] as const) {
  test(
    `a visitor interested in home insurance opens prefilled renters and roadside forms from the quotes (${language})`,
    language === 'en' ? {} : inLongTier,
    async ({ visitor: english, sandbox, page, watch }) => {
      const visitor = english.speaking(language);
      const { texts, person } = visitor;
      sandbox.fastForwardCarriers();
      // The first name was typed into the renters form before; the quote flow changes it.
      await page.goto(`${sandbox.url}/renters.html?language=${language}`);
      const renters = page.locator('cover-renters');
      const rentersTexts = language === 'en' ? rentersEn : { ...rentersEn, ...rentersEs };
      await renters
        .getByRole('textbox', { name: new RegExp(`^${rentersTexts.firstName}`) })
        .first()
        .fill('Ro');
      await hasStored(page, /:rentersVisit$/);

      await visitor.opens(`/quote-flow.html?language=${language}`);
      await expect(visitor.field(texts.firstName)).toHaveValue('Ro');
      await visitor.answersDriver();
      await visitor.answersContact();
      await visitor.typesAddress();
      await page.getByRole('textbox', { name: new RegExp(`^${texts.apartment}`) }).fill(apartment);
      await visitor.describesThemself();
      await visitor.ticks(page.getByRole('checkbox', { name: texts.wantsHomeInsurance }));
      await visitor.goesOn();
      await visitor.arrivesAt(texts.driversTitle);
      await visitor.drivesAlone();
      await visitor.addsTheirCar();
      await visitor.hasNoOtherCar();
      await visitor.choosesPolicy();
      await visitor.results.arrive();

      const offers = [texts['results.offer.renters'], texts['results.offer.roadside']];
      const links = page.getByRole('link').filter({ hasText: new RegExp(offers.join('|')) });
      await expect(links).toHaveText(offers);
      await links.first().click();
      await expect(page).toHaveURL(/\/renters\.html$/);
      if (language === 'es') await page.goto(`${page.url()}?language=es`);
      const { firstName, ...others } = answersOf(person);
      await has(renters, rentersTexts, others);
      // The visitor typed this value into that form.
      await expect(renters.getByRole('textbox', { name: rentersTexts.firstName }).first()).toHaveValue('Ro');
      expect(watch.eventsNamed('track').map(({ detail }) => detail.event)).toContain('Offer Opened');

      await visitor.opens(`/quote-flow.html?language=${language}`);
      // Rates that arrive at once are the first step, which does not move the focus.
      await visitor.results.show();
      await links.last().click();
      await expect(page).toHaveURL(/\/roadside\.html$/);
      if (language === 'es') await page.goto(`${page.url()}?language=es`);
      const roadside = page.locator('cover-roadside');
      await roadside.getByRole('radio').first().check();
      await roadside.locator('button[type=submit]').click();
      await has(roadside, language === 'en' ? roadsideEn : { ...roadsideEn, ...roadsideEs }, { firstName, ...others });
    },
  );
}

test('a visitor without interest in home insurance sees no renters offer beside the quotes', async ({
  visitor,
  sandbox,
  page,
}) => {
  sandbox.fastForwardCarriers();
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
  await expect(page.getByRole('link', { name: visitor.texts['results.offer.renters'] })).toHaveCount(0);
});

test('answers of the renters form fill the quote flow, but not a field that the visitor types into', async ({
  visitor,
  sandbox,
  page,
}) => {
  const { texts } = visitor;
  const renter = new RentersVisitor(page, sandbox);
  await renter.opens();
  await renter.introduces();
  await hasStored(page, /:rentersVisit$/);

  const letReactGo = await holdReact(page);
  await visitor.opens('/quote-flow.html');
  const first = visitor.field(texts.firstName);
  await first.pressSequentially('Ron');
  await first.press('ArrowLeft');
  await expect(visitor.field(texts.lastName)).toHaveValue('');
  letReactGo();
  await expect(visitor.field(texts.lastName)).toHaveValue(renter.person.lastName);
  await expect(first).toBeFocused();
  await visitor.types('bi');
  await expect(first).toHaveValue('Robin');
  await visitor.typesBirthDate();
  await visitor.goesOn();
  await expect(visitor.field(texts.email)).toHaveValue(renter.person.email);
  await expect(visitor.field(texts.phone)).toHaveValue(renter.person.phone);
});

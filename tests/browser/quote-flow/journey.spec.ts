import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

const ascending = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor gets from a zip code to ranked quotes', whenAffected, async ({ visitor, sandbox }) => {
    const statusOfLeads = async () => (await sandbox.leads(visitor.person.email)).map((row) => row['Quote Status']);
    visitor.checksWithAxe();
    await visitor.opens('/zip-form.html');
    const start = visitor.within(visitor.page.locator('cover-zip-form').first());
    await start.typesZip(visitor.person.zip);
    await visitor.meetsNoBarrier();
    await start.asksForQuotes();
    await expect(visitor.page).toHaveURL(/\/quote-flow\.html#driver1$/);
    await visitor.answersUpToPolicy();
    await visitor.choosesPolicy();
    await expect(visitor.dialog(visitor.texts['results.spinnerTitle'])).toBeVisible();
    await expect.poll(statusOfLeads).toEqual(['Lead']);

    await visitor.results.arrive();
    await visitor.meetsNoBarrier();
    const payments = await visitor.results.payments();
    expect(payments.length).toBeGreaterThanOrEqual(5);
    expect(payments).toEqual(ascending(payments));
    await expect.poll(statusOfLeads).toEqual(['Quoted']);
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
    await expect(visitor.page.getByRole('link', { name: /^Call: / }).first()).toHaveAttribute(
      'href',
      'tel:+15125550142',
    );
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a visitor gets to ranked quotes in Spanish', inLongTier, async ({ visitor: english, sandbox }) => {
    const visitor = english.speaking('es');
    sandbox.fastForwardCarriers();
    visitor.checksWithAxe();
    await visitor.opens('/zip-form.html?language=es');
    const start = visitor.within(visitor.page.locator('cover-zip-form').first());
    await start.typesZip('00000');
    await start.asksForQuotes();
    await expect(start.dialog(visitor.zipTexts.invalidTitle)).toContainText(visitor.zipTexts.invalidZip);
    await visitor.meetsNoBarrier();

    await visitor.opens('/quote-flow.html?language=es');
    await visitor.answersUpToPolicy();
    await visitor.choosesPolicy();
    await visitor.results.arrive();
    await visitor.meetsNoBarrier();
    const payments = await visitor.results.payments();
    expect(payments.length).toBeGreaterThanOrEqual(5);
    expect(payments).toEqual(ascending(payments));
  });

  test('a keyboard user gets to ranked quotes and into the details of one', async ({ visitor, sandbox }) => {
    const { texts, person } = visitor;
    sandbox.fastForwardCarriers();
    await visitor.opens('/zip-form.html');
    const start = visitor.within(visitor.page.locator('cover-zip-form').first());
    await start.seesZipForm();
    await visitor.tabsTo(start.zipField);
    await visitor.types(person.zip);
    await visitor.hits('Enter');

    await visitor.seesStep(texts.driverTitle);
    await visitor.tabsTo(visitor.field(texts.firstName));
    await visitor.types(person.firstName);
    await visitor.hits('Tab');
    await visitor.types(person.lastName);
    await visitor.hits('Tab');
    await visitor.types('04171990');
    await visitor.hits('Enter');

    await visitor.arrivesAt(texts.contactTitle);
    await visitor.hits('Tab');
    await visitor.types(person.email);
    await visitor.hits('Tab');
    await visitor.types(person.phone);
    await expect(visitor.field(texts.phone)).toHaveValue('512-555-0187');
    await visitor.tabsTo(visitor.consent);
    await visitor.hits('Space');
    await visitor.tabsTo(visitor.button(texts.next));
    await visitor.hits('Enter');

    await visitor.arrivesAt(texts.detailsTitle);
    await visitor.hits('Tab');
    await visitor.types(person.street);
    await expect(visitor.field(texts.city)).toHaveValue('Austin');
    for (const [group, option] of [
      [texts.gender, texts['gender.male']],
      [texts.maritalStatus, texts['maritalStatus.married']],
      [texts.isInsured, texts.yes],
    ] as const) {
      await visitor.tabsTo(visitor.choice(group, option));
      await visitor.hits('Space');
      await expect(visitor.choice(group, option)).toBeChecked();
    }
    // An arrow key selects the other choice of the group.
    await visitor.tabsBackTo(visitor.choice(texts.maritalStatus, texts['maritalStatus.married']));
    await visitor.hits('ArrowDown');
    await expect(visitor.choice(texts.maritalStatus, texts['maritalStatus.single'])).toBeChecked();
    await visitor.tabsTo(visitor.button(texts.next));
    await visitor.hits('Enter');

    await visitor.arrivesAt(texts.driversTitle);
    await visitor.tabsTo(visitor.button(texts.next));
    await visitor.hits('Enter');

    await visitor.arrivesAt(texts.addFirstVehicle);
    const byModel = visitor.choice(texts.vehicleEntry, texts['vehicleEntry.model']);
    await visitor.tabsTo(byModel);
    await visitor.hits('ArrowDown');
    await visitor.tabsTo(visitor.field(texts.vin));
    await visitor.types(person.vin);
    await visitor.seesTheirCar();
    await visitor.hits('Enter');

    await visitor.arrivesAt(texts.vehiclesTitle);
    await visitor.tabsTo(visitor.button(texts.next));
    await visitor.hits('Enter');

    await expect(visitor.packages().first()).toBeVisible();
    await visitor.tabsTo(visitor.packages().first());
    await visitor.hits('Space');
    await visitor.tabsTo(visitor.button(texts.seeQuotes));
    await visitor.hits('Enter');

    await visitor.results.arrive();
    const [first = ''] = await visitor.results.carriers();
    const details = visitor.results.action(texts['results.details'], first);
    await visitor.tabsTo(details);
    await visitor.hits('Enter');
    await expect(visitor.dialog(new RegExp(`^${first}`))).toBeVisible();
    await visitor.hits('Escape');
    await expect(details).toBeFocused();
  });
});

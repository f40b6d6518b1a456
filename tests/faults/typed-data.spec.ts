import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { NewCustomer } from '../browser/model/new-customer.ts';
import type { Person } from '../browser/model/people.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { Visitor } from '../browser/model/visitor.ts';
import { expect, test } from './model/journey.ts';

/** Names in the scripts of the world. */
const names = {
  Arabic: { firstName: 'محمد', lastName: 'عبد الله' },
  Chinese: { firstName: '小明', lastName: '欧阳' },
  Devanagari: { firstName: 'अनुष्का', lastName: 'शर्मा' },
  'letters and emoji': { firstName: 'Ana 👩‍👩‍👧', lastName: 'Ruiz 🎉' },
  'letters and combining marks': { firstName: 'Zoe\u0308', lastName: 'N\u0303andu\u0301' },
} as const satisfies Record<string, Pick<Person, 'firstName' | 'lastName'>>;

for (const [script, name] of Object.entries(names)) {
  test(
    `a quote for a name in ${script} is requested and shown with that name`,
    inLongTier,
    async ({ page, sandbox, watch, person }) => {
      watch.alsoKeepsPrivate(name);
      sandbox.fastForwardCarriers();
      const visitor = new Visitor(page, { sandbox, watch, person: { ...person, ...name }, language: 'en' });
      const sent = page.waitForRequest(/\/rating\/prepareTransaction$/i);
      await visitor.opens('/quote-flow.html');
      await visitor.answersEverything();
      const { firstName, lastName } = name;
      expect((await sent).postDataJSON()).toMatchObject({
        customer: { name: firstName, surname: lastName },
        drivers: [{ firstName, lastName }],
      });
      const row = { 'First Name': firstName, 'Last Name': lastName };
      await expect.poll(async () => (await sandbox.leads(person.email)).at(-1)).toMatchObject(row);
    },
  );

  test(
    `an account of a name in ${script} is created with that name, and shows it`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.alsoKeepsPrivate(name);
      const customer = new NewCustomer(page, sandbox);
      Object.assign(customer, { name: `${name.firstName} ${name.lastName}` });
      const sent = page.waitForRequest('**/api/customer/create');
      await customer.opens();
      await customer.fillsIn();
      await customer.field('firstName').fill(name.firstName);
      await customer.field('lastName').fill(name.lastName);
      await customer.submit.click();
      await expect(page).toHaveURL(/\/welcome\.html/);
      expect((await sent).postDataJSON()).toMatchObject({ firstname: name.firstName, lastname: name.lastName });
      await customer.opensMail();
      await customer.setsPassword();
      await customer.signsIn();
      await page.goto(`${sandbox.url}/account-header.html`);
      await customer.seesName();
    },
  );
}

const longText = Array.from(`${Object.values(names).flatMap(Object.values).join(' ')} `.repeat(500))
  .slice(0, 10_000)
  .join('');

test(
  'a name of 10,000 characters has a message, is kept over a reload, and widens no page',
  inLongTier,
  async ({ visitor, page }) => {
    const { texts, person } = visitor;
    const firstName = visitor.field(texts.firstName);
    await visitor.opens('/quote-flow.html');
    await visitor.answersDriver();
    await visitor.hasSavedAnswers();
    await visitor.goesBack();
    await firstName.fill(longText);
    await firstName.press('Enter');
    await visitor.sees(format(texts['error.tooLong'], { field: texts.firstName }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await visitor.reloads();
    await expect(firstName).toHaveValue(longText);
    await firstName.fill(person.firstName);
    await visitor.goesOn();
    await visitor.arrivesAt(texts.contactTitle);
  },
);

test(
  'a message of 10,000 characters in every script is kept over a reload, and posted as it was typed',
  inLongTier,
  async ({ visitor, author, page, sandbox }) => {
    const body =
      '<cover-form load="eager"><form action="/sandbox/forms/scripts" method="post"><label>Message <textarea name="message"></textarea></label><button>Ask us</button></form></cover-form>';
    const drawn = page.locator('cover-form .cover-root');
    const message = drawn.getByRole('textbox', { name: 'Message' });
    const stored = () =>
      page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes(':earlyInput.form'))?.[1]);
    await visitor.opens(await author.publishes({ body }));
    await visitor.hasReceivedTheWholeWidget();
    await message.fill(longText);
    // The encrypted text is longer than the typed one.
    await expect.poll(async () => (await stored())?.length ?? 0).toBeGreaterThan(longText.length);
    await visitor.reloads();
    await expect(message).toHaveValue(longText);
    await drawn.getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    const response = await page.request.get(`${sandbox.url}/sandbox/forms/scripts`);
    expect(((await response.json()) as { message: string }[]).at(-1)?.message).toBe(longText);
  },
);

/** The next time at this hour and minute of UTC. */
function nextTimeAt(hour: number, minute: number): number {
  const time = new Date().setUTCHours(hour, minute, 0, 0);
  return time > Date.now() ? time : time + 24 * 3_600_000;
}

for (const { timeZone, hour, minute } of [
  // In Chicago it is the evening before.
  { timeZone: 'Pacific/Auckland', hour: 3, minute: 30 },
  // In Chicago it is the next day already.
  { timeZone: 'America/Los_Angeles', hour: 6, minute: 30 },
])
  test.describe(`in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test(
      `a date of birth is sent as it was typed while it is another day in Chicago (${timeZone})`,
      inLongTier,
      async ({ page, sandbox, watch, person }) => {
        const time = nextTimeAt(hour, minute);
        const leapDay = { month: '2', day: '29', year: '1992' };
        watch.alsoKeepsPrivate({ birthDate: leapDay });
        await page.clock.setFixedTime(time);
        sandbox.setsClockAhead(time - Date.now());
        sandbox.fastForwardCarriers();
        const visitor = new Visitor(page, {
          sandbox,
          watch,
          person: { ...person, birthDate: leapDay },
          language: 'en',
        });
        const sent = page.waitForRequest(/\/rating\/prepareTransaction$/i);
        await visitor.opens('/quote-flow.html');
        await visitor.answersDriver();
        await visitor.hasSavedAnswers();
        await visitor.reloads();
        await visitor.seesStep(visitor.texts.contactTitle);
        await visitor.goesBack();
        await expect(visitor.field(visitor.texts.day)).toHaveValue(leapDay.day);
        await visitor.answersEverything();
        expect((await sent).postDataJSON()).toMatchObject({
          customer: { birthDate: '1992-02-29' },
          drivers: [{ dob: '1992-02-29' }],
        });
      },
    );

    test(
      `a renters policy starts on the agency’s today while it is another day for the visitor (${timeZone})`,
      inLongTier,
      async ({ page, sandbox }) => {
        const time = nextTimeAt(hour, minute);
        const today = dateAt(time, agencyTimeZone);
        expect(dateAt(time, timeZone)).not.toBe(today);
        await page.clock.setFixedTime(time);
        sandbox.setsClockAhead(time - Date.now());
        const renter = new RentersVisitor(page, sandbox);
        const { texts } = renter;
        const part = (name: 'month' | 'day' | 'year') =>
          page
            .getByRole('group', { name: texts.effectiveDate })
            .getByRole('textbox', { name: texts[name], exact: true })
            .inputValue();
        const sent = page.waitForRequest('**/homerating/createRateRequest');
        await renter.opens();
        await renter.introduces();
        await renter.sees('Austin, TX');
        expect([await part('year'), await part('month'), await part('day')].join('-')).toBe(today);
        await renter.goesOn();
        await renter.choosesCoverage();
        await renter.seesSection(texts.paymentTitle);
        expect((await sent).postDataJSON()).toMatchObject({ effectiveDate: today });
        await renter.givesGoodCard();
        await renter.pay.click();
        await renter.isInsured();
        expect(await renter.charges()).toHaveLength(1);
      },
    );
  });

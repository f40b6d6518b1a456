import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { leadWithout } from '../../faults/model/seed-data.ts';
import { expect, test } from '../model/journey.ts';
import type { Sandbox } from '../model/sandbox.ts';
import type { Visitor } from '../model/visitor.ts';

const flow = '/quote-flow.html';
const anyResults = /here are \d+ quotes$/;

/** Returns the transaction of a visitor's quotes, from the lead store. */
async function transactionOf(sandbox: Sandbox, email: string): Promise<string> {
  await expect.poll(async () => (await sandbox.leads(email))[0]?.['Quote Status']).toBe('Quoted');
  return (await sandbox.leads(email))[0]!['Transaction Id']!;
}

async function typesBirthDate(visitor: Visitor, [month, day, year]: readonly [string, string, string]): Promise<void> {
  const dialog = visitor.within(visitor.dialog(visitor.texts['entry.ownerTitle']));
  await dialog.field(visitor.texts.month).fill(month);
  await dialog.field(visitor.texts.day).fill(day);
  await dialog.field(visitor.texts.year).fill(year);
  await dialog.presses(visitor.texts['entry.ownerCheck']);
}

/** Clears the visit, as on another device, after the widget has saved for the last time. */
async function forgetsTheDevice(visitor: Visitor): Promise<void> {
  await visitor.page.goto(new URL('/covermount/covermount.css', visitor.page.url()).href);
  await visitor.page.evaluate(() => localStorage.clear());
  await visitor.page.context().clearCookies();
}

test.describe('a visitor from a partner’s lead link', () => {
  test('a complete partner lead goes straight to quotes', async ({ visitor, sandbox, watch }) => {
    sandbox.fastForwardCarriers();
    visitor.checksWithAxe();
    await visitor.opens(`${flow}?code=AFF-WHOLE&utm_source=qs&utm_medium=cpl&utm_campaign=fall`);
    // If rates arrive at once, the quotes are the first step, which does not move the focus.
    await visitor.seesStep(anyResults);
    await visitor.meetsNoBarrier();
    const tracked = watch.eventsNamed('track').map(({ detail }) => detail.event);
    expect(tracked).toContain('Visitor Recognized');
    expect(tracked).not.toContain('Affiliate Error');
  });

  for (const [code, step, piece] of [
    ['AFF-NODRIVER', 'driverTitle', 'First name'],
    ['AFF-NOCONTACT', 'contactTitle', 'Email'],
    ['AFF-NOADDRESS', 'detailsTitle', 'Address'],
    ['AFF-NOVEHICLES', 'addFirstVehicle', 'Vehicles'],
    ['AFF-NOCOVERAGE', 'policyTitle', 'Coverage'],
  ] as const) {
    test(
      `an incomplete partner lead (${code}) opens the step with the missing answers`,
      /DRIVER|VEHICLES/.test(code) ? {} : inLongTier,
      async ({ visitor, watch }) => {
        const { texts } = visitor;
        await visitor.opens(`${flow}?code=${code}&utm_source=eq`);
        await visitor.seesStep(texts[step]);
        await visitor.sees(texts['entry.leadIncompleteTitle']);
        await visitor.sees(`${piece} is empty`);
        const errors = watch.eventsNamed('track').filter(({ detail }) => detail.event === 'Affiliate Error');
        expect(errors.map(({ detail }) => detail.data)).toContainEqual({ message: `${piece} is empty`, status: 400 });
      },
    );
  }

  test('a partner lead without consent opens the step that asks for consent', async ({ visitor }) => {
    const { texts } = visitor;
    await visitor.opens(`${flow}?code=AFF-NOCONSENT`);
    await visitor.seesStep(texts.contactTitle);
    await expect(visitor.field(texts.email)).not.toHaveValue('');
    await expect(visitor.consent).not.toBeChecked();
  });

  test('an empty partner lead starts at the first step and is reported to the agency', async ({ visitor, sandbox }) => {
    await visitor.opens(`${flow}?code=AFF-EMPTY`);
    await visitor.seesStep(visitor.texts.driverTitle);
    await expect
      .poll(async () =>
        (await sandbox.errors()).map(({ body: { label, message, status } }) => ({ label, message, status })),
      )
      .toContainEqual({ label: 'Affiliate Error', message: 'Affiliate data is empty', status: 400 });
  });

  test(
    'a partner lead found by customer id opens the step with the missing answers',
    inLongTier,
    async ({ visitor }) => {
      await visitor.opens(`${flow}?customerid=C-NOVEHICLES&utm_source=qs`);
      await visitor.seesStep(visitor.texts.addFirstVehicle);
    },
  );

  test('a reload resumes the visit instead of the partner lead', inLongTier, async ({ visitor }) => {
    await visitor.opens(`${flow}?code=AFF-NOVEHICLES`);
    await visitor.seesStep(visitor.texts.addFirstVehicle);
    await visitor.addsTheirCar();
    await visitor.hasReceivedTheWholeWidget();
    await visitor.reloads();
    await visitor.seesStep(visitor.texts.vehiclesTitle);
  });

  test('a partner lead for another person lets the visitor choose', async ({ visitor }) => {
    const { texts } = visitor;
    await visitor.opens(flow);
    await visitor.answersDriver();
    await visitor.hasReceivedTheWholeWidget();
    await visitor.opens(`${flow}?code=AFF-NOVEHICLES`);
    await expect(visitor.dialog(texts['entry.overrideTitle'])).toBeVisible();
    await visitor.presses(texts['entry.overrideOwn']);
    await visitor.seesStep(texts.contactTitle);
  });
});

test.describe('a visitor who opens a previous quote', () => {
  test('a quote link opens the quote for its owner only', whenAffected, async ({ visitor, sandbox, person }) => {
    const { texts, results } = visitor;
    sandbox.fastForwardCarriers();
    await visitor.opens((await leadWithout(sandbox, person)).path);
    await results.show();
    const link = `${flow}?transactionId=${await transactionOf(sandbox, person.email)}`;

    await forgetsTheDevice(visitor);
    await visitor.opens(link);
    await expect(visitor.dialog(texts['entry.ownerTitle'])).toBeVisible();
    await typesBirthDate(visitor, ['5', '5', '1985']);
    await visitor.sees('You can try 2 more times.');
    await typesBirthDate(visitor, ['6', '6', '1986']);
    await visitor.sees('You can try 1 more time.');
    await typesBirthDate(visitor, ['7', '7', '1987']);
    await visitor.sees(texts['entry.notTheOwnerTitle']);
    await visitor.seesStep(texts.driverTitle);
    await expect(visitor.field(texts.firstName)).toHaveValue('');

    await forgetsTheDevice(visitor);
    await visitor.opens(link);
    const { month, day, year } = person.birthDate;
    await typesBirthDate(visitor, [month, day, year]);
    await results.arrive();
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
  });

  test('a quote link to an unknown quote shows a message and starts over', async ({ visitor }) => {
    await visitor.opens(`${flow}?transactionId=gone`);
    await visitor.sees(visitor.texts['entry.quoteNotFoundTitle']);
    await visitor.seesStep(visitor.texts.driverTitle);
  });

  test('a previous quote found by phone and date of birth is reopened or rated again', async ({ visitor, sandbox }) => {
    const { texts, results, person } = visitor;
    sandbox.fastForwardCarriers();
    await visitor.opens(flow);
    await visitor.answersEverything();
    await forgetsTheDevice(visitor);

    visitor.checksWithAxe();
    await visitor.opens(`${flow}#PreviousQuotes`);
    await visitor.seesStep(texts['entry.previousTitle']);
    await visitor.field(texts.phone).fill(person.phone);
    await visitor.typesBirthDate();
    await visitor.presses(texts['entry.find']);
    await visitor.arrivesAt(/^We found \d+ quotes?$/);
    await visitor.scope
      .getByRole('button', { name: /^Open: / })
      .first()
      .click();
    await results.arrive();

    await visitor.opens('/zip-form.html');
    await visitor.opens(`${flow}#previousquotes`);
    await visitor.field(texts.phone).fill(person.phone);
    await visitor.typesBirthDate();
    await visitor.presses(texts['entry.find']);
    await visitor.scope
      .getByRole('button', { name: /^Get new rates: / })
      .first()
      .click();
    await expect(visitor.dialog(texts['results.spinnerTitle'])).toBeVisible();
    sandbox.letsCarriersRespond();
    await results.arrive();
    expect(await sandbox.requests('requote')).toHaveLength(1);
    expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
  });

  test('a search without previous quotes shows a message and starts over', async ({ visitor, watch }) => {
    const { texts } = visitor;
    await visitor.opens(`${flow}#previousQuotes`);
    await visitor.field(texts.phone).fill('5125550100');
    await visitor.typesBirthDate();
    await visitor.presses(texts['entry.find']);
    await visitor.sees(texts['entry.noPreviousQuotesTitle']);
    await visitor.seesStep(texts.driverTitle);
    expect(watch.eventsNamed('track').map(({ detail }) => detail.event)).toContain('No Quote Found');
  });
});

test.describe('a returning visitor', () => {
  test('a returning visitor finds their answers on the quote page, and none on California’s', async ({
    visitor,
    author,
  }) => {
    const { texts } = visitor;
    const body = '<cover-quote-flow></cover-quote-flow>';
    const usual = await author.publishes({ body }, '/get-a-quote');
    const californian = await author.publishes({ body }, '/get-a-quote-ca');
    await visitor.opens(usual);
    await visitor.answersDriver();
    await visitor.answersContact();
    await visitor.answersDetails();
    await visitor.hasReceivedTheWholeWidget();

    const start = await author.publishes({ body: `<cover-zip-form quote-page="${usual}"></cover-zip-form>` }, '/start');
    await visitor.opens(start);
    await visitor.opens(usual);
    await visitor.seesStep(texts.driversTitle);

    await visitor.opens(start);
    await visitor.typesZip(visitor.person.zip);
    await visitor.asksForQuotes();
    await visitor.seesStep(texts.driversTitle);

    await visitor.opens(californian);
    await visitor.seesStep(texts.driverTitle);
    await expect(visitor.field(texts.firstName)).toHaveValue('');
  });
});

test('entering and leaving California mid-flow loses no answer', async ({ visitor, sandbox }) => {
  const { texts } = visitor;
  await visitor.opens(flow);
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.typesAddress();
  await visitor.describesThemself();

  await visitor.field(texts.zip).fill('95814');
  await expect(visitor.field(texts.city)).toHaveValue('Sacramento');
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
  expect(await sandbox.requests('createGuestToken')).toHaveLength(2);
  await visitor.goesOn();
  await visitor.seesStep(texts.addFirstVehicle);
  await expect(visitor.field(texts.mileage)).toHaveValue('10000');

  await visitor.goesBack();
  await visitor.goesBack();
  await expect(visitor.field(texts.street)).toHaveValue(visitor.person.street);
  await visitor.field(texts.zip).fill('78701');
  await expect(visitor.field(texts.city)).toHaveValue('Austin');
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
  await visitor.goesOn();
  await visitor.seesStep(texts.addFirstVehicle);
  await expect(visitor.field(texts.mileage)).toBeHidden();
});

import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';

test(
  'names with accents and an apostrophe, and the answers about two cars, are submitted as typed',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts, partner } = visitor;
    await visitor.quoteIs((quote) => ({
      ...quote,
      name: 'José',
      surname: 'O’Brien-García',
      drivers: quote.drivers.map((driver) => ({ ...driver, firstName: 'José', lastName: 'O’Brien-García' })),
      vehicles: [...quote.vehicles, { year: 2010, maker: 'Toyota', model: 'RAV4', vin: null, unknownKey: {} }],
    }));
    await visitor.opens(purchase);
    await visitor.seesSection(texts.driverTitle);
    const vins = page.getByRole('textbox', { name: /^VIN/ });
    const mileages = page.getByRole('textbox', { name: /^Miles a year/ });
    await page.getByRole('textbox', { name: texts.licenseNumber, exact: true }).fill('77665544');
    await vins.nth(0).fill('1hgcm82633a004352');
    await vins.nth(1).fill('2T3BF4DV0AW000003');
    await mileages.nth(0).fill('12,500');
    await mileages.nth(1).fill('4000 miles');
    await page.getByRole('checkbox').check({ force: true });
    await visitor.button(texts.next).click({ force: true });
    await visitor.sees(texts['error.mileageInvalid']);
    await mileages.nth(1).fill('4000');
    await page.reload();
    await visitor.seesSection(texts.driverTitle);
    await expect(vins.nth(1)).toHaveValue('2T3BF4DV0AW000003');
    await expect(mileages.nth(0)).toHaveValue('12,500');
    await visitor.button(texts.next).click();
    await visitor.drivesAlone();
    await visitor.seesSection(texts.questionsTitle);
    await visitor.picks(partner.rideshare.replace('Alex', 'José'), texts.no);
    await visitor.picks(partner.deliveries, texts.no);
    await visitor.picks(partner.registered, partner.allOfThem);
    const submission = page.waitForRequest('**/rating/prepare');
    await visitor.button(texts.next).click();
    expect((await submission).postDataJSON()).toMatchObject({
      customer: { name: 'José', surname: 'O’Brien-García' },
      drivers: [{ firstName: 'José', lastName: 'O’Brien-García', license: '77665544' }],
      cars: [
        { vin: '1HGCM82633A004352', annualMilesAge: 12_500 },
        { vin: '2T3BF4DV0AW000003', year: 2010, maker: 'Toyota', annualMilesAge: 4000 },
      ],
    });
    await visitor.seesSection(texts.policyTitle);
  },
);

for (const language of ['en', 'es'] as const) {
  test(
    `a missing answer, an invalid date and an unknown VIN have different messages (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      await visitor.quoteIs((quote) => ({
        ...quote,
        birthDate: null,
        drivers: quote.drivers.map((driver) => ({ ...driver, dob: null, license: null })),
        vehicles: quote.vehicles.map((car) => ({ ...car, vin: null })),
      }));
      await visitor.opens(await StartedPurchase.at(sandbox, -1));
      await visitor.seesSection(texts.driverTitle);
      const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
      const next = () => visitor.button(texts.next).click({ force: true });
      await next();
      await visitor.sees(texts['error.allFieldsRequired']);
      await field(texts.licenseNumber).fill('77665544');
      await next();
      await visitor.sees(texts['error.dateRequired']);
      await field(texts.month).fill('2');
      await field(texts.day).fill('31');
      await field(texts.year).fill('1990');
      await next();
      await visitor.sees(format(texts['error.birthDateInvalid'], [16, 75]));
      await field(/VIN/).fill('11111111111111111');
      await field(/VIN/).blur();
      await expect(field(/VIN/)).toHaveAccessibleDescription(
        new RegExp(format(texts['error.vinUnknown'], { vehicle: '.+' })),
      );
    },
  );

  test(
    `each missing or invalid answer about an additional driver has its own message (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      const carrier = { carrierId: '1004', enablePaperlessConsent: true, enableMaritalValidation: true };
      await visitor.isConfigured({
        carriers: [{ ...carrier, enableActionType: true, enableDriverStatus: true, enableSecondaryDriverDob: true }],
      });
      const person = { lastName: 'Example', gender: 1, marital: 0, insured: 0 };
      const sam = { ...person, firstName: 'Sam', dob: '1991-09-02' };
      await visitor.quoteIs((quote) => ({
        ...quote,
        drivers: [...quote.drivers, sam, sam, { ...person, firstName: 'Robin', dob: '2015-12-12' }],
      }));
      await visitor.opens(await StartedPurchase.at(sandbox, -1));
      await visitor.confirmsDriver();
      await visitor.seesSection(texts.driversTitle);
      const next = () => visitor.button(texts.next).click({ force: true });
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      const picks = (name: string, option: string) =>
        region(name).first().getByRole('radio', { name: option, exact: true }).check({ force: true });
      const chooses = (name: string, label: string, option: string) =>
        region(name).getByRole('combobox', { name: label }).selectOption({ label: option });

      await next();
      for (const key of ['driverStatus', 'residence', 'relation'] as const) {
        await visitor.sees(format(texts[`error.${key}Required`], { name: 'Sam Example' }));
      }
      await visitor.sees(format(texts['error.actionRequired'], { name: 'Sam Example' }));
      await picks('Robin Example', texts['action.include']);
      await next();
      await visitor.sees(format(texts['error.ageNotCovered'], { name: 'Robin Example', 0: 15, 1: 75 }));
      await picks('Robin Example', texts['action.exclude']);
      await chooses('Robin Example', texts.status, texts['status.excluded']);
      await picks('Sam Example', texts['action.include']);
      await chooses('Sam Example', texts.status, texts['status.insured']);
      for (const name of ['Sam Example', 'Robin Example']) {
        await chooses(name, texts.residence, texts['residence.resident']);
        await picks(name, texts['maritalStatus.single']);
        await chooses(name, texts.relation, texts['relation.otherRelated']);
      }
      const license = region('Sam Example').getByRole('textbox', { name: texts.licenseNumber });
      // The license of a person with another first name.
      await license.fill('22334455');
      await next();
      await visitor.sees(format(texts['error.licenseWrong'], { name: 'Sam Example' }));
      await license.fill('12345679');
      await next();
      await visitor.sees(format(texts.driversRepeated, { names: 'Sam Example' }));
      await visitor.picks(visitor.partner.rideshare, texts.yes);
      await next();
      await visitor.sees(language === 'en' ? /does not insure cars of ride-sharing/ : /no asegura autos de servicios/);
      await visitor.sees(texts.answerRefusedCall);
    },
  );

  const households = [
    { primary: 1, relations: [1], error: 'spouseNotAllowed' },
    { primary: 0, relations: [1, 1], error: 'spouseRepeated' },
    { primary: 0, relations: [3], error: 'spouseMissing' },
    { primary: 1, relations: [3], error: 'marriedDriversOdd' },
  ] as const;
  for (const { primary, relations, error } of households) {
    test(`an impossible household shows the error ${error} (${language})`, inLongTier, async ({ page, sandbox }) => {
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const others = relations.map((relation, index) => ({
        firstName: ['Sam', 'Robin'][index],
        lastName: 'Example',
        dob: `1991-09-0${index + 2}`,
        gender: 1,
        marital: 0,
        insured: 0,
        relation,
        license: `1234567${index}`,
      }));
      await visitor.quoteIs((quote) => ({
        ...quote,
        drivers: [...quote.drivers.map((driver) => ({ ...driver, marital: primary })), ...others],
      }));
      await visitor.opens(await StartedPurchase.at(sandbox, -1));
      await visitor.confirmsDriver();
      await visitor.seesSection(visitor.texts.driversTitle);
      await visitor.button(visitor.texts.next).click({ force: true });
      const text = visitor.texts[`error.${error}`];
      await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible();
      await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
      await visitor.seesSection(visitor.texts.driversTitle);
    });
  }
}

test('a policy without a number and a policy without documents are logged', inLongTier, async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 6);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const rows = async () => (await visitor.log(purchase)).map(({ Message }) => Message);
  await page.route('**/rating/getidcardordecpage', (route) =>
    route.fulfill({ json: { isSuccess: true, document: null } }),
  );
  await visitor.opens(purchase);
  await visitor.isInsured();
  await expect.poll(rows).toContain('API Error getting policy documents');
  await page.route('**/buynowstatus/addorget*', async (route) => {
    const response = await route.fetch();
    const { buyNowStatusResponse, ...rest } = (await response.json()) as { buyNowStatusResponse: object };
    await route.fulfill({
      response,
      json: { ...rest, buyNowStatusResponse: { ...buyNowStatusResponse, rc3PolicyId: '' } },
    });
  });
  await page.reload();
  await visitor.seesSection(visitor.texts.signProcessingTitle);
  await expect.poll(rows).toContain('Policy Number is empty');
});

test(
  'the short set of progress values is shown and sent to analytics',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.isConfigured({ progress: 'short' });
    for (const [code, title, percent] of [
      [-1, 'driverTitle', 30],
      [1, 'policyTitle', 30],
      [4, 'signTitle', 67],
      [6, 'soldTitle', 100],
    ] as const) {
      await visitor.opens(await StartedPurchase.at(sandbox, code));
      await visitor.seesSection(visitor.texts[title]);
      await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(percent));
      expect(watch.eventsNamed('step').at(-1)?.detail).toMatchObject({ progress: percent });
    }
    await visitor.opens(await StartedPurchase.at(sandbox, 1), { mode: 'frame' });
    await visitor.goesToPay();
    await visitor.seesSection(visitor.texts.paymentTitle);
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '35');
    expect(watch.eventsNamed('step').at(-1)?.detail).toMatchObject({ step: 'Payment', progress: 35 });
  },
);

const statuses = [
  { at: 1, status: { paymentStatus: 'D', paymentDescription: 'The card has expired.' }, says: 'The card has expired.' },
  {
    at: 4,
    status: { rc3Status: 2, rc3Messages: [{ text: 'A document is missing.' }] },
    says: ['signIssueFailedTitle', 'A document is missing.'],
  },
  { at: 4, status: { eSignSignedStatus: 'DECLINED' }, says: ['signDeclinedTitle'] },
  { at: 4, status: { eSignSignedStatus: 'Expired' }, says: ['signExpiredTitle'] },
  {
    at: 6,
    status: { isESignAvailable: false, eSignSignedStatus: null, signedPolicySendStatus: null, rc3PolicyId: 77_123 },
    says: ['soldUnsignedTitle', '77123'],
  },
  { at: 6, status: { isESignAvailable: null, signedPolicySendStatus: 'sent' }, says: ['soldTitle'] },
] as const;
for (const language of ['en', 'es'] as const) {
  for (const { at, status, says } of statuses) {
    test(
      `the page shows the message of the status ${JSON.stringify(status)} (${language})`,
      inLongTier,
      async ({ page, sandbox }) => {
        const visitor = new AutoPaymentVisitor(page, sandbox, language);
        await visitor.statusIs(status);
        await visitor.opens(await StartedPurchase.at(sandbox, at));
        for (const text of [says].flat()) {
          await visitor.sees(visitor.texts[text as keyof typeof visitor.texts] ?? text);
        }
      },
    );
  }
}

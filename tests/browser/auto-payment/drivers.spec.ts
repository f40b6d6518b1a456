import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import { changePage } from './page-changes.ts';
import { RecordedRequests } from './recorded-requests.ts';

const address = { address: '9 Sample Road', city: 'Austin', state: 'TX', zipCode: '78702' };

/** Five drivers of a quote, with every relation, status and residence between them. */
const quoted = [
  { firstName: 'Ben', relation: 2, driverstatus: 1, residencestatus: 1, marital: 1, gender: 0, insured: 0 },
  { firstName: 'Cleo', relation: 3, driverstatus: 2, residencestatus: 2, marital: 1, gender: 1, insured: 1 },
  { firstName: 'Dara', relation: 4, driverstatus: 1, residencestatus: 3, marital: 1, gender: 1, insured: 1 },
  { firstName: 'Eli', relation: 5, driverstatus: 1, residencestatus: 4, marital: 0, gender: 0, insured: 0 },
  {
    firstName: 'Fay',
    relation: 3,
    driverstatus: 1,
    residencestatus: 5,
    marital: 0,
    gender: 1,
    insured: 0,
    rec: 'd-91',
    address: { detail: '5 Sample Court', city: 'Austin', state: 'TX', zip: '78703' },
  },
].map((driver, index) => ({ lastName: 'Sample', dob: `196${index}-03-04`, ...driver }));

const words = {
  relation: [undefined, 'spouse', 'child', 'otherRelated', 'otherNonRelated', 'parent'],
  status: ['insured', 'excluded', 'excludedUnlicensed'],
  residence: ['resident', 'distantStudent', 'military', 'outOfCountry', 'other', 'deceased'],
} as const;

test(
  'drivers, cars and answers of the quote are shown, and sent in the codes of the services',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts, partner } = visitor;
    await changePage(page, {
      widget: { carriers: [{ carrierId: '1004', enableDriverStatus: true, enableMileage: true }] },
    });
    await visitor.quoteIs((quote) => ({
      ...quote,
      drivers: [
        ...quote.drivers.map((driver) => ({
          ...driver,
          gender: 0,
          marital: 0,
          insured: 0,
          license: '77665544',
          licenseType: 1,
          issueDate: '2008-05-01',
          priorInsurance: true,
        })),
        ...quoted,
      ],
      vehicles: [
        {
          vin: '1hgcm82633a004352',
          year: 2003,
          maker: 'Honda',
          model: 'Accord',
          annualMilesAge: 12_000,
          selectedAnnualMileage: 12_500,
          odometerReading: 88_000,
          commutingDays: 4,
          commutingAddress: address,
        },
      ],
      questionAnswers: [
        { questionCd: 'Rideshare', answer: 'N' },
        { questionCd: 'Deliveries', answer: 'N' },
        { questionCd: 'Registered', answer: '1' },
      ],
    }));
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.seesSection(texts.driverTitle);
    const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
    await expect(field(texts.licenseNumber)).toHaveValue('77665544');
    await expect(field(texts.year)).toHaveValue('1990');
    await expect(field(/^VIN of your 2003 Honda Accord/)).toHaveValue('1HGCM82633A004352');
    await expect(field(/^Miles a year/)).toHaveValue('12000');
    await visitor.button(texts.next).click();

    await visitor.seesSection(texts.driversTitle);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const list = (name: string, label: string) => region(name).getByRole('combobox', { name: label });
    for (const { firstName, relation, driverstatus, residencestatus, marital } of quoted) {
      const name = `${firstName} Sample`;
      const chosen = [
        [texts.relation, texts[`relation.${words.relation[relation]!}`]],
        [texts.status, texts[`status.${words.status[driverstatus]!}`]],
        [texts.residence, texts[`residence.${words.residence[residencestatus]!}`]],
      ] as const;
      for (const [label, option] of chosen) {
        await expect(list(name, label).locator('option:checked'), `${name}: ${label}`).toHaveText(option);
      }
      const status = texts[marital === 0 ? 'maritalStatus.married' : 'maritalStatus.single'];
      await expect(region(name).getByRole('radio', { name: status })).toBeChecked();
      // An excluded driver is asked for neither license nor gender, and only a driver whom the visitor added can be removed.
      await expect(region(name).getByLabel(texts.licenseNumber)).toHaveCount(0);
      await expect(region(name).getByRole('button')).toHaveCount(0);
    }

    // The visitor adds and changes one driver, and adds and removes another.
    const adds = async (firstName: string) => {
      await visitor.button(texts.addDriver).click();
      const added = page
        .getByRole('region')
        .filter({ has: page.getByRole('button') })
        .last();
      await added.getByRole('textbox', { name: texts.firstName }).fill(firstName);
      return added;
    };
    const remove = (name: string) =>
      page.getByRole('button', { name: format(texts.removeNamed, { name }), exact: true });
    const sam = await adds('Sem');
    await sam.getByRole('textbox', { name: texts.firstName }).fill('Sam');
    await sam.getByRole('textbox', { name: texts.lastName }).fill('Example');
    for (const [part, text] of [
      [texts.month, '09'],
      [texts.day, '02'],
      [texts.year, '1991'],
    ] as const) {
      await sam.getByRole('textbox', { name: part, exact: true }).fill(text);
    }
    await sam.getByRole('combobox', { name: texts.status }).selectOption({ label: texts['status.insured'] });
    await sam.getByRole('combobox', { name: texts.residence }).selectOption({ label: texts['residence.resident'] });
    await sam.getByRole('combobox', { name: texts.relation }).selectOption({ label: texts['relation.spouse'] });
    await sam.getByRole('radio', { name: texts['gender.female'], exact: true }).check({ force: true });
    await sam.getByRole('radio', { name: texts['maritalStatus.married'] }).check({ force: true });
    await sam.getByRole('textbox', { name: texts.licenseNumber }).fill('12345679');
    const robin = await adds('Robin');
    await robin.getByRole('textbox', { name: texts.lastName }).fill('Sample');
    await remove('Robin Sample').click();
    await expect(region('Robin Sample')).toHaveCount(0);
    await expect(remove('Sam Example')).toBeVisible();
    await visitor.button(texts.next).click();

    await visitor.seesSection(texts.questionsTitle);
    for (const [question, answer] of [
      [partner.rideshare, texts.no],
      [partner.deliveries, texts.no],
      [partner.registered, partner.allOfThem],
    ] as const) {
      const group = page.getByRole('group', { name: question, exact: true });
      await expect(group.getByRole('radio', { name: answer, exact: true })).toBeChecked();
    }
    await visitor.button(texts.next).click();
    await visitor.seesSection(texts.policyTitle);

    const { drivers, ...sent } = requests.bodiesTo('/rating/prepare').at(-1)! as { drivers: unknown[] };
    expect(drivers).toHaveLength(7);
    expect(drivers).toMatchObject([
      {
        firstName: 'Alex',
        lastName: 'Example',
        dob: '1990-04-17',
        gender: 0,
        marital: 0,
        insured: 0,
        relation: 0,
        primaryDriver: true,
        isManualDriver: true,
        license: '77665544',
        licenseType: 1,
        issueDate: '2008-05-01',
        priorInsurance: true,
        address: { detail: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
      },
      ...quoted.map((driver) => {
        // Not asked of an excluded driver.
        const { gender: _, ...known } = driver;
        return { ...known, isManualDriver: !known.rec, primaryDriver: false, isExcluded: true };
      }),
      {
        firstName: 'Sam',
        lastName: 'Example',
        dob: '1991-09-02',
        relation: 1,
        driverstatus: 0,
        residencestatus: 0,
        gender: 1,
        marital: 0,
        license: '12345679',
        isManualDriver: true,
      },
    ]);
    // Nobody was asked whether the added driver is insured.
    expect(drivers.at(-1)).not.toHaveProperty('insured');
    expect(drivers.filter((driver) => 'rec' in (driver as object))).toHaveLength(1);
    expect(sent).toMatchObject({
      customer: { name: 'Alex', surname: 'Example', email: 'alex@example.com', phoneNumber: '5125550142' },
      cars: [
        {
          vin: '1HGCM82633A004352',
          year: 2003,
          maker: 'Honda',
          model: 'Accord',
          annualMilesAge: 12_000,
          selectedAnnualMileage: 12_500,
          odometerReading: 88_000,
          commutingVehicle: true,
          commutingDays: 4,
          commutingAddress: address,
        },
      ],
    });
    // Only the license of the added driver is checked: not that of the quote, nor those that are not asked for.
    expect(requests.to('/search/driver/dl').map(({ query }) => query.DLNumer)).toEqual(['12345679']);
  },
);

test(
  'the section of drivers is skipped for a carrier that hides it, and the drivers of the quote are sent',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.isConfigured({ carriers: [{ carrierId: '1004', hideAdditionalDriverSection: true }] });
    await visitor.quoteIs((quote) => ({
      ...quote,
      drivers: [...quote.drivers, ...quoted.slice(0, 2).map((driver) => ({ ...driver, marital: null }))],
    }));
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.confirmsDriver({ isConsentAsked: false });
    await visitor.answersQuestions();
    await visitor.seesSection(visitor.texts.policyTitle);
    expect(requests.bodiesTo('/rating/prepare')).toMatchObject([
      {
        drivers: [
          { firstName: 'Alex' },
          { firstName: 'Ben', relation: 2, driverstatus: 1, residencestatus: 1, isExcluded: true },
          { firstName: 'Cleo', relation: 3, driverstatus: 2, residencestatus: 2, isExcluded: true },
        ],
      },
    ]);
  },
);

test(
  'missing data of a driver are asked for even if the carrier hides the section of drivers, and all drivers are sent',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.isConfigured({ carriers: [{ carrierId: '1004', hideAdditionalDriverSection: true }] });
    const [ben, cleo, dara] = quoted;
    await visitor.quoteIs((quote) => ({
      ...quote,
      drivers: [
        ...quote.drivers,
        { ...ben, relation: null },
        { ...cleo, dob: null, insured: 0, priorInsurance: true, licenseType: 2 },
        { ...dara },
      ],
    }));
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.confirmsDriver({ isConsentAsked: false });
    await visitor.seesSection(texts.driversTitle);
    await visitor.sees(texts.driversMissing);
    await expect(page.getByRole('region', { name: /Sample$/ })).toHaveCount(2);
    await expect(visitor.button(texts.addDriver)).toHaveCount(0);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const fields = (name: string) => region(name).locator('input, select');
    await expect(fields('Ben Sample')).toHaveCount(1);
    await expect(fields('Cleo Sample')).toHaveCount(3);
    await visitor.button(texts.next).click({ force: true });
    await visitor.sees(format(texts['error.relationRequired'], { name: 'Ben Sample' }));
    await region('Ben Sample').getByRole('combobox').selectOption({ label: texts['relation.child'] });
    for (const [part, text] of [
      [texts.month, '03'],
      [texts.day, '04'],
      [texts.year, '1961'],
    ] as const) {
      await region('Cleo Sample').getByRole('textbox', { name: part, exact: true }).fill(text);
    }
    await visitor.button(texts.next).click();
    await visitor.answersQuestions();
    await visitor.seesSection(texts.policyTitle);
    expect(requests.bodiesTo('/rating/prepare')).toMatchObject([
      {
        drivers: [
          { firstName: 'Alex' },
          { firstName: 'Ben', relation: 2, dob: '1960-03-04', driverstatus: 1, insured: 0 },
          // The visitor entered her date of birth; the rest is from the quote.
          {
            firstName: 'Cleo',
            relation: 3,
            dob: '1961-03-04',
            driverstatus: 2,
            insured: 0,
            priorInsurance: true,
            licenseType: 2,
          },
          { firstName: 'Dara', relation: 4, dob: '1962-03-04' },
        ],
      },
    ]);
  },
);

test(
  'an excluded driver keeps the quote’s status if the carrier asks for the action, and no past start date is sent',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.isConfigured({ carriers: [{ carrierId: '1004', enableActionType: true }] });
    await visitor.quoteIs((quote) => ({
      ...quote,
      effectiveDate: '2020-01-31',
      drivers: [...quote.drivers, quoted[1]!],
    }));
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.confirmsDriver({ isConsentAsked: false });
    await visitor.seesSection(texts.driversTitle);
    const exclude = page.getByRole('radio', { name: texts['action.exclude'], exact: true });
    await expect(exclude).toBeChecked();
    await visitor.button(texts.next).click();
    await visitor.answersQuestions();
    await visitor.seesSection(texts.policyTitle);
    const [submission] = requests.bodiesTo('/rating/prepare');
    expect(submission).toMatchObject({ drivers: [{}, { firstName: 'Cleo', isExcluded: true, driverstatus: 2 }] });
    expect(submission).not.toHaveProperty('effectiveDate');
  },
);

test(
  'license and gender of a driver are asked for only while the driver’s status is insured',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.isConfigured({ carriers: [{ carrierId: '1004', enableDriverStatus: true }] });
    await visitor.quoteIs((quote) => ({
      ...quote,
      drivers: [...quote.drivers, { firstName: 'Sam', lastName: 'Example', dob: '1991-09-02' }],
    }));
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.confirmsDriver({ isConsentAsked: false });
    await visitor.seesSection(texts.driversTitle);
    const sam = page.getByRole('region', { name: 'Sam Example', exact: true });
    const chooses = (option: string) =>
      sam.getByRole('combobox', { name: texts.status }).selectOption({ label: option });
    const license = sam.getByRole('textbox', { name: texts.licenseNumber });
    const gender = sam.getByRole('group', { name: texts.gender });
    for (const option of [texts['status.excluded'], texts['status.excludedUnlicensed']]) {
      await chooses(texts['status.insured']);
      await expect(license).toBeVisible();
      await expect(gender).toBeVisible();
      await chooses(option);
      await expect(license).toHaveCount(0);
      await expect(gender).toHaveCount(0);
    }
  },
);

for (const language of ['en', 'es'] as const) {
  test(
    `an invalid answer of a driver is marked at its field with the driver’s name, and the configured ages apply (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      const consentMessage = 'I agree to made-up terms.';
      await visitor.isConfigured({
        carriers: [{ carrierId: '1004', enablePaperlessConsent: true, consentMessage }],
        ageLimits: { primary: { minimum: 30, maximum: 60 }, secondary: { minimum: 40, maximum: 50 } },
      });
      await visitor.quoteIs((quote) => ({
        ...quote,
        drivers: [...quote.drivers, { firstName: 'Sam', lastName: 'Example', dob: '1991-09-02' }],
      }));
      await visitor.opens(await StartedPurchase.at(sandbox, -1));
      await visitor.seesSection(texts.driverTitle);
      const next = () => visitor.button(texts.next).click({ force: true });
      const box = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });

      // The fields take as many characters as a date or a VIN has.
      for (const [name, typed, kept] of [
        [texts.month, '045', '04'],
        [texts.day, '177', '17'],
        [texts.year, '20105', '2010'],
        [/VIN/, '1hgcm82633a0043529', '1HGCM82633A004352'],
      ] as const) {
        await box(name).fill('');
        await box(name).pressSequentially(typed);
        await expect(box(name)).toHaveValue(kept);
      }
      const vehicle = format(texts.vehicleName, { year: 2003, make: 'Honda', model: 'Accord' });
      const found = format(texts.vinFound, { vehicle });
      await expect(page.getByText(found)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: consentMessage })).not.toBeChecked();
      await box(texts.licenseNumber).fill('77665544');
      await next();
      await visitor.sees(texts['error.consentRequired']);
      await visitor.sees(format(texts['error.ageOutOfRange'], [30, 60]));
      await box(texts.year).fill('');
      await next();
      await visitor.sees(texts['error.dateRequired']);
      await box(texts.month).fill('13');
      await box(texts.year).fill('1990');
      await next();
      await visitor.sees(format(texts['error.birthDateInvalid'], [30, 60]));
      await box(texts.month).fill('04');
      await page.getByRole('checkbox').check({ force: true });
      await next();

      await visitor.seesSection(texts.driversTitle);
      await next();
      const sam = page.getByRole('region', { name: 'Sam Example', exact: true });
      const named = (text: string) => format(text, { name: 'Sam Example', 0: 40, 1: 50 });
      const action = sam.getByRole('group', { name: texts.action });
      const license = sam.getByRole('textbox', { name: texts.licenseNumber });
      const relation = sam.getByRole('combobox', { name: texts.relation });
      await expect(license).toHaveAttribute('aria-invalid', 'true');
      await expect(license).toHaveAccessibleDescription(new RegExp(named(texts['error.licenseRequired'])));
      await expect(relation).toHaveAttribute('aria-invalid', 'true');
      await expect(relation).toHaveAccessibleDescription(new RegExp(named(texts['error.relationRequired'])));
      await expect(action).toContainText(named(texts['error.ageNotCovered']));
      await expect(sam.getByRole('group', { name: texts.maritalStatus })).toContainText(
        named(texts['error.maritalStatusRequired']),
      );
      await expect(page.getByRole('link', { name: named(texts['error.licenseRequired']) })).toBeVisible();
      await action.getByRole('radio', { name: texts['action.exclude'] }).check({ force: true });
      await relation.selectOption({ label: texts['relation.parent'] });
      await sam.getByRole('radio', { name: texts['maritalStatus.single'] }).check({ force: true });
      await next();

      await visitor.seesSection(texts.questionsTitle);
      await next();
      const question = page.getByRole('group', { name: visitor.partner.deliveries, exact: true });
      await expect(question).toContainText(format(texts['error.questionRequired'], { 0: 'Alex' }));
    },
  );
}

import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { speedUpTimersFromHere } from '../../faults/model/faults.ts';
import { holdReact } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { RentersVisitor } from '../model/renters.ts';
import { hasStored } from '../model/stored-records.ts';

test(
  'a returning customer finds every answer of an earlier transaction, with any case of the query key',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new RentersVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.opens({ TransactionID: 'renters-demo' });
    await expect(visitor.textbox(texts.firstName)).toHaveValue('Riley');
    await expect(visitor.textbox(texts.phone)).toHaveValue('512-555-0188');
    await expect(visitor.textbox(texts.apartment)).toHaveValue('12');
    await expect(visitor.textbox(texts.partyEmail)).toHaveValue('leasing@example.com');
    await expect(page.getByRole('textbox', { name: 'First name of roommate 1' })).toHaveValue('Jordan');
    await visitor.sees('Austin, TX');
    await visitor.goesOn();
    await visitor.seesSection(texts.coverageTitle);
    await expect(page.getByRole('combobox', { name: texts['coverage.CoverageC'] })).toHaveValue('30000');
    await expect(page.getByRole('combobox', { name: texts['coverage.CoverageE'] })).toHaveValue('300000');
    await visitor.sees('$6,000');
  },
);

test('an unknown transaction shows a notice and the form', inLongTier, async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const visitor = new RentersVisitor(page, sandbox);
  await visitor.opens({ transactionid: 'nobody' });
  await visitor.sees(visitor.texts.earlierNotFoundTitle);
  await visitor.introduces();
});

test(
  'five roommates and an interested party are rated, and nothing is lost by going back or reloading',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new RentersVisitor(page, sandbox);
    const { texts } = visitor;
    await visitor.opens();
    await visitor.introduces();
    await visitor.picks(texts.hasInterestedParty, texts.yes);
    await visitor.textbox(texts.partyName).fill('Example Leasing');
    await visitor.textbox(texts.partyEmail).fill('leasing@example.com');
    await visitor.picks(texts.hasRoommates, texts.yes);
    for (let number = 1; number <= 5; number += 1) {
      if (number > 1) await visitor.goesOn(texts.addRoommate);
      const first = page.getByRole('textbox', { name: `First name of roommate ${number}` });
      if (number > 1) await expect(first).toBeFocused();
      await first.fill(`Robin${'abcde'[number - 1]}`);
      await page.getByRole('textbox', { name: `Last name of roommate ${number}` }).fill('Sample');
    }
    await expect(visitor.button(texts.addRoommate)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove roommate 2' }).click();
    await expect(page.getByRole('textbox', { name: 'First name of roommate 2' })).toHaveValue('Robinc');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First name of roommate 4' })).toHaveValue('Robine');
    await visitor.sees('Austin, TX');
    await visitor.goesOn();
    await visitor.seesSection(texts.coverageTitle);
    await page.getByRole('combobox', { name: texts['coverage.CoverageC'] }).selectOption('50000');
    await visitor.sees('$10,000');
    await page.getByRole('button', { name: new RegExp(`^${texts['stage.personal']}`) }).click();
    await expect(visitor.textbox(texts.partyName)).toHaveValue('Example Leasing');
    await visitor.goesOn();
    await expect(page.getByRole('combobox', { name: texts['coverage.CoverageC'] })).toHaveValue('50000');
    await visitor.goesOn(texts.seePrice);
    await visitor.seesSection(texts.paymentTitle);
    await page.reload();
    await visitor.seesSection(texts.paymentTitle);
    expect(await visitor.records()).toMatchObject([
      {
        request: {
          AdditionalCustomers: [
            { Role: 1, Email: 'leasing@example.com' },
            ...Array.from({ length: 4 }, () => ({ Role: 0 })),
          ],
          community: { yearsProfessionallyManaged: 1, numberOfUnits: 5, yearBuilt: 2008 },
        },
      },
    ]);
  },
);

test('the button that adds a roommate is hidden at the configured number', inLongTier, async ({ page, sandbox }) => {
  const visitor = new RentersVisitor(page, sandbox);
  const { texts } = visitor;
  await visitor.isConfigured({ roommateButtonLimit: 4 });
  await visitor.opens();
  await visitor.picks(texts.hasRoommates, texts.yes);
  for (let number = 2; number <= 4; number += 1) await visitor.goesOn(texts.addRoommate);
  await expect(page.getByRole('textbox', { name: 'First name of roommate 4' })).toBeVisible();
  await expect(visitor.button(texts.addRoommate)).toHaveCount(0);
});

for (const timezoneId of ['America/New_York', 'America/Los_Angeles', 'Pacific/Auckland', 'America/Chicago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test(
      `the policy can start from the agency’s today up to the limit in ${timezoneId}`,
      inLongTier,
      async ({ page, sandbox }) => {
        const visitor = new RentersVisitor(page, sandbox);
        const { texts } = visitor;
        await visitor.opens();
        await visitor.introduces();
        await visitor.sees('Austin, TX');
        for (const [days, isRight] of [
          [-1, false],
          [0, true],
          [60, true],
          [61, false],
        ] as const) {
          await visitor.starts(days);
          const next = visitor.button(texts.next);
          if (isRight) await expect(next).not.toHaveAttribute('aria-disabled', 'true');
          else await expect(next).toHaveAttribute('aria-disabled', 'true');
        }
      },
    );
  });
}

test('installments on the 31st are due on the last day of shorter months', inLongTier, async ({ page, sandbox }) => {
  const visitor = new RentersVisitor(page, sandbox);
  const { texts } = visitor;
  await visitor.opens();
  // Set by script, because a page from a Playwright route cannot frame a local page.
  await page.locator('cover-renters').evaluate((element) => element.setAttribute('last-installment-day', '31'));
  await visitor.introduces();
  await visitor.sees('Austin, TX');
  await visitor.goesOn();
  await visitor.choosesCoverage();
  await visitor.seesSection(texts.paymentTitle);
  await visitor.picks(texts.planQuestion, texts['plan.Monthly']);
  const day = page.getByRole('combobox', { name: texts.installmentDay });
  for (const chosen of ['29', '30', '31']) {
    await day.selectOption(chosen);
    await visitor.sees(new RegExp(texts.installmentDayShort));
  }
  await visitor.givesGoodCard();
  await visitor.pay.click();
  await visitor.isInsured();
  expect(await visitor.charges()).toMatchObject([{ installmentDay: 31 }]);
});

test('amounts as text, keys in other cases, nulls and unknown keys are read', inLongTier, async ({ page, sandbox }) => {
  const visitor = new RentersVisitor(page, sandbox);
  await page.route('**/homerating/getCoverages*', (route) =>
    route.fulfill({
      json: {
        IsSuccess: 'True',
        Message: null,
        Coverages: [
          { CODE: 'coverageC', Limits: ['$12,345', null, { Val1: '20,000.00', more: 1 }], more: [] },
          { coverageCd: 'ReplacementCost', options: ['Y', 'N'] },
          null,
        ],
        Deductibles: [{ CoverageCd: 'ALLOTHERPERIL', Values: [500] }],
      },
    }),
  );
  await page.route('**/homerating/getResultsByTransactionId*', async (route) => {
    await route.fulfill({
      json: {
        isSuccess: true,
        Results: [
          null,
          {
            CompanyId: 5001,
            Rates: [
              {
                PaymentPlans: [
                  { PaymentPlanCode: 'semi annual', TotalPremium: '$1,234.50', DownPaymentAmount: '617.25' },
                ],
              },
            ],
          },
        ],
      },
    });
  });
  await visitor.opens();
  await visitor.introduces();
  await visitor.sees('Austin, TX');
  await visitor.goesOn();
  await visitor.seesSection(visitor.texts.coverageTitle);
  await visitor.sees('$2,469');
  await visitor.goesOn(visitor.texts.seePrice);
  await visitor.seesSection(visitor.texts.paymentTitle);
  await visitor.sees('$1,234.50 a year');
  await expect(page.getByRole('button', { name: 'Pay $617.25' })).toBeVisible();
});

for (const [what, json] of [
  ['no list', { coverages: 'none' }],
  ['a list', []],
  ['nothing', null],
] as const) {
  test(
    `a coverages response with ${what} shows a message with the phone number, and keeps the answers`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allows(/coverages/i);
      const visitor = new RentersVisitor(page, sandbox);
      await page.route('**/homerating/getCoverages*', (route) => route.fulfill({ json }));
      await visitor.opens();
      await visitor.introduces();
      await visitor.sees('Austin, TX');
      await visitor.goesOn();
      const { coverageNotLoadedTitle, coverageNotOfferedTitle } = visitor.texts;
      await expect(
        page
          .getByRole('heading', { name: coverageNotLoadedTitle })
          .or(page.getByRole('heading', { name: coverageNotOfferedTitle })),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: '512-555-0142' }).first()).toBeVisible();
      await visitor.goesOn(visitor.texts.back);
      await expect(visitor.textbox(visitor.texts.street)).toHaveValue('100 Congress Ave');
    },
  );
}

test('answers of the quote flow are prefilled', inLongTier, async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url}/quote-flow.html`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Alex');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Example');
  await hasStored(page, /:prefill$/);
  const visitor = new RentersVisitor(page, sandbox);
  await visitor.opens();
  await expect(visitor.textbox(visitor.texts.firstName)).toHaveValue('Alex');
  await expect(visitor.textbox(visitor.texts.lastName)).toHaveValue('Example');
});

test('text typed before React loads is kept, also after a reload', inLongTier, async ({ page, sandbox }) => {
  const visitor = new RentersVisitor(page, sandbox);
  const letReactGo = await holdReact(page);
  await visitor.opens();
  await visitor.textbox(visitor.texts.firstName).fill('Alex');
  letReactGo();
  await visitor.textbox(visitor.texts.lastName).fill('Example');
  await hasStored(page, /:rentersVisit$/);
  await page.reload();
  await expect(visitor.textbox(visitor.texts.firstName)).toHaveValue('Alex');
  await expect(visitor.textbox(visitor.texts.lastName)).toHaveValue('Example');
});

test(
  'answers typed in two tabs are merged, and restored in both after a reload',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const stored = (tab: Page) =>
      tab.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':rentersVisit'))?.[1]);
    const [first, second] = [page, await context.newPage()].map((tab) => new RentersVisitor(tab, sandbox));
    const { firstName, lastName, street } = first!.texts;
    await second!.page.addInitScript(() => {
      addEventListener('storage', ({ key, newValue }) => {
        if (key?.endsWith(':rentersVisit')) Object.assign(globalThis, { lastWritten: newValue });
      });
    });
    await first!.opens();
    await second!.opens();
    await second!.seesSection(second!.texts.personalTitle);
    await first!.textbox(firstName).fill('Alex');
    await first!.textbox(street).fill('100 Congress Ave');
    await expect.poll(() => stored(page)).toBeDefined();
    await page.reload();
    await expect(first!.textbox(street)).toHaveValue('100 Congress Ave');

    const before = await stored(page);
    await second!.page.waitForFunction((text) => Reflect.get(globalThis, 'lastWritten') === text, before);
    await second!.textbox(lastName).fill('Example');
    await expect.poll(() => stored(page)).not.toBe(before);
    for (const visitor of [first!, second!]) {
      await visitor.page.reload();
      await expect(visitor.textbox(firstName)).toHaveValue('Alex');
      await expect(visitor.textbox(lastName)).toHaveValue('Example');
      await expect(visitor.textbox(street)).toHaveValue('100 Congress Ave');
    }
  },
);

test('a slow rating shows a message and the phone number', inLongTier, async ({ page, sandbox }) => {
  await sandbox.injectFault({ call: 'rentersResults', kind: 'carrierNever' });
  const visitor = new RentersVisitor(page, sandbox);
  const { texts } = visitor;
  await visitor.opens();
  await visitor.introduces();
  await visitor.sees('Austin, TX');
  await visitor.goesOn();
  await visitor.choosesCoverage();
  await visitor.seesSection(texts.ratingTitle);
  await speedUpTimersFromHere(page, sandbox);
  await visitor.sees(texts.ratingLateText);
  await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
  await sandbox.clearFaults();
  await visitor.seesSection(texts.paymentTitle);
});

test('the reason of a refusal is shown, and another choice is rated', inLongTier, async ({ page, sandbox }) => {
  const visitor = new RentersVisitor(page, sandbox);
  const { texts } = visitor;
  await visitor.opens();
  await visitor.introduces();
  await visitor.sees('Austin, TX');
  await visitor.goesOn();
  await visitor.seesSection(texts.coverageTitle);
  await page.getByRole('combobox', { name: texts['coverage.CoverageE'] }).selectOption('500000');
  await page.getByRole('combobox', { name: texts['coverage.AllOtherPeril'], exact: true }).selectOption('250');
  await visitor.goesOn(texts.seePrice);
  await visitor.sees('Liability of $500,000 is sold with a deductible of $500 or more.');
  await page.getByRole('combobox', { name: texts['coverage.AllOtherPeril'], exact: true }).selectOption('500');
  await visitor.goesOn(texts.seePrice);
  await visitor.seesSection(texts.paymentTitle);
});

test(
  'the log sheet has a row for each section and each failure, without personal data',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const visitor = new RentersVisitor(page, sandbox);
    await visitor.opens();
    await visitor.introduces();
    await visitor.sees('Austin, TX');
    await sandbox.injectFault({ call: 'rentersCoverages', kind: 'refused', times: 1 });
    await visitor.goesOn();
    await visitor.goesOn(visitor.texts.retry);
    await visitor.choosesCoverage();
    await visitor.seesSection(visitor.texts.paymentTitle);
    await visitor.givesGoodCard();
    await visitor.pay.click();
    await visitor.isInsured();
    const [record] = await visitor.records();
    const rowsOf = async (query = '') =>
      (await (await fetch(`${sandbox.url}/sandbox/admin/purchase-log${query}`)).json()) as Record<string, string>[];
    await expect
      .poll(async () => (await rowsOf(`?TransactionId=${record!.transactionId}`)).map(({ Step }) => Step))
      .toEqual(['renters-payment', 'renters-purchase', 'renters-confirmed']);
    const all = await rowsOf();
    // The sections before the rating have no transaction yet.
    expect(all.map(({ Step }) => Step)).toEqual(expect.arrayContaining(['renters-personal', 'renters-coverage']));
    expect(all.map(({ Message }) => Message)).toContain('Error in Get Coverages API');
    expect(JSON.stringify(all)).not.toContain(visitor.person.email);
  },
);

import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import { changeAnswer } from './page-changes.ts';
import { RecordedRequests } from './recorded-requests.ts';

const carrierResult = '**/rating/getcarrierresultbytransactionidandcarrierid';

const coverage = (coverageName: string, limit: string) => ({
  coverageName,
  coverageDescription: `About ${coverageName}`,
  limit,
});

for (const language of ['en', 'es'] as const) {
  test(
    `the policy shows carrier, quote number, term, plan, amounts, grouped coverages and the customer (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      await changeAnswer(page, carrierResult, (answer) => ({
        ...answer,
        paymentOptions: [
          {
            companyName: 'Made Up Mutual',
            term: 6,
            quoteNumber: 'Q-4711',
            payPlanDescription: '5 more payments',
            totalPremium: 1642.5,
            payPlanDownPayment: 1107.1,
            payPlanPaymentAmount: 107.08,
            payPlanNumOfPayments: 5,
            agencyFee: 25,
            coverages: [
              coverage('COLL', '$1,000'),
              coverage('BI', '$30,000/$60,000'),
              ...['PD', 'MEDPM', 'PIP', 'UM', 'UMPD', 'ADB'].map((name) => coverage(name, '$25,000')),
              coverage('COMP', '$500'),
            ],
          },
        ],
        customer: {
          name: 'Alex Example',
          email: 'alex@example.com',
          phoneNumber: '5125550142',
          address: {
            address: '12 Made Up Road',
            apt: 'Apt 4',
            city: 'Austin',
            state: 'TX',
            zipCode: '78701',
            county: 'Travis',
          },
        },
      }));
      await visitor.isConfigured({ carriers: [{ carrierId: '1004', enableCounty: true }] });
      await visitor.opens(await StartedPurchase.at(sandbox, 1));
      await visitor.seesSection(texts.policyTitle);
      const widget = page.locator('cover-auto-payment');
      const fact = (term: string) =>
        widget
          .locator('dl > div')
          .filter({ has: page.getByText(term, { exact: true }) })
          .locator('dd');
      const months = language === 'en' ? '6 months' : '6 meses';
      for (const [term, value] of [
        [texts['policy.company'], 'Made Up Mutual'],
        [texts['policy.quoteNumber'], 'Q-4711'],
        [texts['policy.term'], months],
        [texts['policy.payPlan'], '5 more payments'],
        [texts['policy.totalPremium'], '$1,642.50'],
        [texts['policy.agencyFee'], '$25.00'],
      ] as const) {
        await expect(fact(term), term).toHaveText(value);
      }
      // The down payment with the fee of the agency, and five installments.
      await visitor.sees('$1,132.10');
      await visitor.sees(texts.thenInstallments.replace('{count}', '5').replace('{amount}', '$107.08'));

      await page.getByText(texts.coveragesTitle, { exact: true }).click();
      const group = (name: 'liability' | 'others') =>
        widget.locator('section').filter({ has: page.getByRole('heading', { name: texts[`coverages.${name}`] }) });
      await expect(group('liability').locator('dt')).toHaveText([
        /^BI/,
        /^PD/,
        /^MEDPM/,
        /^PIP/,
        /^UM/,
        /^UMPD/,
        /^ADB/,
      ]);
      await expect(group('others').locator('dt')).toHaveText([/^COLL/, /^COMP/]);
      await expect(group('liability').locator('dd').first()).toHaveText('$30,000/$60,000');
      await expect(group('others').locator('dt').first()).toContainText('About COLL');

      await page.getByText(texts.customerTitle, { exact: true }).click();
      for (const [term, value] of [
        [texts['policy.name'], 'Alex Example'],
        [texts['policy.email'], 'alex@example.com'],
        [texts['policy.phone'], '512-555-0142'],
        [texts['policy.address'], '12 Made Up Road, Apt 4, Austin, TX 78701'],
        [texts['policy.county'], 'Travis'],
      ] as const) {
        await expect(fact(term), term).toHaveText(value);
        await expect(fact(term), term).toBeVisible();
      }
      await visitor.isConfigured({ carriers: [{ carrierId: '1004' }] });
      await page.reload();
      await visitor.seesSection(texts.policyTitle);
      await expect(fact(texts['policy.name'])).toHaveText('Alex Example');
      await expect(fact(texts['policy.county'])).toHaveCount(0);
    },
  );
}

test(
  'a plan with one payment shows one amount, and another plan its down payment and installments',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    const then = page.getByText(/^then \d+ payments of/);
    const plan = {
      payPlanDescription: '5 more payments',
      totalPremium: 642.5,
      payPlanDownPayment: 300,
      payPlanPaymentAmount: 107.08,
      agencyFee: 25,
    };
    for (const [keys, due, rest] of [
      [{ payPlanNumOfPayments: 1 }, '$667.50', undefined],
      [{ payPlanNumOfPayments: 0 }, '$667.50', undefined],
      [{ payPlanNumOfPayments: 5 }, '$325.00', 'then 5 payments of $107.08'],
    ] as const) {
      await changeAnswer(page, carrierResult, ({ paymentOptions, ...answer }) => ({
        ...answer,
        paymentOptions: (paymentOptions as object[]).slice(0, 1).map((option) => ({ ...option, ...plan, ...keys })),
      }));
      await visitor.opens(await StartedPurchase.at(sandbox, 1));
      await visitor.seesSection(texts.policyTitle);
      await expect(page.getByText(due, { exact: true })).toBeVisible();
      if (rest) await expect(then).toHaveText(rest);
      else await expect(then).toHaveCount(0);
    }
  },
);

test(
  'the pay plan of the link is submitted and bought, and restored with the answers by the transaction alone',
  inLongTier,
  async ({ page, context, sandbox }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const purchase = await StartedPurchase.at(sandbox, -1, '1001');
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts, partner } = visitor;
    await page.goto(
      `${sandbox.url}/auto-payment.html?transactionid=${purchase.transactionId}&CARRIERID=1001&PayPlan=Paid+in+full`,
    );
    await visitor.confirmsDriver({ isConsentAsked: false });
    await visitor.seesSection(texts.driversTitle);

    // The link has only the transaction, in lower case.
    await page.goto(`${sandbox.url}/auto-payment.html?transactionid=${purchase.transactionId}`);
    await visitor.seesSection(texts.driverTitle);
    await expect(page.getByRole('textbox', { name: texts.licenseNumber, exact: true })).toHaveValue('77665544');
    await expect(page.getByRole('textbox', { name: /VIN/ })).toHaveValue('1HGCM82633A004352');
    await visitor.button(texts.next).click();
    await visitor.drivesAlone();
    await visitor.seesSection(texts.questionsTitle);
    await visitor.picks(partner.rideshare, texts.no);
    await visitor.picks(partner.deliveries, texts.no);
    await visitor.button(texts.next).click();
    await visitor.seesSection(texts.policyTitle);
    expect(requests.bodiesTo('/rating/prepare')).toMatchObject([
      {
        carrierId: '1001',
        quote: { companyId: '1001', payPlanDescription: 'Paid in full' },
      },
    ]);
    await expect(page.getByText('Paid in full', { exact: true })).toBeVisible();
    await expect(page.getByText(/^then \d+ payments of/)).toHaveCount(0);
    const amountDue = Number(
      /\$([\d,.]+)/
        .exec(
          (await page
            .getByText(/^\$[\d,]+\.\d\d$/)
            .first()
            .textContent())!,
        )![1]!
        .replace(',', ''),
    );
    await visitor.goesToPay();
    await visitor.givesCard();
    await visitor.seesSection(texts.signTitle);
    await page.goto(`${sandbox.url}/auto-payment.html?transactionid=${purchase.transactionId}`);
    await visitor.seesSection(texts.signTitle);
    const [charge] = (await visitor.record(purchase)).charges as readonly { amount: number }[];
    expect(charge!.amount).toBe(amountDue);
  },
);

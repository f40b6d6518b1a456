import type { Page } from '@playwright/test';
import { format } from '#i18n/format';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { Payer } from '../model/payer.ts';
import type { Sandbox } from '../model/sandbox.ts';
import type { Watch } from '../model/watch.ts';

/** The analytics events of the payment. */
const outcomes = (watch: Watch) =>
  watch
    .eventsNamed('track')
    .filter(({ detail }) => detail.event === 'Payment Outcome')
    .map(({ detail }) => (detail.data as { outcome: string }).outcome);

async function arrive(page: Page, sandbox: Sandbox, language: 'en' | 'es'): Promise<Payer> {
  const payer = new Payer(page, sandbox, language);
  await payer.opens();
  await payer.sees('formTitle');
  return payer;
}

for (const language of ['en', 'es'] as const) {
  const due =
    language === 'en' ? /^Due [A-Z][a-z]{2} \d{1,2}(st|nd|rd|th), \d{4}$/ : /^Vence el \d{1,2} [a-z]{3,4} \d{4}$/;

  test.describe(`in ${language}`, () => {
    test(
      'a visitor looks up a premium, pays it on the partner’s page and sees that it is paid',
      language === 'es' ? inLongTier : whenAffected,
      async ({ page, sandbox, watch }) => {
        const payer = await arrive(page, sandbox, language);
        await payer.meetsNoBarrier();
        await payer.looksUp();
        await payer.sees('detailsTitle');
        for (const text of [payer.policyNumber, 'Auto', 'Alex Example', 'Larkspur Mutual', due])
          await payer.reads(text);
        await expect(payer.payButton).toHaveText(format(payer.texts.pay, { amount: '$128.40' }));
        await payer.meetsNoBarrier();
        await payer.payButton.click();
        await payer.paymentPage.sees();
        await payer.paymentPage.pays();
        await payer.sees('paidTitle');
        await payer.reads('$128.40');
        await payer.meetsNoBarrier();
        expect(new URL(page.url()).searchParams.get('token')).toBeTruthy();
        expect(await payer.charges()).toHaveLength(1);
        await expect.poll(() => outcomes(watch)).toEqual(['payable', 'pending', 'paid']);
        expect(watch.eventsNamed('complete').map(({ detail }) => detail.outcome)).toEqual(['paid']);

        // An old token and a new lookup both show the payment.
        await page.reload();
        await payer.sees('paidTitle');
        await payer.button('another').click();
        await payer.looksUp();
        await payer.sees('alreadyMadeTitle');
        await payer.meetsNoBarrier();
        await payer.button('back').click();
        await payer.sees('formTitle');
      },
    );

    test(
      'a declined payment is shown as failed and can be tried again',
      inLongTier,
      async ({ page, sandbox, watch }) => {
        const payer = await arrive(page, sandbox, language);
        await payer.goesToPay();
        await payer.paymentPage.declines();
        await payer.sees('failedTitle');
        await expect(payer.carrierLink('Larkspur Mutual')).toBeVisible();
        await payer.meetsNoBarrier();
        expect(await payer.charges()).toEqual([]);
        await payer.button('tryAgain').click();
        await payer.sees('detailsTitle');
        expect(new URL(page.url()).searchParams.has('token')).toBe(false);
        await payer.payButton.click();
        await payer.paymentPage.sees();
        await payer.paymentPage.pays();
        await payer.sees('paidTitle');
        expect(await payer.charges()).toHaveLength(1);
        await expect
          .poll(() => outcomes(watch))
          .toEqual(['payable', 'pending', 'failed', 'payable', 'pending', 'paid']);
      },
    );

    test(
      'a visitor who leaves the payment page reads that nothing was charged',
      inLongTier,
      async ({ page, sandbox }) => {
        const payer = await arrive(page, sandbox, language);
        await payer.goesToPay();
        await payer.paymentPage.leaves();
        await payer.sees('failedTitle');
        await payer.reads(/Nothing was charged|No se le cobró nada/);
        expect(await payer.charges()).toEqual([]);
      },
    );

    test(
      'the payment is pending after the back button, and can be continued',
      inLongTier,
      async ({ page, sandbox, watch }) => {
        const payer = await arrive(page, sandbox, language);
        await payer.goesToPay();
        await page.goBack();
        await payer.sees('pendingTitle');
        await payer.meetsNoBarrier();
        await payer.button('checkAgain').click();
        await payer.sees('pendingTitle');
        await payer.button('toPayment').click();
        await payer.paymentPage.sees();
        await payer.paymentPage.pays();
        await payer.sees('paidTitle');
        expect(await payer.charges()).toHaveLength(1);
        expect(outcomes(watch)).toContain('pending');
      },
    );

    test(
      'a payment made before the back button is shown as approved, without a pay button',
      inLongTier,
      async ({ page, sandbox }) => {
        const payer = await arrive(page, sandbox, language);
        await payer.goesToPay();
        await payer.paymentPage.pays();
        await payer.sees('paidTitle');
        await page.goBack();
        await page.goBack();
        await expect(payer.widget.getByRole('heading', { level: 2 })).toHaveText([
          new RegExp(`${payer.texts.approvedTitle}|${payer.texts.alreadyMadeTitle}`),
        ]);
        await expect(payer.payButton).toHaveCount(0);
      },
    );

    test(
      'a payment that needs no partner page completes on this page with its token',
      inLongTier,
      async ({ page, sandbox }) => {
        const payer = (await arrive(page, sandbox, language)).with('MGA-1013');
        await payer.looksUp();
        await payer.sees('detailsTitle');
        await payer.payButton.click();
        await payer.sees('paidTitle');
        expect(new URL(page.url()).searchParams.get('token')).toBeTruthy();
      },
    );

    test(
      'every error has its message in the dialog, and keeps the typed answers',
      inLongTier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        const somebody = await arrive(page, sandbox, language);
        const { texts } = somebody;
        const call = '512-555-0142';
        const errors = [
          ['NOBODY-1', 'policyNotFound', texts['trouble.policyNotFound']],
          ['CKC-1002', 'dueWithin48Hours', /48/],
          ['JNF-1003', 'pastDue', /past due|vencid/i],
          ['OFG-1006', 'notPayable', /carrier collects|aseguradora cobra/],
          ['ZZX-1005', 'carrierNotAvailable', texts['trouble.carrierNotAvailableLink']],
          ['MGA-1010', 'tokenMissing', texts['trouble.tokenMissing']],
          ['MGA-1011', 'paymentProcess', format(texts['trouble.paymentProcess'], { phone: call })],
          ['MGA-1008', 'untrusted', texts['trouble.untrusted']],
          ['MGA-1009', 'untrusted', texts['trouble.untrusted']],
        ] as const;
        for (const [policy, outcome, message] of errors) {
          const payer = somebody.with(policy);
          await payer.looksUp();
          await expect(payer.dialog.getByText(message)).toBeVisible();
          await payer.meetsNoBarrier();
          await payer.closesDialog();
          await expect(payer.field('policyNumber')).toHaveValue(payer.policyNumber);
          await expect.poll(() => outcomes(watch).at(-1)).toBe(outcome);
        }
      },
    );

    test(
      'a failing service and an unreachable service have different messages',
      inLongTier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        const payer = await arrive(page, sandbox, language);
        await sandbox.injectFault({ call: 'findPayablePolicy', kind: 'status', status: 500 });
        await payer.looksUp();
        await expect(payer.dialog.getByText(payer.texts['trouble.unexpected'])).toBeVisible();
        await payer.closesDialog();
        await sandbox.clearFaults();
        await page.context().setOffline(true);
        await payer.button('findPolicy').click();
        await expect(payer.dialog.getByText(payer.texts['trouble.offline'])).toBeVisible();
        await page.context().setOffline(false);
        await payer.closesDialog();
        await payer.button('findPolicy').click();
        await payer.sees('detailsTitle');
      },
    );

    test(
      'an unknown token and an unreadable result show different messages',
      inLongTier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        const payer = new Payer(page, sandbox, language);
        await payer.opens('&token=nothing');
        await payer.sees('unreadTitle');
        await payer.reads(payer.texts['trouble.paymentNotFound']);
        await payer.meetsNoBarrier();
        await payer.button('another').click();
        await payer.sees('formTitle');

        watch.allows(/loadPaymentResult: the response violates the contract$/);
        await sandbox.injectFault({ call: 'loadPaymentResult', kind: 'html' });
        await payer.opens('&token=nothing');
        await payer.sees('unreadTitle');
        await payer.reads(new RegExp(`^${payer.texts['unchecked.unexpected']}`));
        await expect(payer.widget.getByText(payer.texts['trouble.paymentNotFound'])).toHaveCount(0);
      },
    );

    test('a policy that is already paid is shown as paid', inLongTier, async ({ page, sandbox }) => {
      const payer = (await arrive(page, sandbox, language)).with('PLI-1004');
      await payer.looksUp();
      await payer.sees('alreadyMadeTitle');
      await payer.button('back').click();
      await expect(payer.field('email')).toHaveValue('alex@example.com');
    });
  });
}

test('a visitor looks up a premium, pays it and sees that it is paid with the keyboard alone', async ({
  page,
  sandbox,
  visitor,
}) => {
  const payer = await arrive(page, sandbox, 'en');
  const { paymentPage } = payer;
  await visitor.tabsTo(payer.field('policyNumber'));
  await visitor.types(payer.policyNumber);
  await visitor.tabsTo(payer.field('email'));
  await visitor.types('alex@example.com');
  await visitor.tabsTo(payer.field('phone'));
  await visitor.types('5125550142');
  await visitor.tabsTo(payer.field('month'));
  // A complete part of the date moves the focus to the next one.
  await visitor.types('04171990');
  await visitor.tabsTo(payer.button('findPolicy'));
  await visitor.hits('Enter');

  await payer.sees('detailsTitle');
  await visitor.tabsTo(payer.payButton);
  await visitor.hits('Enter');

  await paymentPage.sees();
  for (const [name, text] of [
    ['cardHolderName', 'Alex Example'],
    ['number', '4111111111111111'],
    ['expiration', '08/39'],
    ['securityCode', '123'],
  ] as const) {
    await visitor.tabsTo(paymentPage.field(name));
    await visitor.types(text);
  }
  await visitor.tabsTo(paymentPage.payButton);
  await visitor.hits('Enter');

  await payer.sees('paidTitle');
  expect(await payer.charges()).toEqual([expect.objectContaining({ amount: 128.4 })]);
});

test.describe('before the machine has loaded', () => {
  const machine = /\/chunks\/make-a-payment\.chunk-.*\.js$/;

  test('the form accepts typing and a submit, and the policy is looked up once the machine has loaded', async ({
    page,
    sandbox,
  }) => {
    const letMachineGo = await holdRequests(page, machine);
    const payer = new Payer(page, sandbox);
    await payer.opens();
    await payer.looksUp();
    await payer.reads(payer.texts.lookingUp);
    await payer.button('cancel').click();
    await expect(payer.field('policyNumber')).toHaveValue(payer.policyNumber);
    await payer.button('findPolicy').click();
    letMachineGo();
    await payer.sees('detailsTitle');
  });

  test('typed answers survive a reload', async ({ page, sandbox }) => {
    await page.route(machine, () => undefined);
    const payer = new Payer(page, sandbox);
    await payer.opens();
    await payer.fillsIn();
    await payer.hasSavedAnswers();
    await page.unroute(machine);
    await page.reload();
    await expect(payer.field('policyNumber')).toHaveValue(payer.policyNumber);
    await expect(payer.field('year')).toHaveValue('1990');
  });

  test('a machine that fails to load is announced, and loads when the visitor retries', async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowsFailedRequests();
    await page.route(machine, (route) => route.abort());
    const payer = await arrive(page, sandbox, 'en');
    await payer.looksUp();
    await expect(payer.widget.getByRole('alert')).toContainText(payer.texts['trouble.offline']);
    await payer.meetsNoBarrier();
    await page.unroute(machine);
    await payer.button('tryAgain').click();
    await payer.sees('detailsTitle');
  });
});

test('the dialog links to the carrier’s own page', inLongTier, async ({ page, sandbox }) => {
  const payer = (await arrive(page, sandbox, 'en')).with('ZZX-1005');
  await payer.looksUp();
  await payer.carrierLink('Far Harbor Mutual').click();
  await expect(page).toHaveURL(/\/pay-at\/far-harbor$/);
});

test.describe('paying once', () => {
  test('fifty presses of Pay, on this page and the partner’s, charge once', async ({ page, sandbox }) => {
    const payer = await arrive(page, sandbox, 'en');
    await payer.looksUp();
    await payer.sees('detailsTitle');
    await payer.payButton.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    await payer.paymentPage.sees();
    await payer.paymentPage.typesCard();
    await payer.paymentPage.payButton.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    await payer.sees('paidTitle');
    expect(await payer.charges()).toHaveLength(1);
    const sessions = await sandbox.requests('openPaymentSession');
    expect(sessions.length).toBeLessThanOrEqual(2);
  });

  test('a reload in every state charges once', whenAffected, async ({ page, sandbox }) => {
    const payer = await arrive(page, sandbox, 'en');
    await payer.fillsIn();
    await payer.hasSavedAnswers();
    await page.reload();
    await payer.button('findPolicy').click();
    await payer.sees('detailsTitle');
    await page.reload();
    await payer.sees('detailsTitle');
    await payer.payButton.click();
    await payer.paymentPage.sees();
    await page.reload();
    await payer.paymentPage.pays();
    await payer.sees('paidTitle');
    await page.reload();
    await payer.sees('paidTitle');
    expect(await payer.charges()).toHaveLength(1);
  });

  test('one of two tabs pays, and the other shows the payment', whenAffected, async ({ page, context, sandbox }) => {
    const one = await arrive(page, sandbox, 'en');
    await one.looksUp();
    await one.sees('detailsTitle');
    const other = one.in(await context.newPage());
    await other.opens();
    // The second tab restores the answers of the first.
    await other.sees('detailsTitle');
    await Promise.all([one.payButton.click(), other.payButton.click()]);
    await Promise.all([one.paymentPage.sees(), other.paymentPage.sees()]);
    expect(other.page.url()).toBe(page.url());
    await one.paymentPage.pays();
    await one.sees('paidTitle');
    await other.paymentPage.pays();
    await expect.poll(async () => (await one.charges()).length).toBe(1);
    await other.opens();
    await other.sees('alreadyMadeTitle');
    await other.button('back').click();
    await other.looksUp();
    await other.sees('alreadyMadeTitle');
    expect(await one.charges()).toHaveLength(1);
  });

  test(
    'a page that was open while another tab paid shows the payment when Pay is pressed',
    inLongTier,
    async ({ page, context, sandbox }) => {
      const one = await arrive(page, sandbox, 'en');
      await one.looksUp();
      await one.sees('detailsTitle');
      const other = one.in(await context.newPage());
      await other.opens();
      await other.sees('detailsTitle');
      await other.payButton.click();
      await other.paymentPage.sees();
      await other.paymentPage.pays();
      await other.sees('paidTitle');
      await one.payButton.click();
      await one.sees('approvedTitle');
      await expect(one.payButton).toHaveCount(0);
      expect(await one.charges()).toHaveLength(1);
    },
  );
});

test('the return address sent to the payment page contains no personal data', async ({ page, sandbox }) => {
  const payer = new Payer(page, sandbox);
  const request = page.waitForRequest(/makepayment\/redirect/);
  await payer.opens('&page_id=12&email=someone%40example.com#form');
  await payer.goesToPay();
  const { redirectTo } = (await request).postDataJSON() as { redirectTo: string };
  expect(redirectTo).toBe(`${sandbox.url}/make-a-payment.html?language=en&page_id=12`);
});

test('an untrusted payment page is never opened, and is reported to the agency', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const payer = (await arrive(page, sandbox, 'en')).with('MGA-1008');
  await payer.looksUp();
  await expect(payer.dialog).toBeVisible();
  expect(new URL(page.url()).origin).toBe(sandbox.url);
  await expect
    .poll(async () => (await sandbox.errors()).map(({ body }) => body.label))
    .toContain('Payment Address Refused');
  expect(watch.eventsNamed('error').map(({ detail }) => detail.code)).toContain('navigation');
  expect(await payer.charges()).toEqual([]);
});

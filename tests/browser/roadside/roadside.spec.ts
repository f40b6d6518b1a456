import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { RoadsideMember } from '../model/roadside-member.ts';
import type { Watch } from '../model/watch.ts';

/** The analytics events of the payment. */
const outcomes = (watch: Watch) =>
  watch
    .eventsNamed('track')
    .filter(({ detail }) => detail.event === 'Payment Outcome')
    .map(({ detail }) => (detail.data as { outcome: string }).outcome);

for (const language of ['en', 'es'] as const) {
  for (const width of [390, 1280]) {
    const tier = language === 'en' && width === 390 ? whenAffected : inLongTier;
    test(
      `a member is charged once after an unsold state, a lost response and a declined card (${language}, ${width} px)`,
      tier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        await page.setViewportSize({ width, height: 844 });
        const member = new RoadsideMember(page, sandbox, language);
        await member.opens();
        await member.chooses('family');
        await member.reads(member.texts['summary.family']);

        // Memberships are not sold in New York: the button joins the waitlist.
        await member.fillsIn({ zip: '10001' });
        await expect(member.button('joinWaitlist')).toBeVisible();
        await member.field('zip').fill('78701');
        await expect(member.field('city')).toHaveValue('Austin');
        await expect(member.stateField).toHaveValue('TX');

        // The enrollment is made, and the response is lost: the same request is repeated.
        await sandbox.injectFault({ call: 'enrollRoadside', kind: 'hangUpAfter', times: 1 });
        await member.payButton('$69.00').click();
        await member.paymentPage.sees();
        expect(await member.enrollments()).toHaveLength(1);
        expect(await member.charges()).toEqual([]);

        await member.paymentPage.declines();
        await member.sees('declinedTitle');
        await member.reads(/Nothing was charged|No se le cobró nada/);
        await member.button('payAgain').click();
        await member.sees('buyerTitle');
        expect(new URL(page.url()).searchParams.has('transactionId')).toBe(false);
        await expect(member.field('email')).toHaveValue(member.email);
        await member.payButton('$69.00').click();
        await member.paymentPage.sees();
        await member.paymentPage.pays();

        await member.sees('confirmedTitle');
        await member.reads(/^RSA-\d{6}$/);
        await member.reads(member.email);
        await expect(member.document).toHaveAttribute('target', '_blank');
        const document = await page.request.get((await member.document.getAttribute('href'))!);
        expect(document.headers()['content-type']).toBe('application/pdf');
        await member.meetsNoBarrier();
        expect(await member.charges()).toMatchObject([{ amount: 69 }]);
        await expect.poll(() => outcomes(watch)).toEqual(['pending', 'failed', 'pending', 'paid']);
        expect(watch.eventsNamed('complete').map(({ detail }) => detail.outcome)).toEqual(['failed', 'paid']);
        expect((await member.enrollments()).at(-1)!.request).toMatchObject({
          firstName: 'Alex',
          middleName: 'J',
          lastName: 'Imaginary',
          phone: '5125550142',
          address1: '100 Sample St',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
          country: 'USA',
          term: 6,
          package: 'Family',
          amount: 69,
          marketingConsent: true,
        });
      },
    );
  }

  test(
    `a visitor of a state that is not sold joins the waitlist with one row (${language})`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      const member = new RoadsideMember(page, sandbox, language);
      await member.opens();
      await member.chooses('single');
      await member.fillsIn({ zip: '10001' });
      await member.reads(/New York/);
      // The row is written, and the response is lost.
      await page.route(
        '**/sandbox/leads',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await member.button('joinWaitlist').click();
      await member.sees('buyerTitle');
      await member.button('retry').click();
      await member.sees('waitlistedTitle');
      await member.reads(member.email);
      await member.meetsNoBarrier();
      expect(await sandbox.leads(member.email)).toEqual([
        expect.objectContaining({
          'First Name': 'Alex',
          'Last Name': 'Imaginary',
          Phone: '5125550142',
          State: 'NY',
          Zipcode: '10001',
          Coverage: 'single',
          Experience: 'roadside-waitlist',
        }),
      ]);
      expect(await member.enrollments()).toEqual([]);
      expect(watch.eventsNamed('complete').map(({ detail }) => detail.outcome)).toEqual(['waitlisted']);
    },
  );
}

for (const width of [320, 1280]) {
  test(
    `prices load without a layout shift, and a press on Next that began before counts (${width} px)`,
    width === 320 ? {} : inLongTier,
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 844 });
      const letPricesGo = await holdRequests(page, '**/roadAssistance/prepare*');
      const member = new RoadsideMember(page, sandbox);
      const requested = page.waitForRequest('**/roadAssistance/prepare*');
      await member.opens();
      await member.choice('family').check();
      await requested;
      const next = member.button('next');
      await next.hover();
      const before = await next.boundingBox();
      await page.mouse.down();
      letPricesGo();
      await expect(member.widget.locator('[part~=membership-summary]')).toContainText('$69.00');
      expect(await next.boundingBox()).toEqual(before);
      await page.mouse.up();
      await member.sees('buyerTitle');
    },
  );
}

test(
  'fifty presses and a second tab make one enrollment and one charge',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    watch.allowsConflicts();
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.chooses('single');
    await member.fillsIn();
    const other = member.in(await page.context().newPage());
    await other.opens();
    await other.sees('buyerTitle');
    await expect(other.field('email')).toHaveValue(member.email);
    await sandbox.injectFault({ call: 'enrollRoadside', kind: 'delay', delay: 700 });
    const pressesOften = (button: ReturnType<RoadsideMember['payButton']>) =>
      button.evaluate((element: HTMLButtonElement) => {
        for (let press = 0; press < 50; press += 1) element.click();
      });
    await Promise.all([pressesOften(member.payButton('$39.00')), pressesOften(other.payButton('$39.00'))]);
    await Promise.all([member.paymentPage.sees(), other.paymentPage.sees()]);
    expect(await member.enrollments()).toHaveLength(1);
    await member.paymentPage.pays();
    await member.sees('confirmedTitle');
    await other.paymentPage.pays();
    await other.sees('confirmedTitle');
    expect(await member.charges()).toHaveLength(1);
  },
);

test('all typed text survives a reload, Back and a failed call', inLongTier, async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const member = new RoadsideMember(page, sandbox);
  await member.opens();
  await member.chooses('family');
  await member.fillsIn();
  await member.field('city').fill('West Lake Hills');
  await page.reload();
  await member.sees('buyerTitle');
  await expect(member.field('city')).toHaveValue('West Lake Hills');
  await expect(member.field('street')).toHaveValue('100 Sample St');
  await expect(member.consent).toBeChecked();
  await member.button('back').click();
  await expect(member.choice('family')).toBeChecked();
  await member.choice('single').check();
  await member.button('next').click();
  await expect(member.field('firstName')).toHaveValue('Alex');
  await sandbox.injectFault({ call: 'enrollRoadside', kind: 'status', status: 503 });
  await member.payButton('$39.00').click();
  await member.reads(member.texts.unreachableTitle);
  await expect(member.field('city')).toHaveValue('West Lake Hills');
  await sandbox.clearFaults();
  await member.button('retry').click();
  await member.paymentPage.sees();
  await expect
    .poll(async () => (await sandbox.purchaseLog('roadside-payment')).map(({ Message, Status }) => [Message, Status]))
    .toContainEqual(['redirection error', '503']);
});

test(
  'a visitor who returns without paying reads that the payment is pending, and continues',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.goesToPay();
    await page.goBack();
    await member.sees('pendingTitle');
    await member.meetsNoBarrier();
    await member.button('checkAgain').click();
    await member.sees('pendingTitle');
    await page.reload();
    await member.sees('pendingTitle');
    await member.button('changeDetails').click();
    await member.sees('buyerTitle');
    await member.meetsNoBarrier();
    await member.button('checkAgain').click();
    await member.sees('pendingTitle');
    await member.button('changeDetails').click();
    await member.field('street').fill('200 Sample St');
    await member.payButton('$39.00').click();
    await member.paymentPage.sees();
    await member.paymentPage.pays();
    await member.sees('confirmedTitle');
    expect(await member.charges()).toHaveLength(1);
    expect((await member.enrollments()).map(({ status }) => status)).toEqual(['replaced', 'approved']);
  },
);

test(
  'a visitor who has paid in another tab is not enrolled again with other answers',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.goesToPay();
    const address = page.url();
    await page.goBack();
    await member.sees('pendingTitle');
    await member.button('changeDetails').click();
    await member.field('street').fill('200 Sample St');
    const payer = member.in(await page.context().newPage());
    await payer.page.goto(address);
    await payer.paymentPage.pays();
    await payer.sees('confirmedTitle');
    await member.payButton('$39.00').click();
    await member.sees('confirmedTitle');
    expect(await member.enrollments()).toHaveLength(1);
    expect(await member.charges()).toHaveLength(1);
  },
);

test('a charge without a return to the page is found when the page opens again, and is not repeated', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const member = new RoadsideMember(page, sandbox);
  await member.opens();
  await member.goesToPay();
  await page.route('**/membership/*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await member.paymentPage.pays();
  await expect.poll(async () => (await member.charges()).length).toBe(1);
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await member.opens();
  await member.sees('confirmedTitle');
  await member.reads(/^RSA-\d{6}$/);
  expect(await member.enrollments()).toHaveLength(1);
  expect(await member.charges()).toHaveLength(1);
});

for (const name of ['transactionId', 'transactionid', 'TRANSACTIONID']) {
  test(`an address with ${name} shows the membership, also after a reload`, inLongTier, async ({ page, sandbox }) => {
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.goesToPay();
    await member.paymentPage.pays();
    await member.sees('confirmedTitle');
    const id = new URL(page.url()).searchParams.get('transactionId')!;
    await member.opens(`&${name}=${id}`);
    await member.sees('confirmedTitle');
    await page.reload();
    await member.sees('confirmedTitle');
    await member.button('startOver').click();
    await member.sees('membershipTitle');
    expect(page.url()).not.toContain(id);
  });
}

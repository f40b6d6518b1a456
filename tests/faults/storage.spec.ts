import type { Page } from '@playwright/test';
import { inLongTier, whenAffected } from '#tooling/testing/tier';
import { en as estimateEn } from '#widgets/quote-estimate/strings.en';
import type { Author } from '../browser/model/author.ts';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { ConsentVisitor } from '../browser/model/consent-visitor.ts';
import { Customer } from '../browser/model/customer.ts';
import { NewCustomer } from '../browser/model/new-customer.ts';
import { Payer } from '../browser/model/payer.ts';
import type { Person } from '../browser/model/people.ts';
import { Policyholder } from '../browser/model/policyholder.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { Purchase } from '../browser/model/purchase.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import type { Visitor } from '../browser/model/visitor.ts';
import { deniesStorage, hasWrongClock, tenYears } from './model/device-faults.ts';
import { damaged, damages, Device } from './model/device.ts';
import { expect, test } from './model/journey.ts';
import { quoteToBuy } from './model/seed-data.ts';

/** Three widgets that store records, on one page. */
const body = (brand: string) => `
<cover-zip-form load="eager" brand="${brand}" quote-page="/authored.html"></cover-zip-form>
<cover-quote-estimate load="eager" brand="${brand}" quote-page="/authored.html"></cover-quote-estimate>
<cover-quote-flow load="eager" brand="${brand}"></cover-quote-flow>`;
const kinds = ['estimate', 'guestToken', 'place', 'prefill', 'zipLookup'];
const keys = (brand: string) => kinds.map((kind) => `covermount:${brand}:${kind}`);

/** Leaves text in each record, which the visitor finds again after a reload. */
async function leftMidway({
  visitor,
  author,
  page,
  sandbox,
}: {
  visitor: Visitor;
  author: Author;
  page: Page;
  sandbox: Sandbox;
}) {
  const { texts, person } = visitor;
  const device = await Device.of(page, author, sandbox);
  const panel = visitor.within('cover-quote-estimate');
  const flow = visitor.within('cover-quote-flow');
  const path = await author.publishes({ body: body('lonestar') });

  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip(person.zip);
  await form.asksForQuotes();
  await visitor.answersDriver();
  await visitor.field(texts.email).fill(person.email);
  await device.hasWritten('covermount:LS:estimate');
  const sound = await device.records();
  expect(Object.keys(sound).toSorted()).toEqual(keys('LS'));

  const comesBack = () => visitor.opens(path);
  return {
    device,
    flow,
    path,
    sound,
    comesBack,
    async findsEverything() {
      await comesBack();
      await flow.seesStep(texts.contactTitle);
      await expect(flow.field(texts.email)).toHaveValue(person.email);
      await expect(visitor.zipField).toHaveValue(person.zip);
      await panel.sees(estimateEn['action.continue']);
    },
    async findsNothing() {
      await flow.seesStep(texts.driverTitle);
      await visitor.seesZipForm();
      await panel.sees(estimateEn['invite.title']);
      await expect(flow.field(texts.firstName)).toHaveValue('');
      await expect(visitor.zipField).toHaveValue('');
    },
  };
}

test('a visitor with damaged records starts over and continues, and valid records replace them', async ({
  visitor,
  author,
  page,
  sandbox,
}) => {
  const { device, flow, sound, comesBack, findsNothing } = await leftMidway({ visitor, author, page, sandbox });
  for (const [what, damage] of Object.entries(damages)) {
    await test.step(what, async () => {
      const broken = damaged(sound, damage);
      await device.keeps(broken);
      await comesBack();
      await findsNothing();
      await flow.answersDriver();
      // A whole record of the current version replaces the damaged one.
      for (const [key, version] of [
        ['covermount:LS:guestToken', 1],
        ['covermount:LS:prefill', 2],
      ] as const)
        await device.hasWritten(key, { version, before: broken[key]! });
    });
  }
});

test(
  'a visitor continues with another brand, a lost key or full storage, and existing records stay unchanged',
  inLongTier,
  async ({ visitor, author, page, sandbox, context, person }) => {
    const { texts } = visitor;
    const { device, flow, path, sound, comesBack, findsEverything, findsNothing } = await leftMidway({
      visitor,
      author,
      page,
      sandbox,
    });
    const otherPath = await author.publishes({ body: body('goldencoast') }, '/other-brand.html');

    await test.step('of another brand', async () => {
      await visitor.opens(otherPath);
      await findsNothing();
      await flow.answersDriver();
      await device.hasWritten('covermount:GC:estimate');
      const both = await device.records();
      // What was typed before React is removed with the next input after it.
      expect(
        Object.keys(both)
          .filter((key) => !key.includes(':earlyInput.'))
          .toSorted(),
      ).toEqual([...keys('GC'), ...keys('LS')].filter((key) => !/^covermount:GC:(place|zipLookup)$/.test(key)));
      const ofOther = kinds.flatMap((kind): [string, string][] => {
        const text = both[`covermount:GC:${kind}`];
        return text !== undefined && kind !== 'guestToken' ? [[`covermount:LS:${kind}`, text]] : [];
      });
      await device.keeps(Object.fromEntries(ofOther));
      await comesBack();
      await findsNothing();
    });

    await test.step('continues when storage is full', async () => {
      await device.keeps(sound);
      await device.isFull();
      await findsEverything();
      await flow.answersContact();
      await flow.goesBack();
      await expect(flow.field(texts.phone)).toHaveValue(/512.*555.*0187/);
    });

    await test.step('in a storage that is denied, and later is not', async () => {
      await device.keeps(sound);
      const other = await context.newPage();
      await deniesStorage(other);
      const denied = visitor.onAnotherPage(other);
      await denied.opens(path);
      await denied.within('cover-quote-flow').answersDriver();
      await other.close();
      await findsEverything();
    });

    await test.step('encrypted with a key that is lost', async () => {
      await device.keeps(sound);
      await device.hasLostItsKeys();
      await comesBack();
      await flow.seesStep(texts.driverTitle);
      await expect(flow.field(texts.firstName)).toHaveValue('');
      // Unencrypted records can still be read.
      await expect(visitor.zipField).toHaveValue(person.zip);
      await flow.answersDriver();
      await device.hasWritten('covermount:LS:prefill', { before: sound['covermount:LS:prefill']! });
      await comesBack();
      await flow.seesStep(texts.contactTitle);
    });
  },
);

test(
  'a payment with unreadable records starts over and is charged once',
  inLongTier,
  async ({ author, page, sandbox, context, invariants }) => {
    const device = await Device.of(await context.newPage(), author, sandbox);
    const payer = new Payer(page, sandbox);
    for (const [what, damage] of Object.entries(damages).filter(([name]) => /cut off|version|ahead/.test(name))) {
      await test.step(what, async () => {
        await payer.opens();
        await payer.goesToPay();
        const sound = await device.records();
        expect(Object.keys(sound)).toEqual(
          expect.arrayContaining(['covermount:LS:paymentVisit', 'covermount:LS:paymentIntents']),
        );
        await device.keeps(damaged(sound, damage));
        await page.goBack();
        await payer.sees('formTitle');
        await expect(payer.field('email')).toHaveValue('');
      });
    }
    await payer.goesToPay();
    await payer.paymentPage.pays();
    await payer.sees('paidTitle');
    await invariants.oneCharge(payer.policyNumber);
  },
);

interface Fixtures {
  page: Page;
  author: Author;
  sandbox: Sandbox;
  person: Person;
}

/** What a visitor buys, creates or agrees to, and what the services have of it. */
const journeys: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>> = {
  async 'a premium is paid once'({ page, sandbox }) {
    const payer = new Payer(page, sandbox);
    await payer.opens();
    await payer.goesToPay();
    await payer.paymentPage.pays();
    await payer.sees('paidTitle');
    expect(await payer.charges()).toHaveLength(1);
  },
  async 'a roadside membership is bought once'({ page, sandbox }) {
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.goesToPay();
    await member.paymentPage.pays();
    await member.sees('confirmedTitle');
    expect(await member.charges()).toHaveLength(1);
  },
  async 'a rented home is insured once'({ page, sandbox }) {
    const renter = new RentersVisitor(page, sandbox);
    await renter.opens();
    await renter.comesToPayment();
    await renter.givesGoodCard();
    await renter.pay.click();
    await renter.isInsured();
    expect(await renter.charges()).toHaveLength(1);
  },
  async 'a car is insured once'({ page, sandbox }) {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const buyer = new AutoPaymentVisitor(page, sandbox);
    await buyer.buys(purchase);
    expect(await buyer.record(purchase)).toMatchObject({ charges: [{}], signatures: [{}] });
  },
  async 'the answers for a quote reach an agent once'({ page, sandbox, person }) {
    const path = await quoteToBuy(sandbox, person);
    const purchase = new Purchase(page);
    await page.goto(sandbox.url + path);
    await purchase.comesToTheCodes(person.firstName);
    const transactionId = new URL(path, sandbox.url).searchParams.get('transactionId')!;
    await expect.poll(() => sandbox.verifications(transactionId)).toHaveLength(1);
  },
  async 'an account is created once'({ page, sandbox }) {
    const customer = new NewCustomer(page, sandbox);
    await customer.opens();
    await customer.fillsIn();
    await customer.submit.click();
    await expect(page).toHaveURL(/\/welcome\.html/);
    expect(await customer.accounts()).toHaveLength(1);
  },
  async 'a consent is given once'({ page, sandbox }) {
    const person = new ConsentVisitor(page, sandbox);
    await person.isAsked();
    await person.opens();
    await expect(person.field('firstName')).toHaveValue('José');
    await person.ticksEveryBox();
    await person.button('submit').click();
    await person.sees('givenTitle');
    expect(await sandbox.requests('saveConsent')).toHaveLength(1);
  },
};

const conditions: Readonly<Record<string, (fixtures: Fixtures) => Promise<void>>> = {
  'with a clock that is ten years behind': ({ page }) => hasWrongClock(page, -tenYears),
  'with a clock that is ten years ahead': ({ page }) => hasWrongClock(page, tenYears),
  'that denies storage': ({ page }) => deniesStorage(page),
  'whose storage is full': async ({ page, author, sandbox }) => (await Device.of(page, author, sandbox)).isFull(),
};

/** A policy starts on the device's date, and never in the past: the test below. */
const isRefused = (journey: string, what: string) => journey.startsWith('a rented home') && what.endsWith('behind');

for (const [what, happens] of Object.entries(conditions)) {
  for (const [journey, completes] of Object.entries(journeys).filter(([name]) => !isRefused(name, what)))
    test(`${journey} on a device ${what}`, inLongTier, async ({ page, author, sandbox, person }) => {
      await happens({ page, author, sandbox, person });
      await completes({ page, author, sandbox, person });
    });
}

test(
  'a rented home is not insured from a past date on a device with a clock that is ten years behind, and the visitor is told why',
  inLongTier,
  async ({ page, sandbox, invariants }) => {
    await hasWrongClock(page, -tenYears);
    const renter = new RentersVisitor(page, sandbox);
    await renter.opens();
    await renter.introduces();
    await renter.sees('Austin, TX');
    await renter.goesOn();
    await renter.choosesCoverage();
    await invariants.isAnnounced(page.getByText('A policy cannot start in the past'));
    expect(await renter.charges()).toEqual([]);
  },
);

for (const [which, shift] of [
  ['behind', -tenYears],
  ['ahead', tenYears],
] as const)
  test(
    `a customer signs in and uses the portal on a device with a clock that is ten years ${which}`,
    inLongTier,
    async ({ page, sandbox }) => {
      await hasWrongClock(page, shift);
      const customer = await Policyholder.of(page, sandbox);
      await customer.signsIn();
      await customer.opens('&tabid=policies');
      await expect(customer.card(customer.policyNumbers[0]!)).toBeVisible();
    },
  );

for (const what of ['that denies storage', 'whose storage is full'])
  test(
    `a customer who signs in on a device ${what} is told that other pages do not know it, which is true`,
    what === 'that denies storage' ? whenAffected : inLongTier,
    async ({ page, author, sandbox, person, invariants }) => {
      await conditions[what]!({ page, author, sandbox, person });
      const customer = new Customer(page);
      const signInPage = await author.publishes({
        body: `<cover-sign-in load="eager">
          <script type="application/json">{ "welcomePage": "/customer-portal.html" }</script>
        </cover-sign-in>`,
      });
      await customer.opens(sandbox.url + signInPage);
      await customer.typesCredentials();
      await expect(page.getByRole('heading', { name: customer.signInTexts.signedInTitle })).toBeVisible();
      await invariants.isAnnounced(page.getByText(customer.signInTexts.signedInOnThisPage));
      await expect(page.getByRole('link', { name: customer.signInTexts.continue })).toBeHidden();
      await customer.opens(`${sandbox.url}/customer-portal.html`);
      await expect(page).toHaveURL(/\/sign-in\.html/);
      await expect(page.getByRole('heading', { name: customer.signInTexts.formTitle })).toBeVisible();
    },
  );

import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { en as bindEn } from '#widgets/pseudo-bind/strings.en';
import { en as estimateEn } from '#widgets/quote-estimate/strings.en';
import type { Author } from '../browser/model/author.ts';
import { Payer } from '../browser/model/payer.ts';
import { Purchase } from '../browser/model/purchase.ts';
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

test('a purchase with an unreadable record starts over, and one with a valid record resumes', async ({
  author,
  page,
  sandbox,
  person,
  visitor,
}) => {
  const device = await Device.of(page, author, sandbox);
  const path = await quoteToBuy(sandbox, person);
  const purchase = new Purchase(page);
  await visitor.opens(path);
  await purchase.confirmsDriver();
  const sound = await device.records();
  expect(Object.keys(sound)).toContainEqual(expect.stringMatching(/^covermount:LS:purchase\./));
  await visitor.opens(path);
  await purchase.seesSection(bindEn.contactTitle);
  await device.keeps(damaged(sound, damages['cut off']!));
  await visitor.opens(path);
  await purchase.confirmsDriver();
});

for (const [what, happens] of [
  ['with a clock that is ten years behind', (page: Page) => hasWrongClock(page, -tenYears)],
  ['with a clock that is ten years ahead', (page: Page) => hasWrongClock(page, tenYears)],
  ['that denies storage', deniesStorage],
] as const) {
  test(`a premium is paid once on a device ${what}`, inLongTier, async ({ page, sandbox, invariants }) => {
    await happens(page);
    const payer = new Payer(page, sandbox);
    await payer.opens();
    await payer.goesToPay();
    await payer.paymentPage.pays();
    await payer.sees('paidTitle');
    await invariants.oneCharge(payer.policyNumber);
  });

  test(`a roadside membership is bought once on a device ${what}`, inLongTier, async ({ page, sandbox }) => {
    await happens(page);
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.chooses('single');
    await member.fillsIn();
    await member.payButton('$39.00').click();
    await member.paymentPage.sees();
    await member.paymentPage.pays();
    await member.sees('confirmedTitle');
    expect(await member.charges()).toHaveLength(1);
  });
}

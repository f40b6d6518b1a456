import type { Page } from '@playwright/test';
import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { type ClearData, type ClearName, clearRecords, encryptedRecords } from '#visitor/record-definitions';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { Customer } from '../browser/model/customer.ts';
import { Policyholder } from '../browser/model/policyholder.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { RewardsMember } from '../browser/model/rewards-member.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import { hasStored } from '../browser/model/stored-records.ts';
import { tenYears } from './model/device-faults.ts';
import { damaged, damages, Device } from './model/device.ts';
import type { Scene } from './model/fault-point.ts';
import { expect, test } from './model/journey.ts';
import { sceneOf } from './model/scene.ts';
import { quoteToBuy } from './model/seed-data.ts';

type RecordName = keyof typeof clearRecords | keyof typeof encryptedRecords;

/** A visitor who leaves a record on their device and returns. */
interface Visit {
  leaves: () => Promise<unknown>;
  returns: () => Promise<unknown>;
  finds: () => Promise<unknown>;
  /** As a visitor without the record. */
  findsNothing: () => Promise<unknown>;
}

interface StoredRecord {
  /** Begins the title of a test. */
  of: string;
  names: readonly RecordName[];
  /** True if the visitor returns without the other records: a session replaces the sign-in form. */
  isAlone?: true;
  /** True if `npm test` runs it, too. */
  isSampled?: true;
  visit: (scene: Scene) => Promise<Visit> | Visit;
}

/** Waits until React renders the widget: what is drawn before shows no draft yet. */
const isRendered = ({ page }: Scene, widget: string) =>
  page.waitForFunction(
    (name) =>
      [...document.querySelectorAll(`${name}[data-cover-drawn]`)].some((element) =>
        [...(element.shadowRoot ?? element).querySelectorAll('input, button, a')].some((control) =>
          Object.keys(control).some((key) => key.startsWith('__react')),
        ),
      ),
    `cover-${widget}`,
  );

/** A form that saves what is entered, its page, and what a visitor enters in the first field. */
const form =
  (widget: string, path: string, text: string) =>
  (scene: Scene): Visit => {
    const { page, sandbox } = scene;
    const field = page.locator(`cover-${widget}`).getByRole('textbox').first();
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    const returns = async () => {
      await page.goto(sandbox.url + path);
      await isRendered(scene, widget);
    };
    return {
      async leaves() {
        await returns();
        const before = await stored();
        await field.fill(text);
        await expect.poll(stored).not.toBe(before);
      },
      returns,
      finds: () => expect(field).toHaveValue(text),
      findsNothing: () => expect(field).toHaveValue(''),
    };
  };

/** The email address in the form of a sign-in page. */
function emailAt(scene: Scene, path: string): Pick<Visit, 'returns' | 'finds' | 'findsNothing'> {
  const { page, sandbox, visitor } = scene;
  const { signInTexts, account } = new Customer(page);
  const email = page.getByRole('textbox', { name: signInTexts.email });
  return {
    async returns() {
      await page.goto(sandbox.url + path);
      await isRendered(scene, 'sign-in');
      // The machine fills it in.
      await visitor.hasReceivedTheWholeWidget('cover-sign-in');
    },
    finds: () => expect(email).toHaveValue(account.email),
    findsNothing: () => expect(email).toHaveValue(''),
  };
}

const storedRecords: readonly StoredRecord[] = [
  {
    of: 'create-customer',
    names: ['customerDraft'],
    isSampled: true,
    visit: form('create-customer', '/create-customer.html', 'Robin'),
  },
  {
    of: 'make-a-payment',
    names: ['paymentVisit'],
    isSampled: true,
    visit: form('make-a-payment', '/make-a-payment.html', 'LKM-1001'),
  },
  {
    of: 'newsletter',
    names: ['earlyInput'],
    isSampled: true,
    visit: form('newsletter', '/newsletter.html', 'robin@example.com'),
  },
  {
    of: 'out-of-service',
    names: ['earlyInput'],
    isSampled: true,
    visit: form('out-of-service', '/out-of-service.html?state=NV', 'robin@example.com'),
  },
  { of: 'renters', names: ['rentersVisit'], isSampled: true, visit: form('renters', '/renters.html', 'Robin') },
  { of: 'consent-form', names: ['consentDraft'], visit: form('consent-form', '/consent-form.html', 'Robin') },
  {
    of: 'roadside',
    names: ['purchase'],
    visit({ page, sandbox }) {
      const member = new RoadsideMember(page, sandbox);
      return {
        async leaves() {
          await member.opens();
          await member.chooses('family');
          await hasStored(page, /:purchase\.roadside$/);
        },
        returns: () => member.opens(),
        finds: () => member.sees('buyerTitle'),
        async findsNothing() {
          await member.sees('membershipTitle');
          await expect(member.choice('family')).not.toBeChecked();
        },
      };
    },
  },
  {
    of: 'pseudo-bind',
    names: ['purchase'],
    isSampled: true,
    async visit({ visitor, purchase, sandbox, person }) {
      const path = await quoteToBuy(sandbox, person);
      const { texts } = purchase;
      return {
        async leaves() {
          await visitor.opens(path);
          await purchase.confirmsDriver();
        },
        returns: () => visitor.opens(path),
        finds: () => purchase.seesSection(texts.contactTitle),
        async findsNothing() {
          await purchase.seesSection(texts.driverTitle);
          await expect(purchase.field(texts.licenseNumber)).toHaveValue('');
        },
      };
    },
  },
  {
    of: 'auto-payment',
    names: ['purchase'],
    async visit({ page, sandbox }) {
      const purchase = await StartedPurchase.at(sandbox, -1);
      const buyer = new AutoPaymentVisitor(page, sandbox);
      const { texts } = buyer;
      const license = page.getByRole('textbox', { name: texts.licenseNumber, exact: true });
      return {
        async leaves() {
          await buyer.opens(purchase);
          await buyer.entersDriver();
          await hasStored(page, /:purchase\.pay-/);
        },
        returns: () => buyer.opens(purchase),
        finds: () => expect(license).toHaveValue('77665544'),
        findsNothing: () => expect(license).toHaveValue(''),
      };
    },
  },
  {
    of: 'sign-in after a forgotten password',
    names: ['accountEmail'],
    visit(scene) {
      const { page, sandbox } = scene;
      const customer = new Customer(page);
      return {
        async leaves() {
          await customer.opens(`${sandbox.url}/forgot-password.html`);
          await customer.asksForLink();
          await hasStored(page, /:accountEmail$/);
        },
        ...emailAt(scene, '/sign-in.html'),
      };
    },
  },
  {
    of: 'sign-in of a customer who is remembered',
    names: ['rememberedSignIn'],
    isAlone: true,
    visit(scene) {
      const { page, sandbox } = scene;
      const customer = new Customer(page);
      return {
        async leaves() {
          await customer.opens(`${sandbox.url}/sign-in.html`);
          await page.getByRole('checkbox', { name: customer.signInTexts.rememberMe }).check({ force: true });
          await customer.typesCredentials();
          await expect(page).toHaveURL(/\/welcome\.html/);
        },
        ...emailAt(scene, '/sign-in.html'),
      };
    },
  },
  {
    of: 'account-header',
    names: ['customerSession', 'customerToken'],
    visit({ page, sandbox }) {
      const customer = new Customer(page);
      return {
        async leaves() {
          await customer.opens(`${sandbox.url}/sign-in.html`);
          await customer.typesCredentials();
          await expect(page).toHaveURL(/\/welcome\.html/);
        },
        returns: () => customer.opens(`${sandbox.url}/account-header.html`),
        finds: () => customer.seesName(),
        findsNothing: () => customer.isSignedOut(),
      };
    },
  },
  {
    of: 'customer-portal with an ID card',
    names: ['idCards'],
    async visit({ page, sandbox }) {
      const customer = await Policyholder.of(page, sandbox);
      const { texts, portal } = customer;
      const card = customer.button(format(texts.idCardOf, { number: customer.policy('LKM-1001') })).first();
      await customer.signsIn();
      const returns = async () => {
        await customer.opens('&tabid=policies');
        await expect(card).toBeVisible();
      };
      const opensOffline = async (text: string) => {
        await page.context().setOffline(true);
        await card.click();
        await expect(portal.getByText(text)).toBeVisible();
        await page.context().setOffline(false);
      };
      return {
        async leaves() {
          await returns();
          await card.click();
          await expect(portal.getByText(texts.idCardSaved)).toBeVisible();
        },
        returns,
        finds: () => opensOffline(texts.insured),
        findsNothing: () => opensOffline(texts['failed.offline']),
      };
    },
  },
  {
    of: 'customer-portal with a gift card whose code was not seen',
    names: ['redemptions'],
    async visit({ page, sandbox }) {
      const member = await RewardsMember.create(page, sandbox);
      const { texts } = member;
      const resume = member.portal.getByRole('button', { name: texts['rewards.unfinishedAsk'], exact: true });
      await member.signsIn();
      return {
        async leaves() {
          await member.opens('rewards');
          await sandbox.injectFault({ call: 'redeemGiftCard', kind: 'hangUpAfter' });
          await member.redeems('$10 gift card');
          await expect(member.dialog(texts['rewards.undecidedTitle'])).toBeVisible();
          await sandbox.clearFaults();
        },
        returns: () => member.opens('rewards'),
        finds: () => expect(resume.first()).toBeVisible(),
        async findsNothing() {
          await expect(member.button(format(texts['rewards.redeemNamed'], { card: '$10 gift card' }))).toBeVisible();
          await expect(resume).toHaveCount(0);
        },
      };
    },
  },
  {
    of: 'customer-portal with a friend to refer',
    names: ['referralDraft'],
    async visit({ page, sandbox }) {
      const member = await RewardsMember.create(page, sandbox);
      const email = member.field('referral.email');
      await member.signsIn();
      return {
        async leaves() {
          await member.opens('dashboard');
          await member.entersFriend();
          await hasStored(page, /:referralDraft$/);
        },
        returns: () => member.opens('dashboard'),
        finds: () => expect(email).toHaveValue('jose.friend@example.com'),
        findsNothing: () => expect(email).toHaveValue(''),
      };
    },
  },
];

/** Records of other tests. On the page with all widgets, below, each record is damaged. */
const elsewhere: readonly RecordName[] = [
  // `storage.spec.ts`
  ...(['guestToken', 'place', 'zipLookup', 'prefill', 'estimate', 'paymentIntents'] as const),
  // Only on the page with all widgets: no visitor has anything to find again.
  ...(['guestTokenCa', 'signOutPending', 'language', 'attribution'] as const),
];

test('each definition of a record has a visit with that record damaged', () => {
  const visited = new Set([...storedRecords.flatMap(({ names }) => names), ...elsewhere]);
  expect([...visited].toSorted()).toEqual(Object.keys({ ...clearRecords, ...encryptedRecords }).toSorted());
});

for (const { of: widget, names, isAlone = false, isSampled = false, visit } of storedRecords)
  test(
    `${widget} starts over on a device with a damaged record, and saves what is entered again`,
    isSampled ? {} : inLongTier,
    async ({ page, sandbox, author, person, visitor }) => {
      const device = await Device.of(page, author, sandbox);
      const { leaves, returns, finds, findsNothing } = await visit(sceneOf({ page, sandbox, author, person, visitor }));
      const isOf = (name: RecordName) => (key: string) => new RegExp(`^covermount:LS:${name}(\\.|$)`).test(key);
      // A form has what was typed before React in a record of its own, until the next input.
      const isOfVisit = (key: string) => [...names, 'earlyInput' as const].some((name) => isOf(name)(key));
      await leaves();
      const all = Object.entries(await device.records());
      const records = Object.fromEntries(all.filter(([key]) => isOfVisit(key)));
      for (const name of names) expect(Object.keys(records).some(isOf(name)), name).toBe(true);
      const others = isAlone ? {} : Object.fromEntries(all.filter(([key]) => !isOfVisit(key)));

      await device.keeps({ ...others, ...records });
      await returns();
      await finds();
      for (const [what, damage] of Object.entries(damages))
        await test.step(what, async () => {
          await device.keeps({ ...others, ...damaged(records, damage) });
          await returns();
          await findsNothing();
        });
      await test.step('of another brand', async () => {
        const ofOther = Object.entries(records).map(([key, text]) => [key.replace(':LS:', ':GC:'), text]);
        await device.keeps({ ...others, ...(Object.fromEntries(ofOther) as typeof records) });
        await returns();
        await findsNothing();
        expect(await device.records()).toMatchObject(Object.fromEntries(ofOther));
      });
      await leaves();
      const replaced = Object.entries(await device.records()).filter(([key]) => isAlone && isOfVisit(key));
      if (isAlone) await device.keeps(Object.fromEntries(replaced));
      await returns();
      await finds();
    },
  );

/** A valid value of each record that is not encrypted. */
const validData: { readonly [Name in ClearName]: ClearData<Name> } = {
  guestToken: { value: 'sample' },
  guestTokenCa: { value: 'sample' },
  customerSession: { state: 'TX' },
  signOutPending: true,
  place: { zip: '78701', city: 'Austin', state: 'TX' },
  zipLookup: {
    zip: '78701',
    isQuotable: true,
    places: [{ zip: '78701', city: 'Austin', state: 'TX' }],
    variant: 'primary',
  },
  language: 'es',
  attribution: { utmSource: 'sample', anonymousId: 'sample' },
};

/** The text of a record with these data, as stored so many milliseconds ago. */
function textOf(name: RecordName, { version = 1, data = dataOf(name), age = 0 } = {}): string {
  const savedAt = Date.now() - age;
  const { timeToLive } = { ...clearRecords, ...encryptedRecords }[name];
  return JSON.stringify({ v: version, savedAt, expiresAt: savedAt + timeToLive, data });
}
const dataOf = (name: RecordName): unknown => (name in validData ? validData[name as ClearName] : 'AAAA');

/** What any script of the site, an earlier release or another device's copy may leave under the name of a record. */
const foreignTexts: Readonly<Record<string, (name: RecordName) => string>> = {
  'cut off': (name) => textOf(name).slice(0, 20),
  null: () => 'null',
  'of another shape': (name) => textOf(name, { data: { somebody: ['else'] } }),
  'of a later version': (name) => textOf(name, { version: 99 }),
  huge: (name) => textOf(name, { data: 'A'.repeat(100_000) }),
  'written ten years ago': (name) => textOf(name, { age: tenYears }),
};

/** The page with all widgets, on a device with a text under the name of each record. */
class AllWidgets {
  readonly #names = Object.keys({ ...clearRecords, ...encryptedRecords }) as RecordName[];
  /** The names in storage of records with several instances. */
  readonly #instances: Partial<Record<RecordName, readonly string[]>> = {
    purchase: ['purchase.roadside'],
    earlyInput: ['earlyInput.create-customer', 'earlyInput.newsletter', 'earlyInput.zip-form'],
  };

  constructor(
    private readonly page: Page,
    private readonly address: string,
    private readonly device: Device,
  ) {}

  async has(brandCode: string, text: (name: RecordName) => string, names = this.#names): Promise<void> {
    const keyed = names.flatMap((name) =>
      (this.#instances[name] ?? [name]).map((stored) => [`covermount:${brandCode}:${stored}`, text(name)] as const),
    );
    await this.device.keeps(Object.fromEntries(keyed));
    await this.page.evaluate(
      (all) => {
        for (const [key, value] of all)
          document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)};path=/`;
      },
      keyed.filter(([key]) => key.endsWith(':attribution')),
    );
  }

  async opens(): Promise<void> {
    await this.page.goto(this.address);
    await this.page.waitForLoadState('networkidle');
  }

  /** The texts and values of each widget but the countdown, whose seconds pass, and the map, whose middle moves while it loads. */
  async texts(): Promise<Readonly<Record<string, string>>> {
    // A widget loads when it is about to be seen.
    for (const section of await this.page.locator('main > section').all()) await section.scrollIntoViewIfNeeded();
    return this.page.evaluate(() => {
      const widgets = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        ({ localName }) => localName.startsWith('cover-') && !/-(countdown|office-locator)$/.test(localName),
      );
      return Object.fromEntries(
        widgets.map((widget) => {
          const parts = [...(widget.shadowRoot ?? widget).querySelectorAll<HTMLElement>('.cover-root, input, select')];
          const texts = parts.map((part) => ('value' in part ? String(part.value) : part.innerText));
          return [widget.localName, texts.join(' | ')];
        }),
      );
    });
  }

  /** The same, once they do not change any more. */
  async settledTexts(): Promise<Readonly<Record<string, string>>> {
    let last: Readonly<Record<string, string>> = {};
    await expect(async () => {
      const before = last;
      last = await this.texts();
      expect(last).toEqual(before);
      // The others draw nothing of their own until something happens.
      const empty = Object.keys(last).filter((name) => last[name] === '');
      expect(empty.filter((name) => !/-(offers|policy-modal|language-prompt|back-to-top)$/.test(name))).toEqual([]);
    }).toPass({ intervals: [2000] });
    return last;
  }
}

test(
  'every widget shows a visitor with damaged records what it shows a new visitor',
  inLongTier,
  async ({ page, author, sandbox }) => {
    const device = await Device.of(page, author, sandbox);
    const widgets = new AllWidgets(page, `${sandbox.url}/widgets.html`, device);
    await widgets.opens();
    const asNew = await widgets.settledTexts();
    expect(asNew['cover-zip-form']).not.toBe('');
    for (const [what, text] of Object.entries(foreignTexts))
      await test.step(what, async () => {
        await widgets.has('LS', text);
        await widgets.opens();
        await expect.poll(() => widgets.texts()).toEqual(asNew);
      });
    await test.step('of another brand', async () => {
      await widgets.has('GC', textOf);
      await widgets.opens();
      await expect.poll(() => widgets.texts()).toEqual(asNew);
    });
    await test.step('a valid place', async () => {
      await widgets.has('LS', textOf, ['place', 'zipLookup']);
      await widgets.opens();
      await expect.poll(async () => (await widgets.texts())['cover-zip-form']).not.toBe(asNew['cover-zip-form']);
    });
  },
);

import type { Locator, Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en as officeEn } from '#widgets/office-locator/strings.en';
import { en as purchaseEn } from '#widgets/pseudo-bind/strings.en';
import { OfficeSeeker } from '../../browser/model/office-seeker.ts';
import type { Payer } from '../../browser/model/payer.ts';
import type { Person } from '../../browser/model/people.ts';
import type { Purchase } from '../../browser/model/purchase.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';
import type { Visitor } from '../../browser/model/visitor.ts';
import { expect } from './journey.ts';
import { leadWithout, quoteToBuy } from './seeds.ts';

export interface Scene {
  page: Page;
  sandbox: Sandbox;
  person: Person;
  visitor: Visitor;
  /** Pays a policy that nobody else pays. */
  payer: Payer;
  purchase: Purchase;
}

/** A place in a flow where the visitor waits for a call. */
export interface Station {
  where: string;
  call: string;
  widget: string;
  /** Up to where the call is about to be made. */
  arrives(scene: Scene): Promise<unknown>;
  /** What makes the call. */
  asks(scene: Scene): Promise<unknown>;
  /** What the visitor reads when it has failed, whatever way. */
  told(scene: Scene): Locator;
  /** What the visitor does about it; asks again. */
  asksAgain(scene: Scene): Promise<unknown>;
  /** Where they are once it has worked. */
  isThrough(scene: Scene): Promise<unknown>;
  /** The faults that are told and tried again here; all of them when absent. After others the visitor goes on by hand. */
  only?: readonly string[];
  /** True where asking leads to a page of its own, without the fields. */
  leavesForm?: boolean;
}

/** A service that cannot be reached, or whose answer cannot be read. */
const unreachable = ({ visitor: { scope, texts } }: Scene) =>
  scope.getByText(texts.unreachableTitle).or(scope.getByText(texts.malformedTitle));
const retries = ({ visitor }: Scene) => visitor.button(visitor.texts.retry).first().click();
const purchaseUnreachable = ({ page }: Scene) => page.getByText(purchaseEn.unreachableTitle);
const retriesPurchase = ({ purchase }: Scene) => purchase.button(purchaseEn.retry).click();
const license = '77665544';

/** What both calls behind “Find my policy” have in common. */
const looksUpAPolicy = {
  async arrives({ payer }) {
    await payer.opens();
    await payer.fillsIn();
  },
  asks: ({ payer }) => payer.button('findPolicy').click(),
  async asksAgain({ payer }) {
    await payer.closesDialog();
    await payer.button('findPolicy').click();
  },
  isThrough: ({ payer }) => payer.sees('detailsTitle'),
} satisfies Partial<Station>;

export const stations: readonly Station[] = [
  {
    where: 'the zip form',
    call: 'cityByZip',
    widget: 'cover-zip-form',
    async arrives({ visitor, person }) {
      await visitor.opens('/zip-form.html');
      await visitor.lookingAt(visitor.page.locator('cover-zip-form').first()).typesZip(person.zip);
    },
    asks: ({ visitor }) => visitor.lookingAt(visitor.page.locator('cover-zip-form').first()).asksForQuotes(),
    told: ({ visitor }) => visitor.page.getByText(visitor.zipTexts.unreachable),
    asksAgain: ({ visitor }) => visitor.lookingAt(visitor.page.locator('cover-zip-form').first()).asksForQuotes(),
    isThrough: ({ page }) => expect(page).toHaveURL(/#driver1$/),
  },
  {
    where: 'the lookup of a license',
    call: 'driverByLicense',
    widget: 'cover-quote-flow',
    async arrives({ visitor }) {
      await visitor.opens('/quote-flow.html');
      await visitor.ticks(visitor.choice(visitor.texts.modeLabel, visitor.texts['mode.license']));
      await visitor.field(visitor.texts.licenseNumber).fill('99887760');
      await visitor.typesBirthDate();
    },
    asks: ({ visitor }) => visitor.goesOn(),
    told: unreachable,
    asksAgain: retries,
    isThrough: ({ visitor }) => visitor.sees(visitor.texts.licenseNotFound),
    // A failed search finds nobody (spec 1 §8).
    only: ['hangUp', 'hang'],
  },
  {
    where: 'the zip code of an address',
    call: 'cityByZip',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'address')).path);
      await visitor.field(visitor.texts.street).fill(person.street);
    },
    asks: ({ visitor, person }) => visitor.field(visitor.texts.zip).fill(person.zip),
    told: unreachable,
    asksAgain: retries,
    isThrough: ({ visitor }) => expect(visitor.field(visitor.texts.city)).toHaveValue('Austin'),
  },
  {
    where: 'the car of a VIN',
    call: 'detailByVin',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
      await visitor.seesStep(visitor.texts.addFirstVehicle);
    },
    asks: ({ visitor }) => visitor.typesVin(),
    told: unreachable,
    asksAgain: retries,
    isThrough: ({ visitor }) => visitor.seesTheirCar(),
  },
  {
    where: 'the makes of a year',
    call: 'vehicleMakes',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
      await visitor.ticks(visitor.choice(visitor.texts.vehicleEntry, visitor.texts['vehicleEntry.model']));
    },
    asks: ({ visitor }) => visitor.list(visitor.texts.vehicleYear).selectOption('2019'),
    told: unreachable,
    asksAgain: retries,
    isThrough: ({ visitor }) => visitor.list(visitor.texts.make).selectOption('Toyota'),
  },
  {
    where: 'the coverages of a state',
    call: 'getCoverages',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    async asks({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
    },
    told: unreachable,
    asksAgain: retries,
    isThrough: ({ visitor }) => expect(visitor.packages().first()).toBeVisible(),
  },
  {
    where: 'a quote that is submitted',
    call: 'prepareTransaction',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
      await visitor.choosesFirstPackage();
    },
    asks: ({ visitor }) => visitor.presses(visitor.texts.seeQuotes),
    leavesForm: true,
    told: ({ visitor }) =>
      visitor.heading(new RegExp(`${visitor.texts.quotesUnreachableTitle}|${visitor.person.firstName}`)),
    asksAgain: retries,
    isThrough: async ({ visitor, sandbox }) => {
      await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
      sandbox.letsCarriersAnswer();
      await visitor.results.show();
    },
  },
  {
    where: 'the rates of a quote',
    call: 'getResults',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'coverage')).path);
      await visitor.choosesFirstPackage();
    },
    asks: ({ visitor }) => visitor.presses(visitor.texts.seeQuotes),
    leavesForm: true,
    told: ({ visitor }) =>
      visitor.heading(new RegExp(`${visitor.texts.quotesUnreachableTitle}|${visitor.person.firstName}`)),
    asksAgain: retries,
    isThrough: async ({ visitor, sandbox }) => {
      sandbox.letsCarriersAnswer();
      await visitor.results.show();
    },
  },
  {
    where: 'the page of a carrier',
    call: 'buyNow',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      const { path } = await leadWithout(sandbox, person);
      await visitor.opens(path);
      await expect.poll(async () => (await sandbox.requests('getResults')).length).toBeGreaterThan(0);
      sandbox.letsCarriersAnswer();
      await visitor.results.show();
      const carrier = await visitor.results.carrierThatCanBeFramed();
      await visitor.results.action(visitor.texts['results.buy'], carrier).click();
    },
    asks: ({ visitor }) => visitor.presses(visitor.texts['results.yes']),
    told: ({ visitor }) =>
      visitor.heading(new RegExp(format(visitor.texts['results.buyFailedTitle'], { carrier: '.*' }))),
    asksAgain: ({ visitor }) => visitor.presses(visitor.texts['results.tryBuyAgain']),
    isThrough: ({ visitor }) =>
      expect(visitor.results.partnerPage.getByRole('heading', { name: 'Almost there, Rowan' })).toBeVisible(),
  },
  {
    where: 'a partner’s lead',
    call: 'affiliateLead',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    async asks({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
    },
    told: unreachable,
    asksAgain: retries,
    isThrough: ({ visitor }) => visitor.seesStep(visitor.texts.addFirstVehicle),
    only: ['hangUp', 'hang'],
  },
  {
    where: 'the lookup of a policy',
    call: 'findPayablePolicy',
    widget: 'cover-make-a-payment',
    ...looksUpAPolicy,
    told: ({ payer }) => payer.dialog.getByText(/could not reach our service|Something unexpected went wrong/),
  },
  {
    where: 'the session of a payment',
    call: 'openPaymentSession',
    widget: 'cover-make-a-payment',
    ...looksUpAPolicy,
    told: ({ payer }) => payer.dialog.getByText(/could not reach our service|wrong with the payment process/),
  },
  {
    where: 'the way back from a payment',
    call: 'setPaymentReturn',
    widget: 'cover-make-a-payment',
    async arrives({ payer }) {
      await payer.opens();
      await payer.looksUp();
      await payer.sees('detailsTitle');
    },
    asks: ({ payer }) => payer.payButton.click(),
    told: ({ payer }) => payer.dialog.getByText(/could not reach our service|wrong with the payment process/),
    async asksAgain({ payer }) {
      await payer.closesDialog();
      await payer.payButton.click();
    },
    isThrough: ({ payer }) => payer.paymentPage.sees(),
  },
  {
    where: 'the result of a payment',
    call: 'loadPaymentResult',
    widget: 'cover-make-a-payment',
    async arrives({ payer }) {
      await payer.opens();
      await payer.goesToPay();
      await payer.paymentPage.typesCard();
    },
    asks: ({ payer }) => payer.paymentPage.payButton.click(),
    leavesForm: true,
    told: ({ payer }) => payer.widget.getByRole('heading', { name: payer.texts.unreadTitle }),
    asksAgain: ({ payer }) => payer.button('tryAgain').click(),
    isThrough: ({ payer }) => payer.sees('paidTitle'),
  },
  {
    where: 'the quote that is bought',
    call: 'loadBindQuote',
    widget: 'cover-pseudo-bind',
    arrives: () => Promise.resolve(),
    async asks({ visitor, sandbox, person }) {
      await visitor.opens(await quoteToBuy(sandbox, person));
    },
    told: purchaseUnreachable,
    asksAgain: retriesPurchase,
    isThrough: ({ purchase }) => purchase.seesSection(purchaseEn.driverTitle),
  },
  {
    where: 'the check of a license',
    call: 'driverByLicense',
    widget: 'cover-pseudo-bind',
    async arrives({ visitor, sandbox, person, purchase, page }) {
      await visitor.opens(await quoteToBuy(sandbox, person));
      await purchase.field(purchaseEn.licenseNumber).fill(license);
      await page.getByRole('checkbox').check({ force: true });
    },
    asks: ({ purchase }) => purchase.button(purchaseEn.next).click(),
    told: purchaseUnreachable,
    asksAgain: retriesPurchase,
    isThrough: ({ purchase }) => purchase.seesSection(purchaseEn.contactTitle),
  },
  {
    where: 'a place to look for offices',
    call: 'findAddressCandidates',
    widget: 'cover-office-locator',
    async arrives({ page, sandbox }) {
      await page.goto(`${sandbox.url}/office-locator.html`);
      await new OfficeSeeker(page).field.fill('El Paso, TX');
    },
    asks: ({ page }) =>
      new OfficeSeeker(page).widget.getByRole('button', { name: officeEn.search, exact: true }).click(),
    told: ({ page }) => page.getByText(officeEn['error.unreachable']),
    asksAgain: ({ page }) =>
      new OfficeSeeker(page).widget.getByRole('button', { name: officeEn.search, exact: true }).click(),
    isThrough: ({ page }) => expect(page.getByText(/offices? near El Paso/i).first()).toBeVisible(),
  },
];

import type { Locator, Page, Route } from '@playwright/test';
import { inLongTier, whenAffected } from '#tooling/testing/tier';
import { en as flow } from '#widgets/quote-flow/strings.en';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { ConsentVisitor } from '../browser/model/consent-visitor.ts';
import { Customer } from '../browser/model/customer.ts';
import { NewCustomer } from '../browser/model/new-customer.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import type { Scene } from './model/fault-point.ts';
import { expect, test } from './model/journey.ts';
import { sceneOf } from './model/scene.ts';
import { quoteToBuy } from './model/seed-data.ts';

/** What a server answers for a file of the build that a deployment has removed. */
const losses = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: '' }),
  // A server that answers every unknown address with the site's own page.
  'has become a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Moved</title>' }),
} as const;
type Loss = keyof typeof losses;

/** A visitor at the point where a file of the build is needed. */
interface Waiting {
  widget: Locator;
  /** Opens the page, and enters what the visitor must not lose. */
  enters: () => Promise<unknown>;
  /** Presses the button behind which the file is needed; absent where it is needed at once. */
  presses?: () => Promise<unknown>;
  message: Locator;
  /** Tries again; a message without it is followed by another press. */
  retry?: Locator;
  /** Returns to what was entered, on another page by then. */
  goesBack?: () => Promise<unknown>;
  /**
   * What a reload leads to while the file is not there: the message instead of the form, which is shown again later; the
   * message instead of the next page; the form, whose button has to be pressed again. Absent where nothing is stored.
   */
  reload?: 'message, then form' | 'message, then next page' | 'form';
  /** What follows once the file is there. */
  arrives: () => Promise<unknown>;
}

interface LaterFile {
  /** Completes the title of a test. */
  of: string;
  files: RegExp;
  /** Both by default; `page.spec.ts` has the missing file of the others. */
  losses?: readonly Loss[];
  waits: (scene: Scene) => Promise<Waiting> | Waiting;
}

async function buyerIn(scene: Scene): Promise<Waiting> {
  const { purchase, page, visitor } = scene;
  const { texts } = purchase;
  const address = await quoteToBuy(scene.sandbox, scene.person);
  return {
    widget: page.locator('cover-pseudo-bind'),
    async enters() {
      await visitor.opens(address);
      await purchase.entersDriver();
    },
    presses: () => purchase.button(texts.next).click(),
    message: page.getByText(texts.unreachableTitle),
    retry: purchase.button(texts.retry),
    reload: 'message, then form',
    arrives: () => purchase.seesSection(texts.contactTitle),
  };
}

function newCustomerIn({ page, sandbox }: Scene): Waiting {
  const customer = new NewCustomer(page, sandbox);
  const { widget, texts } = customer;
  const message = widget.getByText(texts.unreachableTitle);
  return {
    widget,
    async enters() {
      await customer.opens();
      // Before the machine is there, nothing looks the zip code up, and the form cannot be sent.
      await expect(message).toBeVisible();
      await customer.types();
    },
    message,
    retry: widget.getByRole('button', { name: texts.retry, exact: true }),
    reload: 'message, then form',
    async arrives() {
      await expect(customer.field('city')).toHaveValue('Austin');
      await customer.submit.click();
      await expect(page).toHaveURL(/\/welcome\.html/);
      expect(await customer.accounts()).toHaveLength(1);
    },
  };
}

function consentingIn({ page, sandbox }: Scene): Waiting {
  const consenting = new ConsentVisitor(page, sandbox);
  const { widget, texts } = consenting;
  return {
    widget,
    async enters() {
      await consenting.opens();
      await consenting.types();
      await consenting.ticksEveryBox();
    },
    presses: () => consenting.button('submit').click(),
    message: widget.getByText(texts.unreachableTitle),
    retry: consenting.button('retry'),
    reload: 'message, then form',
    arrives: () => consenting.sees('givenTitle'),
  };
}

function customerIn({ page, sandbox }: Scene): Waiting {
  const customer = new Customer(page);
  const { signInTexts: texts } = customer;
  const widget = page.locator('cover-sign-in');
  return {
    widget,
    async enters() {
      await customer.opens(`${sandbox.url}/sign-in.html`);
      await customer.entersCredentials();
    },
    presses: () => customer.button(texts.submit).click(),
    message: widget.getByText(texts.unreachable),
    arrives: async () => {
      await expect(page).toHaveURL(/\/welcome\.html/);
      await customer.seesName();
    },
  };
}

const laterFiles: readonly LaterFile[] = [
  { of: 'the machine of a purchase', files: /\/chunks\/pseudo-bind\.core-/, waits: buyerIn },
  {
    of: 'the checks of a purchase',
    files: /\/chunks\/calls\.chunk-/,
    waits: async (scene) => ({ ...(await buyerIn(scene)), reload: 'form' }),
  },
  {
    of: 'the later sections of a purchase',
    files: /\/chunks\/sections\.chunk-/,
    async waits(scene) {
      const waiting = await buyerIn(scene);
      const { purchase } = scene;
      return {
        ...waiting,
        reload: 'message, then next page',
        async goesBack() {
          await purchase.button(purchase.texts.back).click();
          await purchase.seesSection(purchase.texts.driverTitle);
        },
      };
    },
  },
  {
    of: 'the codes of a purchase',
    files: /\/chunks\/verification\./,
    async waits(scene) {
      const waiting = await buyerIn(scene);
      const { purchase, person, page } = scene;
      const { texts } = purchase;
      return {
        ...waiting,
        reload: 'message, then next page',
        async enters() {
          await waiting.enters();
          await purchase.button(texts.next).click();
          await purchase.seesSection(texts.contactTitle);
          await purchase.prefers();
          await purchase.drivesAlone();
          await purchase.choosesAnswers(person.firstName);
        },
        presses: () => purchase.button(texts.submit).click(),
        async arrives() {
          await purchase.seesSection(texts['verification.title']);
          await expect(purchase.field(texts['verification.emailLabel'])).toBeVisible();
          await page.keyboard.press('Escape');
        },
        async goesBack() {
          await purchase.button(texts.changeAnswers).click();
          await purchase.seesSection(texts.questionsTitle);
        },
      };
    },
  },
  { of: 'the machine of a new customer', files: /\/chunks\/create-customer\.core-/, waits: newCustomerIn },
  {
    of: 'what decrypts the visit of a new customer',
    files: /\/chunks\/encrypted-record-/,
    losses: ['is missing'],
    waits: newCustomerIn,
  },
  { of: 'the machine of a consent', files: /\/chunks\/consent-form\.core-/, waits: consentingIn },
  {
    of: 'the machine of a sign-in',
    files: /\/chunks\/sign-in\.chunk-/,
    waits(scene) {
      const waiting = customerIn(scene);
      return {
        ...waiting,
        retry: waiting.widget.getByRole('button', { name: new Customer(scene.page).signInTexts.retry }),
      };
    },
  },
  { of: 'the call of a sign-in', files: /\/chunks\/sign-in-at-either-/, waits: customerIn },
  {
    of: 'the later sections of a renters flow',
    files: /\/chunks\/pages\.chunk-/,
    losses: ['has become a page'],
    waits({ page, sandbox }) {
      const renter = new RentersVisitor(page, sandbox);
      const { texts } = renter;
      return {
        widget: page.locator('cover-renters'),
        async enters() {
          await renter.opens();
          await renter.introduces();
          await renter.sees('Austin, TX');
        },
        presses: () => renter.goesOn(),
        message: page.getByText(texts.unreachableTitle),
        retry: renter.button(texts.retry),
        reload: 'message, then next page',
        arrives: () => renter.seesSection(texts.coverageTitle),
        async goesBack() {
          await renter.goesOn(texts.back);
          await renter.seesSection(texts.personalTitle);
        },
      };
    },
  },
  {
    of: 'the later pages of a roadside membership',
    files: /\/chunks\/later-pages\.chunk-/,
    losses: ['has become a page'],
    waits({ page, sandbox }) {
      const member = new RoadsideMember(page, sandbox);
      const { widget, texts } = member;
      return {
        widget,
        async enters() {
          await member.opens();
          await member.choice('family').check();
          await member.reads('$69.00');
        },
        presses: () => member.button('next').click(),
        message: widget.getByText(texts.unreachableTitle),
        retry: member.button('retry'),
        reload: 'message, then next page',
        arrives: () => member.sees('buyerTitle'),
        async goesBack() {
          await member.button('back').click();
          await member.sees('membershipTitle');
        },
      };
    },
  },
  {
    of: 'the later sections of an auto payment',
    files: /\/chunks\/sections\.chunk-/,
    losses: ['has become a page'],
    async waits({ page, sandbox }) {
      const purchase = await StartedPurchase.at(sandbox, -1);
      const buyer = new AutoPaymentVisitor(page, sandbox);
      const { texts } = buyer;
      return {
        widget: page.locator('cover-auto-payment'),
        async enters() {
          await buyer.opens(purchase);
          await buyer.entersDriver();
        },
        presses: () => buyer.button(texts.next).click(),
        message: page.getByText(texts.unreachableTitle),
        retry: buyer.button(texts.retry),
        reload: 'form',
        arrives: () => buyer.seesSection(texts.driversTitle),
        async goesBack() {
          await buyer.button(texts.back).click();
          await buyer.seesSection(texts.driverTitle);
        },
      };
    },
  },
];

/** The encrypted text of a visit to the quote flow. */
const savedVisit = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(':prefill'))?.[1]);

/** Presses a button that disappears when the page tries again by itself. */
const triesAgain = (retry: Locator) =>
  expect(async () => {
    if (await retry.first().isVisible()) await retry.first().click({ timeout: 1500 });
  }).toPass();

for (const { of: name, files, waits, losses: applying = Object.keys(losses) as Loss[] } of laterFiles)
  for (const loss of applying) {
    // The second way of losing a file is combined with a reload.
    const isReloaded = loss === 'has become a page';
    test(
      `${name}, whose file ${loss}, shows a message, loses nothing typed, and goes on once the file is there`,
      inLongTier,
      async ({ page, sandbox, author, person, visitor, watch, invariants }) => {
        watch.allows(/\[covermount\]/, /MIME type/);
        const waiting = await waits(sceneOf({ page, sandbox, author, person, visitor }));
        const { widget, presses, message, retry, goesBack, arrives } = waiting;
        const reload = isReloaded ? waiting.reload : undefined;
        const seesMessage = async () => {
          await invariants.isAnnounced(message);
          await expect(widget.getByText(/Please try again in a moment/).first()).toBeVisible();
        };

        await page.route(files, losses[loss]);
        await waiting.enters();
        // The page may still fill in what is empty.
        const filled = Object.entries(await invariants.fields(widget)).filter(([, value]) => value !== '');
        const typed = Object.fromEntries(filled);
        expect(filled).not.toEqual([]);
        const losesNothing = () => invariants.nothingTypedIsLost(widget, typed);
        await presses?.();
        await seesMessage();
        if (!goesBack) await losesNothing();
        if (reload) await page.reload();
        if (reload === 'form') {
          await losesNothing();
          await presses?.();
        }
        if (reload) await seesMessage();
        await page.unroute(files);
        if (retry) await triesAgain(retry);
        else await presses?.();
        if (reload === 'message, then form') {
          await losesNothing();
          await presses?.();
        }
        await arrives();
        await goesBack?.();
        if (goesBack) await losesNothing();
      },
    );
  }

test(
  'a consent that a link asks for, whose machine’s file is missing, shows a message and later the person of the link',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    const file = /\/chunks\/consent-form\.core-/;
    watch.allows(/\[covermount\]/);
    await page.route(file, losses['is missing']);
    const person = new ConsentVisitor(page, sandbox);
    await person.isAsked();
    await person.opens();
    await invariants.isAnnounced(person.widget.getByText(person.texts.unreachableTitle));
    await page.unroute(file);
    await triesAgain(person.button('retry'));
    await expect(person.field('firstName')).toHaveValue('José');
  },
);

test(
  'a visitor who returns while the file that decrypts is missing sees a message, and later all that was saved',
  whenAffected,
  async ({ page, person, visitor, watch, invariants }) => {
    const file = /\/chunks\/encrypted-record-/;
    watch.allows(/\[covermount\]/);
    await visitor.opens(`/quote-flow.html?zip=${person.zip}`);
    await visitor.answersDriver();
    await visitor.typesContact();
    await visitor.hasSavedAnswers();
    const saved = await savedVisit(page);
    await page.route(file, losses['is missing']);
    await visitor.reloads();
    await invariants.isAnnounced(page.getByText(flow.unreachableTitle));
    await expect(page.locator('cover-quote-flow').getByRole('textbox')).toHaveCount(0);
    expect(await savedVisit(page)).toBe(saved);
    await page.unroute(file);
    await triesAgain(visitor.button(flow.retry));
    await visitor.seesStep(flow.contactTitle);
    await expect(visitor.field(flow.email)).toHaveValue(person.email);
    await visitor.goesBack();
    await expect(visitor.field(flow.firstName)).toHaveValue(person.firstName);
  },
);

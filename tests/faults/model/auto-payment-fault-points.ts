import type { BuyNowCode } from '#domain/buy-now-status';
import { AutoPaymentVisitor } from '../../browser/model/auto-payment.ts';
import { StartedPurchase } from '../../browser/model/purchase-pages.ts';
import { type FaultPoint, perScene, type Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { faultNames } from './response-faults.ts';

const buyerOf = perScene(({ page, sandbox }) => new AutoPaymentVisitor(page, sandbox));

const purchases = new WeakMap<Scene, StartedPurchase>();
const purchaseOf = (scene: Scene): StartedPurchase => purchases.get(scene)!;
const begins =
  (code: BuyNowCode, variant: 'primary' | 'ca' = 'primary') =>
  async (scene: Scene) => {
    purchases.set(scene, await StartedPurchase.at(scene.sandbox, code, '1004', variant));
  };
const opens = (scene: Scene) => buyerOf(scene).opens(purchaseOf(scene));

const section = (scene: Scene, title: 'driversTitle' | 'signTitle') =>
  scene.page.getByRole('heading', { name: buyerOf(scene).texts[title], exact: true });

const chargesOf = async (scene: Scene) => (await buyerOf(scene).record(purchaseOf(scene))).charges.length;
const signaturesOf = async (scene: Scene) => (await buyerOf(scene).record(purchaseOf(scene))).signatures.length;
/** Purchases of the transaction: a second submission of the same answers makes no other. */
const submissionsOf = async (scene: Scene) => {
  const { transactionId } = purchaseOf(scene);
  const response = await fetch(`${scene.sandbox.url}/sandbox/admin/buy-now?transactionId=${transactionId}`);
  return ((await response.json()) as unknown[]).length;
};

/** The page repeats the call by itself: the button may be gone when it is pressed. */
const pressesIfShown =
  (text: 'retry' | 'paymentCheckAgain') =>
  async (scene: Scene): Promise<void> => {
    const button = buyerOf(scene).button(buyerOf(scene).texts[text]);
    await button.evaluateAll(([shown]) => (shown as HTMLElement | undefined)?.click());
  };

/** The shared steps of the calls that load the purchase. */
const loadsThePurchase = {
  widget: 'cover-auto-payment',
  makesCall: opens,
  leavesForm: true,
  message: (scene) => scene.page.getByRole('heading', { name: buyerOf(scene).texts.failedTitle }),
  triesAgain: (scene) => buyerOf(scene).button(buyerOf(scene).texts.retry).click(),
} satisfies Partial<FaultPoint>;

/** The shared steps of the calls behind the last answers. */
const isRated = {
  widget: 'cover-auto-payment',
  async arrives(scene) {
    await begins(-1)(scene);
    const visitor = buyerOf(scene);
    await opens(scene);
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await visitor.seesSection(visitor.texts.questionsTitle);
    await visitor.picks(visitor.partner.rideshare, visitor.texts.no);
    await visitor.picks(visitor.partner.deliveries, visitor.texts.no);
    await visitor.picks(visitor.partner.registered, visitor.partner.allOfThem);
  },
  makesCall: (scene) => buyerOf(scene).button(buyerOf(scene).texts.next).click(),
  leavesForm: true,
  async returns(scene) {
    await buyerOf(scene).button(buyerOf(scene).texts.back).click();
    await buyerOf(scene).seesSection(buyerOf(scene).texts.questionsTitle);
  },
  message: (scene) => scene.page.getByRole('heading', { name: buyerOf(scene).texts.ratingFailedTitle }),
  triesAgain: (scene) => buyerOf(scene).button(buyerOf(scene).texts.retry).click(),
  succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.policyTitle),
  counts: submissionsOf,
} satisfies Partial<FaultPoint>;

/** Fault points of the page where a policy is paid and signed. */
export const autoPaymentFaultPoints: readonly FaultPoint[] = [
  {
    ...loadsThePurchase,
    where: 'the quote of a purchase',
    call: 'loadQuoteByTransaction',
    arrives: begins(-1),
    succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.driverTitle),
  },
  {
    ...loadsThePurchase,
    where: 'the questions of a carrier',
    call: 'carrierQuestions',
    arrives: begins(-1),
    succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.driverTitle),
  },
  {
    ...loadsThePurchase,
    where: 'how far a purchase has come',
    call: 'currentBuyNowStatus',
    arrives: begins(1),
    triesAgain: pressesIfShown('retry'),
    succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.policyTitle),
  },
  {
    ...loadsThePurchase,
    where: 'the state of a purchase',
    call: 'buyNowStatus',
    arrives: begins(1),
    triesAgain: pressesIfShown('retry'),
    succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.policyTitle),
  },
  {
    where: 'the license check of a purchase',
    call: 'driverByLicense',
    widget: 'cover-auto-payment',
    async arrives(scene) {
      await begins(-1)(scene);
      await opens(scene);
      await buyerOf(scene).seesSection(buyerOf(scene).texts.driverTitle);
    },
    makesCall: (scene) => buyerOf(scene).confirmsDriver(),
    message: (scene) => {
      const { texts } = buyerOf(scene);
      return scene.page
        .getByText(texts.unreachableTitle)
        .or(scene.page.getByText(texts.malformedTitle))
        .or(scene.page.getByText(texts.expiredTitle));
    },
    triesAgain: (scene) => buyerOf(scene).button(buyerOf(scene).texts.retry).click(),
    succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.driversTitle),
  },
  {
    where: 'the license check of a purchase in California',
    call: 'driverByName',
    widget: 'cover-auto-payment',
    async arrives(scene) {
      await begins(-1, 'ca')(scene);
      await opens(scene);
      await buyerOf(scene).seesSection(buyerOf(scene).texts.driverTitle);
    },
    makesCall: (scene) => buyerOf(scene).confirmsDriver(),
    otherwise: [
      {
        faults: faultNames,
        title: 'a failure does not stop the visitor, whom the carrier checks again',
        announces: (scene) => section(scene, 'driversTitle'),
        leavesForm: true,
      },
    ],
  },
  { ...isRated, where: 'the answers that a carrier rates', call: 'submitPurchase' },
  { ...isRated, where: 'the progress of a carrier’s rating', call: 'purchaseProgress' },
  { ...isRated, where: 'what a carrier sells', call: 'carrierResult' },
  {
    where: 'the payment page of a policy',
    call: 'openPurchasePayment',
    widget: 'cover-auto-payment',
    async arrives(scene) {
      await begins(1)(scene);
      await opens(scene);
      await buyerOf(scene).seesSection(buyerOf(scene).texts.policyTitle);
    },
    makesCall: (scene) => buyerOf(scene).goesToPay(),
    leavesForm: true,
    message: (scene) => scene.page.getByRole('heading', { name: buyerOf(scene).texts.paymentNotOpenedTitle }),
    triesAgain: (scene) => buyerOf(scene).button(buyerOf(scene).texts.paymentRetry).click(),
    async succeeds(scene) {
      await buyerOf(scene).givesCard();
      await buyerOf(scene).seesSection(buyerOf(scene).texts.signTitle);
    },
    counts: chargesOf,
  },
  {
    where: 'the log of a purchase',
    call: 'logPurchase',
    widget: 'cover-auto-payment',
    arrives: begins(1),
    makesCall: opens,
    otherwise: [
      {
        faults: faultNames,
        title: 'the visitor goes on without it',
        announces: { nothing: 'Only the agency reads the log.' },
        async sees(scene) {
          await buyerOf(scene).seesSection(buyerOf(scene).texts.policyTitle);
          await buyerOf(scene).goesToPay();
          await buyerOf(scene).seesCardForm();
        },
      },
    ],
  },
  {
    where: 'the charge of a card',
    call: 'processPayment',
    widget: 'cover-auto-payment',
    arrives: begins(2),
    makesCall: opens,
    leavesForm: true,
    message: (scene) => scene.page.getByRole('heading', { name: buyerOf(scene).texts.paymentUnknownTitle }),
    triesAgain: pressesIfShown('paymentCheckAgain'),
    succeeds: (scene) => buyerOf(scene).seesSection(buyerOf(scene).texts.signTitle),
    counts: chargesOf,
    otherwise: [
      {
        faults: ['truncated', 'hang-up afterwards'],
        title: 'the status of the purchase shows a charge whose response is lost',
        announces: (scene) => section(scene, 'signTitle'),
        async sees(scene) {
          expect(await chargesOf(scene)).toBe(1);
        },
      },
    ],
  },
  {
    where: 'the page on which a policy is signed',
    call: 'signPolicy',
    widget: 'cover-auto-payment',
    async arrives(scene) {
      await begins(4)(scene);
      await opens(scene);
      await buyerOf(scene).seesSection(buyerOf(scene).texts.signTitle);
    },
    makesCall: (scene) => buyerOf(scene).button(buyerOf(scene).texts.sign).click(),
    leavesForm: true,
    message: (scene) => scene.page.getByRole('heading', { name: buyerOf(scene).texts.signNotOpenedTitle }),
    triesAgain: (scene) => buyerOf(scene).button(buyerOf(scene).texts.signRetry).click(),
    async succeeds(scene) {
      await buyerOf(scene).writesSignature();
      await buyerOf(scene).isInsured();
    },
    counts: signaturesOf,
  },
  {
    where: 'the documents of a sold policy',
    call: 'policyDocument',
    widget: 'cover-auto-payment',
    arrives: begins(6),
    makesCall: opens,
    message: (scene) => scene.page.getByText(buyerOf(scene).texts.soldDocumentsMissing),
    triesAgain: (scene) => buyerOf(scene).button(buyerOf(scene).texts.soldDocumentsRetry).click(),
    succeeds: (scene) =>
      expect(scene.page.getByRole('link', { name: buyerOf(scene).texts.soldDocuments })).toBeVisible(),
  },
];

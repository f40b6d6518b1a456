import { en } from '#widgets/renters/strings.en';
import { newRenter, RentersVisitor } from '../../browser/model/renters.ts';
import { type FaultPoint, perScene, type Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { keysOf, rowWasWritten } from './lead-rows.ts';
import { faultNames } from './response-faults.ts';

let renters = 0;
/** Each scene has a renter of its own, so that their charges can be counted. */
const renterOf = perScene(({ page, sandbox, person }) => {
  renters += 1;
  return new RentersVisitor(page, sandbox, 'en', { ...newRenter(), email: `${renters}.${person.email}` });
});
const chargesOf = async (scene: Scene) => (await renterOf(scene).charges()).length;
const requestsOf = async (scene: Scene) => (await renterOf(scene).records()).length;

const failed = ({ page }: Scene) =>
  page.getByText(en.unreachableTitle).or(page.getByText(en.malformedTitle)).or(page.getByText(en.expiredTitle));
const insured = ({ page }: Scene) => page.getByRole('heading', { name: en.confirmedTitle, exact: true });
const retries = (scene: Scene) => renterOf(scene).button(en.retry).click();
const comesToCoverage = async (scene: Scene) => {
  const renter = renterOf(scene);
  await renter.opens();
  await renter.introduces();
  await renter.sees('Austin, TX');
  // Each fault sets the clock of the services ahead, some hours in all: the page's own day may be over there.
  await renter.starts(7);
  await renter.goesOn();
  await renter.seesSection(en.coverageTitle);
};

/** The shared steps of the calls behind “See my price”. */
const isRated = {
  widget: 'cover-renters',
  arrives: comesToCoverage,
  makesCall: (scene) => renterOf(scene).goesOn(en.seePrice),
  message: failed,
  triesAgain: retries,
  succeeds: (scene) => renterOf(scene).seesSection(en.paymentTitle),
  counts: requestsOf,
} satisfies Partial<FaultPoint>;

/** The shared steps of the calls behind “Pay”. */
const isBought = {
  widget: 'cover-renters',
  async arrives(scene) {
    await comesToCoverage(scene);
    await renterOf(scene).goesOn(en.seePrice);
    await renterOf(scene).seesSection(en.paymentTitle);
    await renterOf(scene).givesGoodCard();
  },
  makesCall: (scene) => renterOf(scene).pay.click(),
  message: failed,
  triesAgain: retries,
  succeeds: (scene) => renterOf(scene).isInsured(),
  counts: chargesOf,
} satisfies Partial<FaultPoint>;

/** Fault points of the renters policy. */
export const rentersFaultPoints: readonly FaultPoint[] = [
  {
    where: 'the answers of an earlier renters quote',
    call: 'loadRentersTransaction',
    widget: 'cover-renters',
    arrives: () => Promise.resolve(),
    makesCall: (scene) => renterOf(scene).opens({ transactionId: 'renters-demo' }),
    message: ({ page }) => page.getByText(en.earlierFailedTitle),
    triesAgain: retries,
    succeeds: (scene) => expect(renterOf(scene).textbox(en.firstName)).not.toHaveValue(''),
  },
  {
    where: 'the zip code of a rented home',
    call: 'cityByZip',
    widget: 'cover-renters',
    async arrives(scene) {
      await renterOf(scene).opens();
      await renterOf(scene).introduces({ zip: '' });
    },
    makesCall: (scene) => renterOf(scene).textbox(en.zip).fill('78701'),
    message: failed,
    triesAgain: retries,
    succeeds: (scene) => renterOf(scene).sees('Austin, TX'),
  },
  {
    where: 'the waitlist of renters',
    call: 'createLead',
    widget: 'cover-renters',
    async arrives(scene) {
      await renterOf(scene).opens();
      await renterOf(scene).introduces({ zip: '10001' });
      await renterOf(scene).button(en.joinWaitlist).waitFor();
    },
    makesCall: (scene) => renterOf(scene).goesOn(en.joinWaitlist),
    message: failed,
    triesAgain: retries,
    succeeds: (scene) => renterOf(scene).seesSection(en.waitlistedTitle),
    counts: async (scene) => keysOf(await renterOf(scene).waitlistRows()),
    otherwise: [
      {
        faults: rowWasWritten,
        title: 'a row whose response was lost is found again',
        announces: failed,
        async sees(scene) {
          await retries(scene);
          await renterOf(scene).seesSection(en.waitlistedTitle);
        },
      },
    ],
  },
  {
    where: 'the coverages of a rented home',
    call: 'rentersCoverages',
    widget: 'cover-renters',
    async arrives(scene) {
      const renter = renterOf(scene);
      await renter.opens();
      await renter.introduces();
      await renter.sees('Austin, TX');
    },
    makesCall: (scene) => renterOf(scene).goesOn(),
    leavesForm: true,
    message: ({ page }) => page.getByText(en.coverageNotLoadedTitle),
    triesAgain: retries,
    succeeds: (scene) => renterOf(scene).seesSection(en.coverageTitle),
  },
  { ...isRated, where: 'the request for a renters price', call: 'createRentersRequest' },
  { ...isRated, where: 'the price of a renters policy', call: 'rateRenters' },
  { ...isRated, where: 'the prices of the renters carriers', call: 'rentersResults' },
  {
    where: 'the card form of a renters policy',
    call: 'openRentersCard',
    widget: 'cover-renters',
    arrives: comesToCoverage,
    makesCall: (scene) => renterOf(scene).goesOn(en.seePrice),
    leavesForm: true,
    async returns(scene) {
      await renterOf(scene).button(en.back).click();
      await renterOf(scene).seesSection(en.coverageTitle);
    },
    message: ({ page }) => page.getByText(en.cardNotOpenedTitle),
    triesAgain: retries,
    async succeeds(scene) {
      await renterOf(scene).givesGoodCard();
      await renterOf(scene).pay.click();
      await renterOf(scene).isInsured();
    },
    counts: chargesOf,
  },
  {
    ...isBought,
    where: 'the purchase of a renters policy',
    call: 'buyRenters',
    // The page asks a few times whether the service has the payment before it lets the visitor pay again.
    message: ({ page }) => page.getByText(en.notReceivedTitle),
    triesAgain: (scene) => renterOf(scene).pay.click(),
    otherwise: [
      {
        faults: ['truncated', 'hang-up afterwards'],
        title: 'a purchase whose response is lost is confirmed by its status, and charged once',
        announces: insured,
        leavesForm: true,
        async sees(scene) {
          expect(await chargesOf(scene)).toBe(1);
        },
      },
    ],
  },
  {
    ...isBought,
    where: 'the progress of a renters purchase',
    call: 'rentersProgress',
    otherwise: [
      {
        faults: faultNames,
        title: 'the status of the purchase replaces a progress that does not load',
        announces: insured,
        leavesForm: true,
        async sees(scene) {
          expect(await chargesOf(scene)).toBe(1);
        },
      },
    ],
  },
  { ...isBought, where: 'whether a renters policy is bought already', call: 'rentersStatus' },
];

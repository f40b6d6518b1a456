import type { Meta } from '@storybook/react-vite';
import { pollsBeforeLate } from '#flow/machine/polling';
import { openVisitor } from '#visitor/visitor';
import { newVisit } from '#widgets/renters/new-visit';
import { exampleChoice, examplePersonal, exampleRate } from '#widgets/renters/renters.examples';
import { openVisit } from '#widgets/renters/renters.resume';
import type { Visit } from '#widgets/renters/renters.types';
import { en } from '#widgets/renters/strings.en';
import { es } from '#widgets/renters/strings.es';
import { mockServices, pending, respondWith, serverError, webPage } from '../story-harness/network.ts';
import { brandCodeOf } from '../story-harness/page-block.ts';
import { cardForm, type CardFormState } from '../story-harness/partner-pages.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Renters' };
export default meta;

const storyOf = createStoryFactory<keyof typeof en>({ widget: 'renters', texts: { en, es } });

/** A story of a first-time visitor by default. */
const story = (scenario: Scenario<keyof typeof en>) =>
  storyOf({
    ...scenario,
    prepare: async (brand) => {
      const visitor = openVisitor({ brandCode: brandCodeOf(brand) });
      visitor.drop('rentersVisit');
      visitor.drop('paymentIntents');
      await scenario.prepare?.(brand);
    },
  });
type Renter = User<keyof typeof en>;

const policyStarts = { month: '12', day: '01', year: '2099' };

/** The visitor pressed Pay before this page was loaded. */
const hasPaid =
  (changes: Partial<Visit> = {}) =>
  async (brand: string): Promise<void> => {
    const visit = openVisit(openVisitor({ brandCode: brandCodeOf(brand) }));
    const answers = JSON.stringify({ ...examplePersonal, choice: exampleChoice });
    visit.remember({
      ...newVisit,
      section: 'payment',
      personal: examplePersonal,
      choice: exampleChoice,
      submission: { id: 'story-1', answers },
      transactionId: 'story-1',
      rate: exampleRate,
      plan: 'Monthly',
      purchase: 'accepted',
      ...changes,
    });
    await visit.settled();
  };

const introduces = async (renter: Renter, zip = '78701') => {
  await renter.types('firstName', 'Alex');
  await renter.types('lastName', 'Example');
  await renter.types('email', 'alex@example.com');
  await renter.types('phone', '512-555-0142');
  await renter.types('street', '100 Congress Ave');
  await renter.types('zip', zip);
  await renter.settles();
};
const comesToCoverage = async (renter: Renter) => {
  await introduces(renter);
  await renter.submits();
};
const comesToPayment = async (renter: Renter) => {
  await comesToCoverage(renter);
  await renter.presses('seePrice');
};

export const PersonalInformation = story({ shows: 'personalTitle' });

export const RoommatesAndInterestedParty = story({
  act: async (renter) => {
    await introduces(renter);
    await renter.selects('hasInterestedParty', 'yes');
    await renter.selects('hasRoommates', 'yes');
    await renter.presses('addRoommate');
  },
  shows: 'partyName',
});

export const NothingEntered = story({ act: (renter) => renter.submits(), shows: 'errorSummaryTitle' });

export const DateTooLate = story({
  act: async (renter) => {
    await introduces(renter);
    for (const [part, text] of Object.entries(policyStarts)) await renter.types(`effectiveDate-${part}`, text);
    await renter.submits();
  },
  shows: 'error.effectiveDateTooLate',
});

export const LookingUpTheZipCode = story({
  network: { cityByZip: pending },
  act: (renter) => introduces(renter),
  shows: 'zipLookingUp',
});

export const ZipUnknown = story({
  network: { cityByZip: 'unknown' },
  act: async (renter) => {
    await introduces(renter, '00000');
    await renter.submits();
  },
  shows: 'error.zipUnknown',
});

export const NotQuotedThere = story({
  network: { cityByZip: 'notServed' },
  act: async (renter) => {
    await introduces(renter, '99501');
    await renter.submits();
  },
  shows: 'error.zipNotQuotable',
});

export const ZipLookupUnreachable = story({
  network: { cityByZip: serverError },
  act: (renter) => introduces(renter),
  shows: 'unreachableTitle',
});

export const Offline = story({
  device: { isOffline: true },
  act: (renter) => renter.sees('personalTitle'),
  shows: 'offlineTitle',
});

export const StateNotSold = story({
  config: { allowedStates: ['AZ'] },
  act: (renter) => introduces(renter),
  shows: 'joinWaitlist',
});

const joins = async (renter: Renter) => {
  await introduces(renter);
  await renter.sees('joinWaitlist');
  await renter.submits();
};

export const JoiningTheWaitlist = story({
  config: { allowedStates: ['AZ'] },
  network: { createLead: pending },
  act: joins,
  shows: 'joining',
});

export const WaitlistUnreachable = story({
  config: { allowedStates: ['AZ'] },
  network: { createLead: serverError },
  act: joins,
  shows: 'unreachableTitle',
});

export const OnTheWaitlist = story({ config: { allowedStates: ['AZ'] }, act: joins, shows: 'waitlistedTitle' });

export const LoadingEarlierAnswers = story({
  address: 'transactionId=story-1',
  network: { loadRentersTransaction: pending },
  shows: 'loadingEarlier',
});

export const RepeatCustomer = story({ address: 'transactionId=story-1', shows: 'hasInterestedParty' });

export const EarlierQuoteNotFound = story({
  address: 'transactionId=story-1',
  network: { loadRentersTransaction: 'unknown' },
  shows: 'earlierNotFoundTitle',
});

export const EarlierQuoteNotLoaded = story({
  address: 'transactionId=story-1',
  network: { loadRentersTransaction: serverError },
  shows: 'earlierFailedTitle',
});

export const Coverage = story({ act: comesToCoverage, shows: 'coverageTitle' });

export const LoadingCoverages = story({
  network: { rentersCoverages: pending },
  act: comesToCoverage,
  shows: 'coverageLoading',
});

export const CoveragesNotLoaded = story({
  network: { rentersCoverages: serverError },
  act: comesToCoverage,
  shows: 'coverageNotLoadedTitle',
});

export const NothingOffered = story({
  network: { rentersCoverages: 'none' },
  act: comesToCoverage,
  shows: 'coverageNotOfferedTitle',
});

export const GettingThePrice = story({
  network: { rentersResults: pending },
  act: comesToPayment,
  shows: 'ratingTitle',
});

export const PriceTakesLonger = story({
  network: { rentersResults: 'rating' },
  act: async (renter) => {
    await comesToPayment(renter);
    await renter.waits(1000, pollsBeforeLate - 1);
  },
  shows: 'ratingLateText',
});

export const CarrierRefuses = story({
  network: { rentersResults: 'refused' },
  act: comesToPayment,
  shows: 'ratesRefusedTitle',
});

export const RatingUnreachable = story({
  network: { rateRenters: serverError },
  act: comesToPayment,
  shows: 'unreachableTitle',
});

export const RatingRefused = story({
  network: { rateRenters: 'unavailable' },
  act: comesToPayment,
  shows: 'refusedTitle',
});

export const RatingUnreadable = story({
  network: { rateRenters: webPage },
  act: comesToPayment,
  shows: 'malformedTitle',
});

export const SessionExpired = story({
  network: { rateRenters: 'tokenExpired' },
  act: comesToPayment,
  shows: 'expiredTitle',
});

export const OpeningTheCardForm = story({
  network: { openRentersCard: pending },
  act: comesToPayment,
  shows: 'cardOpening',
});

export const CardFormNotOpened = story({
  network: { openRentersCard: 'notReady', rentersStatus: 'notBegun' },
  act: comesToPayment,
  shows: 'cardNotOpenedTitle',
});

/** The page with the partner's card form in this state. */
const framed = (state: CardFormState) => ({
  openRentersCard: respondWith({ isSuccess: true, message: '', paymentUrl: cardForm(state) }),
});

const seesTheCardForm = async (renter: Renter) => {
  await renter.sees('cardLead');
  await renter.seesNoMore('cardOpening');
  await renter.seesNoMore('frameLoading');
};

export const CardForm = story({
  network: framed('ready'),
  act: async (renter) => {
    await comesToPayment(renter);
    await seesTheCardForm(renter);
  },
  shows: 'cardLead',
});

export const CardFormNotLoaded = story({
  network: framed('blocked'),
  act: async (renter) => {
    await comesToPayment(renter);
    await renter.sees('frameLoading');
    await renter.waits(15_000);
  },
  shows: 'frameNotLoadedTitle',
});

export const CardFormSilent = story({
  network: framed('loaded'),
  act: async (renter) => {
    await comesToPayment(renter);
    await renter.waits(10_000);
  },
  shows: 'frameSilentTitle',
});

export const CheckingTheCard = story({ network: framed('submitted'), act: comesToPayment, shows: 'cardSubmitted' });

export const BankAsksToConfirm = story({ network: framed('secondStep'), act: comesToPayment, shows: 'cardSecondStep' });

export const CardNotAccepted = story({ network: framed('declined'), act: comesToPayment, shows: 'cardDeclinedTitle' });

export const CardNotRead = story({ network: framed('failed'), act: comesToPayment, shows: 'cardFailedText' });

export const CardReady = story({ network: framed('succeeded'), act: comesToPayment, shows: 'cardKept' });

const pays = async (renter: Renter) => {
  await comesToPayment(renter);
  await renter.sees('cardKept');
  await renter.presses('pay');
};

export const Buying = story({
  network: { ...framed('succeeded'), rentersStatus: 'notBegun', buyRenters: pending },
  act: pays,
  shows: 'buyingTitle',
});

export const BuyingTakesLonger = story({
  network: { ...framed('succeeded'), rentersStatus: 'notBegun', rentersProgress: 'underWay' },
  act: async (renter) => {
    await pays(renter);
    await renter.waits(1000);
    mockServices({ rentersProgress: 'underWay', rentersStatus: pending });
    await renter.waits(1000, pollsBeforeLate - 2);
  },
  shows: 'buyingLateText',
});

/** Nothing reached the service: the card can still be charged. */
export const PaymentNotReceived = story({
  prepare: hasPaid({ purchase: 'asked' }),
  network: { ...framed('ready'), rentersStatus: 'notBegun' },
  act: async (renter) => {
    await renter.waits(3000);
    await renter.waits(6000);
    await seesTheCardForm(renter);
  },
  shows: 'notReceivedTitle',
});

export const PaymentPending = story({
  prepare: hasPaid(),
  network: { rentersStatus: 'pending' },
  shows: 'pendingTitle',
});

export const PaymentFailed = story({
  prepare: hasPaid(),
  network: { rentersStatus: 'declined' },
  shows: 'failedTitle',
});

export const ChargedAndNotIssued = story({
  prepare: hasPaid(),
  network: { rentersStatus: 'notIssued' },
  shows: 'notIssuedTitle',
});

export const Confirmed = story({
  prepare: hasPaid({ purchase: 'sold', policyId: 'HR-204117' }),
  shows: 'confirmedTitle',
});

import type { Meta } from '@storybook/react-vite';
import { openVisitor } from '#visitor/visitor';
import { roadsideVisit } from '#widgets/roadside/roadside.resume';
import type { RoadsideVisit } from '#widgets/roadside/roadside.types';
import { en } from '#widgets/roadside/strings.en';
import { es } from '#widgets/roadside/strings.es';
import { draft, draftElsewhere, visitAt } from '#widgets/roadside/testing/example-visit';
import { networkError, pending, respondWith, serverError, webPage } from '../story-harness/network.ts';
import { brandCodeOf } from '../story-harness/page-block.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Roadside membership' };
export default meta;

type Key = keyof typeof en;
type Member = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'roadside', texts: { en, es } });
const address = 'transactionId=story-1';

/** A story of a visitor with a saved visit, or of a first-time visitor. */
const story = ({ saved, ...scenario }: Scenario<Key> & { saved?: RoadsideVisit }) =>
  storyOf({
    ...scenario,
    prepare: async (brand) => {
      const visitor = openVisitor({ brandCode: brandCodeOf(brand) });
      visitor.drop('paymentIntents');
      const record = roadsideVisit(visitor);
      record.drop();
      if (saved) record.remember(saved);
      await record.settled();
    },
  });

const submits = (member: Member) => member.submits();

export const Choice = story({ shows: 'membershipTitle' });
export const PricesLoading = story({ network: { prepareRoadside: pending }, shows: 'membershipTitle' });
export const PricesUnreachable = story({ network: { prepareRoadside: serverError }, shows: 'unreachableText' });
export const Chosen = story({ saved: visitAt('membership'), shows: 'summary.single' });
export const NothingChosen = story({ act: submits, shows: 'errorSummaryTitle' });
export const Comparison = story({
  act: (member: Member) => member.presses('compare'),
  shows: 'comparePrice',
});

export const Buyer = story({ saved: visitAt('buyer'), shows: 'buyerTitle' });
export const BuyerWithErrors = story({
  saved: { ...visitAt('buyer'), draft: { ...draft, firstName: 'A', email: 'alex', zip: '', hasConsented: false } },
  act: submits,
  shows: 'errorSummaryTitle',
});
export const LookingUpTheZipCode = story({
  saved: visitAt('buyer'),
  network: { cityByZip: pending },
  shows: 'zipLookingUp',
});
export const Offline = story({
  saved: visitAt('buyer'),
  device: { isOffline: true },
  act: (member) => member.sees('buyerTitle'),
  shows: 'offlineTitle',
});
export const Enrolling = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: pending },
  act: submits,
  shows: 'leaving',
});
export const EnrollmentRefused = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: 'refused' },
  act: submits,
  shows: 'refusedTitle',
});
export const EnrollmentUnreachable = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: networkError },
  act: submits,
  shows: 'unreachableTitle',
});
export const EnrollmentUnreadable = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: webPage },
  act: submits,
  shows: 'malformedTitle',
});
export const SessionExpired = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: 'tokenExpired' },
  act: submits,
  shows: 'expiredTitle',
});
export const UntrustedPaymentPage = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: 'untrusted' },
  act: submits,
  shows: 'untrustedTitle',
});
export const NoPaymentPage = story({
  saved: visitAt('buyer'),
  network: { enrollRoadside: 'withoutPage' },
  act: submits,
  shows: 'notOpenedTitle',
});

const inNewYork = respondWith({
  isSuccess: true,
  isQuoteAvaliable: false,
  addresses: [{ zip: '10001', state: 'NY', city: 'New York' }],
});

export const StateNotSold = story({
  saved: { ...visitAt('buyer'), draft: draftElsewhere },
  network: { cityByZip: inNewYork },
  shows: 'waitlistText',
});
const joins = async (member: Member) => {
  // The form accepts every state until the states are loaded.
  await member.sees('joinWaitlist');
  await member.submits();
};

export const Joining = story({
  saved: { ...visitAt('buyer'), draft: draftElsewhere },
  network: { cityByZip: inNewYork, createLead: pending },
  act: joins,
  shows: 'joining',
});
export const NotJoined = story({
  saved: { ...visitAt('buyer'), draft: draftElsewhere },
  network: { cityByZip: inNewYork, createLead: serverError },
  act: joins,
  shows: 'unreachableTitle',
});
export const Waitlisted = story({
  saved: { ...visitAt('buyer'), draft: draftElsewhere },
  network: { cityByZip: inNewYork },
  act: joins,
  shows: 'waitlistedTitle',
});

export const CheckingThePayment = story({
  address,
  network: { loadRoadsideTransaction: pending },
  shows: 'checkingPayment',
});
export const Confirmed = story({ address, network: { loadRoadsideTransaction: 'confirmed' }, shows: 'confirmedTitle' });
export const ConfirmedWithoutADocument = story({
  address,
  network: { loadRoadsideTransaction: 'minimal' },
  shows: 'documentMissing',
});
export const Declined = story({ address, network: { loadRoadsideTransaction: 'declined' }, shows: 'declinedTitle' });
export const Undecided = story({ address, network: { loadRoadsideTransaction: 'empty' }, shows: 'pendingTitle' });
export const ResultUnreachable = story({
  address,
  saved: visitAt('payment'),
  network: { loadRoadsideTransaction: serverError },
  shows: 'uncheckedText',
});

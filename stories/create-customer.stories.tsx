import type { Meta } from '@storybook/react-vite';
import { type PersonDraft, emptyDraft } from '#forms/person/person-draft';
import { openVisitor } from '#visitor/visitor';
import { customerDraft } from '#widgets/create-customer/create-customer.resume';
import { en } from '#widgets/create-customer/strings.en';
import { es } from '#widgets/create-customer/strings.es';
import { draft } from '#widgets/create-customer/testing/example-customer';
import { networkError, pending, respondWith, serverError, tooManyRequests } from './story-harness/network.ts';
import { brandCodeOf } from './story-harness/page-block.ts';
import type { Scenario } from './story-harness/scenario.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Create customer' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'create-customer', texts: { en, es } });

/** A story of a visitor with saved input, or of a first-time visitor. */
const story = ({ typed, ...scenario }: Scenario<Key> & { typed?: PersonDraft }) =>
  storyOf({
    ...scenario,
    prepare: async (brand) => {
      const record = customerDraft(openVisitor({ brandCode: brandCodeOf(brand) }));
      record.drop();
      if (typed) record.remember({ draft: typed, intent: undefined });
      await record.settled();
    },
  });

const submits = (visitor: Visitor) => visitor.submits();

export const Empty = story({ shows: 'title' });
export const FilledIn = story({ typed: draft, shows: 'title' });
export const NothingTyped = story({ act: submits, shows: 'errorSummaryTitle' });
export const WithErrors = story({
  typed: {
    ...draft,
    firstName: 'J',
    email: 'jose',
    phone: '555-0142',
    birthDate: { month: '02', day: '30', year: '1990' },
    state: 'CA',
  },
  act: submits,
  shows: 'errorSummaryTitle',
});
export const LookingUpZip = story({
  network: { cityByZip: pending },
  typed: { ...emptyDraft, zip: '78701' },
  shows: 'zipLookingUp',
});
export const ZipNotLookedUp = story({
  network: { cityByZip: serverError },
  typed: { ...emptyDraft, zip: '78701' },
  shows: 'zipNotLookedUp',
});
export const ZipRefusedInWords = story({
  network: { cityByZip: respondWith({ isSuccess: false, message: 'Our address book is being renewed until noon.' }) },
  typed: { ...emptyDraft, zip: '78701' },
  shows: 'zipNotLookedUp',
});
export const UnknownZip = story({
  network: { cityByZip: 'unknown' },
  typed: { ...draft, zip: '00000', city: '', state: '' },
  act: (visitor) => visitor.leaves('zip'),
  shows: 'invalidZip',
});
export const ZipNotServed = story({
  config: { phone: '512-555-0142' },
  network: { cityByZip: 'notServed' },
  typed: { ...draft, zip: '99501', city: '', state: '' },
  act: (visitor) => visitor.leaves('zip'),
  shows: 'zipNotServed',
});
export const Sending = story({ typed: draft, network: { createCustomer: pending }, act: submits, shows: 'sending' });
export const Refused = story({
  typed: draft,
  config: { phone: '512-555-0142' },
  network: { createCustomer: 'refused' },
  act: submits,
  shows: 'refusedTitle',
});
export const ServiceDown = story({
  typed: draft,
  network: { createCustomer: serverError },
  act: submits,
  shows: 'unreachableTitle',
});
export const TooManyTries = story({
  typed: draft,
  network: { createCustomer: tooManyRequests() },
  act: submits,
  shows: 'tooManyTries.minutes',
});
export const TryAgainNow = story({
  typed: draft,
  network: { createCustomer: tooManyRequests({ retryAfter: 1 }) },
  act: submits,
  shows: 'tryAgainNowTitle',
});
export const UnreadableAnswer = story({
  typed: draft,
  network: { authenticateCustomer: respondWith({ isSuccess: true }) },
  act: submits,
  shows: 'malformedTitle',
});
export const SessionExpired = story({
  typed: draft,
  network: { createCustomer: 'tokenRejected' },
  act: submits,
  shows: 'expiredTitle',
});
export const Offline = story({
  typed: draft,
  device: { isOffline: true },
  network: { cityByZip: networkError, authenticateCustomer: networkError },
  act: submits,
  shows: 'offlineTitle',
});
export const Created = story({ typed: draft, act: submits, shows: 'createdTitle' });
export const OnTheWay = story({
  typed: draft,
  config: { successPage: '/welcome' },
  act: submits,
  shows: 'createdTitle',
});

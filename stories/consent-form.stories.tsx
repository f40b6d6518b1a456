import type { Meta } from '@storybook/react-vite';
import { openVisitor } from '#visitor/visitor';
import { consentDraft } from '#widgets/consent-form/consent-form.resume';
import { en } from '#widgets/consent-form/strings.en';
import { es } from '#widgets/consent-form/strings.es';
import { networkError, pending, respondWith, serverError, tooManyRequests } from './story-harness/network.ts';
import { brandCodeOf } from './story-harness/page-block.ts';
import type { Scenario } from './story-harness/scenario.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Consent form' };
export default meta;

type Key = keyof typeof en;
type Person = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'consent-form', texts: { en, es } });

/** The address without a link. It clears `id`, because Storybook’s own address has one. */
const withoutLink = 'id=';
const byLink = 'id=story-1';

const story = (scenario: Scenario<Key>) =>
  storyOf({
    address: byLink,
    ...scenario,
    prepare: async (brand) => {
      const record = consentDraft(openVisitor({ brandCode: brandCodeOf(brand) }));
      record.drop();
      await record.settled();
    },
  });

const submits = (person: Person) => person.submits();
const consents = async (person: Person) => {
  for (const key of ['consentAgree', 'smsAgree', 'privacyAgree'] as const) await person.presses(key);
  await person.submits();
};

export const ByLink = story({ shows: 'title' });
export const WithoutLink = story({ address: withoutLink, shows: 'title' });
export const Loading = story({ network: { loadConsent: pending }, shows: 'loading' });
export const NothingTicked = story({ act: submits, shows: 'errorSummaryTitle' });
export const NothingTyped = story({ address: withoutLink, act: submits, shows: 'errorSummaryTitle' });
export const PolicyOpen = story({ act: (person: Person) => person.presses('smsTitle'), shows: 'close' });
export const OwnBoxes = story({
  config: {
    options: { consent: '', partners: 'Our partners are the <b>carriers</b> on our site.\n\nWe name each of them.' },
    labels: { agree: 'I agree that your partners write to me.', policyTitle: 'Who our partners are' },
  },
  shows: 'consentAgree',
});
export const Saving = story({ network: { saveConsent: pending }, act: consents, shows: 'sending' });
export const Given = story({ act: consents, shows: 'givenTitle' });
export const AlreadyGiven = story({ network: { loadConsent: 'completed' }, shows: 'alreadyGivenTitle' });
export const UnknownLink = story({
  config: { phone: '512-555-0142' },
  network: { loadConsent: 'notFound' },
  shows: 'notFoundText',
});
export const NotLoaded = story({ network: { loadConsent: serverError }, shows: 'loadFailedTitle' });
export const Refused = story({ network: { saveConsent: 'refused' }, act: consents, shows: 'saveFailedTitle' });
export const NotSaved = story({
  config: { phone: '512-555-0142' },
  network: { saveConsent: serverError },
  act: consents,
  shows: 'saveFailedTitle',
});
export const SessionExpired = story({
  network: { saveConsent: 'tokenExpired' },
  act: consents,
  shows: 'expiredText',
});
export const TooManyTries = story({
  network: { saveConsent: tooManyRequests() },
  act: consents,
  shows: 'tooManyTries.minutes',
});
export const TooManyTriesToLoad = story({
  network: { loadConsent: tooManyRequests() },
  shows: 'tooManyTries.minutes',
});
export const TryAgainNow = story({
  network: { saveConsent: tooManyRequests({ retryAfter: 1 }) },
  act: consents,
  shows: 'tryAgainNowTitle',
});
export const NotLoadedOffline = story({
  device: { isOffline: true },
  network: { loadConsent: networkError },
  shows: 'loadOfflineText',
});
export const WaitingForTheNetwork = story({
  device: { isOffline: true },
  network: { saveConsent: networkError },
  act: consents,
  shows: 'offlineText',
});
export const UnreadableAnswer = story({
  network: { loadConsent: respondWith('<p>Maintenance</p>') },
  shows: 'malformedText',
});
export const Offline = story({
  address: withoutLink,
  device: { isOffline: true },
  network: { saveConsent: networkError },
  shows: 'offlineTitle',
});

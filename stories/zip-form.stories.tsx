import type { Meta } from '@storybook/react-vite';
import { austin } from '#widgets/quote-flow/quote-flow.examples';
import { en } from '#widgets/zip-form/strings.en';
import { es } from '#widgets/zip-form/strings.es';
import { accessDenied, networkError, pending, serverError, webPage } from './story-harness/network.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Zip form' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'zip-form', texts: { en, es } });

const sends = (zip: string) => async (visitor: Visitor) => {
  await visitor.types('zip', zip);
  await visitor.submits();
};
const locates = (visitor: Visitor) => visitor.presses('useLocation');

export const Asking = story({ shows: 'zipLabel' });

export const PlaceRemembered = story({ place: austin, shows: 'zipLabel' });

export const WithoutLocation = story({ config: { useLocation: false }, shows: 'previousQuotes' });

export const WithoutLinks = story({ config: { useLocation: false, previousQuotes: false }, shows: 'zipLabel' });

export const Checking = story({ network: { cityByZip: pending }, act: sends('78701'), shows: 'checking' });

export const OnTheWayToQuotes = story({ act: sends('78701'), shows: 'served' });

export const TooShort = story({ act: sends('787'), shows: 'invalidTitle' });

export const NoSuchZipCode = story({ network: { cityByZip: 'unknown' }, act: sends('00000'), shows: 'invalidTitle' });

export const AfterTheMessage = story({
  act: async (visitor) => {
    await sends('787')(visitor);
    await visitor.presses('ok');
  },
  shows: 'invalidZip',
});

export const NotServedYet = story({ network: { cityByZip: 'notServed' }, act: sends('99501'), shows: 'notServed' });

export const ServiceUnreachable = story({
  network: { cityByZip: serverError },
  act: sends('78701'),
  shows: 'unreachable',
});

export const Refused = story({
  network: { cityByZip: accessDenied },
  act: sends('78701'),
  shows: 'refused',
});

export const UnreadableAnswer = story({ network: { cityByZip: webPage }, act: sends('78701'), shows: 'malformed' });

export const SessionExpired = story({
  network: { cityByZip: 'tokenExpired' },
  act: sends('78701'),
  shows: 'expired',
});

export const Offline = story({
  device: { isOffline: true },
  network: { cityByZip: networkError },
  act: sends('78701'),
  shows: 'offline',
});

export const FindingThePlace = story({ device: { position: 'unknown yet' }, act: locates, shows: 'locating' });

export const PlaceFound = story({
  device: { position: { latitude: 30.267, longitude: -97.743 } },
  act: locates,
  shows: 'located',
});

export const PlaceNotFound = story({ device: { position: 'refused' }, act: locates, shows: 'notLocated' });

export const CustomLabels = story({
  config: { labels: { zipLabel: 'Where do you park?', submit: 'Show me prices' } },
  shows: 'zipHint',
});

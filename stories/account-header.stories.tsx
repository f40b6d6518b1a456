import type { Meta } from '@storybook/react-vite';
import { signInCustomer } from '#account/testing/sign-in-customer';
import { openVisitor } from '#visitor/visitor';
import { en } from '#widgets/account-header/strings.en';
import { es } from '#widgets/account-header/strings.es';
import { networkError, pending, serverError } from './story-harness/network.ts';
import { brandCodeOf } from './story-harness/page-block.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = {
  title: 'Widgets/Account header',
  // An open menu or dialog covers the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
};
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'account-header', texts: { en, es } });

const customer = (details: Parameters<typeof signInCustomer>[1] = {}) => ({
  prepare: (brand: string) => signInCustomer(openVisitor({ brandCode: brandCodeOf(brand) }), details),
});
const withLinks = {
  config: {
    portalPage: '/my-account',
    links: { Help: '/help' },
    signedOutLinks: { 'Create an account': '/create-account', 'Make a payment': '/pay' },
  },
};
const alex = { ...withLinks, ...customer({ name: 'Alex Example' }) };
const opens = (button: Key) => (visitor: Visitor) => visitor.presses(button);

export const SignedOut = story({ shows: 'signIn' });

export const SignedOutWithMenu = story({ ...withLinks, act: opens('moreSignedOut'), shows: 'signIn' });

export const SignedIn = story({ ...alex, shows: 'signOut' });

export const MenuOpen = story({ ...alex, act: opens('accountOf'), shows: 'tab.dashboard' });

export const LongName = story({
  ...withLinks,
  ...customer({ name: 'Maximiliana Featherstonehaugh-Example' }),
  act: opens('accountOf'),
  shows: 'signOut',
});

export const LoadingName = story({
  ...withLinks,
  ...customer(),
  network: { loadCustomerProfile: pending },
  act: opens('account'),
  shows: 'loadingName',
});

export const NameFailed = story({
  ...withLinks,
  ...customer(),
  network: { loadCustomerProfile: serverError },
  act: opens('account'),
  shows: 'nameFailed',
});

export const Offline = story({
  ...withLinks,
  ...customer(),
  device: { isOffline: true },
  network: { loadCustomerProfile: networkError },
  act: opens('account'),
  shows: 'nameOffline',
});

export const SessionRejected = story({
  ...customer(),
  network: { loadCustomerProfile: 'sessionEnded' },
  shows: 'rejectedText',
});

export const SignedOutOffline = story({
  ...alex,
  device: { isOffline: true },
  network: { signOut: networkError },
  async act(visitor) {
    await visitor.presses('accountOf');
    await visitor.presses('signOut');
  },
  shows: 'signedOut',
});

let visitors = 0;
export const CheckingTheGateway = story({
  // The gateway is called once per visitor of a page.
  get config() {
    visitors += 1;
    return { services: { session: { mode: 'cookie' }, brandCode: `GW${visitors}` } };
  },
  network: { loadCustomerProfile: pending },
  shows: 'account',
});

export const SignInPageNotTrusted = story({
  config: { signInPage: 'https://stranger.example/', signedOutLinks: { Help: '/help' } },
  ...customer({ name: 'Alex Example' }),
  shows: 'signOut',
});

const aboutToEnd = { ...withLinks, ...customer({ name: 'Alex Example', seconds: 110 }) };

export const AboutToEnd = story({ ...aboutToEnd, shows: 'stay' });

export const Extending = story({
  ...aboutToEnd,
  network: { extendSession: pending },
  act: opens('stay'),
  shows: 'staying',
});

export const NotExtended = story({
  ...aboutToEnd,
  network: { extendSession: serverError },
  act: opens('stay'),
  shows: 'stayFailed',
});

export const NotExtendedOffline = story({
  ...aboutToEnd,
  device: { isOffline: true },
  network: { extendSession: networkError },
  act: opens('stay'),
  shows: 'stayOffline',
});

export const StayRefused = story({
  ...aboutToEnd,
  network: { extendSession: 'tooLong' },
  act: opens('stay'),
  shows: 'stayRefused',
});

export const TimeUp = story({
  ...customer({ name: 'Alex Example', seconds: 2 }),
  network: { extendSession: networkError },
  shows: 'endedText',
});

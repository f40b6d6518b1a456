import type { Meta } from '@storybook/react-vite';
import { rememberedSignIn } from '#account/remembered-sign-in';
import { customerTokenRecord } from '#visitor/customer-token';
import { openVisitor } from '#visitor/visitor';
import { en } from '#widgets/sign-in/strings.en';
import { es } from '#widgets/sign-in/strings.es';
import { accessDenied, networkError, pending, respondWith, serverError } from './story-harness/network.ts';
import { brandCodeOf } from './story-harness/page-block.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Sign in' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'sign-in', texts: { en, es } });

const config = {
  welcomePage: '/my-account',
  forgotPasswordPage: '/forgot-password',
  createAccountPage: '/create-account',
};

const types = async (visitor: Visitor) => {
  await visitor.types('email', 'alex@example.com');
  await visitor.types('password', 'Example1!');
};
const signsIn = async (visitor: Visitor) => {
  await types(visitor);
  await visitor.submits();
};

const remembers = (password?: string) => async (brand: string) => {
  const record = rememberedSignIn(openVisitor({ brandCode: brandCodeOf(brand) }));
  record.remember({ email: 'alex@example.com', ...(password && { password }) });
  await record.settled();
};

const isSignedIn = async (brand: string) => {
  const visitor = openVisitor({ brandCode: brandCodeOf(brand) });
  const record = customerTokenRecord(visitor);
  record.remember({ value: 'customer-7f3a', email: 'alex@example.com', name: 'Alex Example' });
  await record.settled();
  visitor.remember('customerSession', { state: 'TX', variant: 'primary' });
};

export const Asking = story({ config, shows: 'formTitle' });

export const WithoutLinks = story({ config: { rememberMe: false }, shows: 'formTitle' });

export const Remembered = story({ config, prepare: remembers(), shows: 'formTitle' });

export const RememberedWithPassword = story({
  config: { ...config, rememberPassword: true },
  prepare: remembers('Example1!'),
  shows: 'rememberPasswordHint',
});

export const PasswordShown = story({
  config,
  act: async (visitor) => {
    await types(visitor);
    await visitor.presses('showPassword');
  },
  shows: 'formTitle',
});

export const NothingTyped = story({ config, act: (visitor) => visitor.submits(), shows: 'error.passwordRequired' });

export const NotAnEmail = story({
  config,
  act: async (visitor) => {
    await visitor.types('email', 'alex@example');
    await visitor.types('password', 'Example1!');
    await visitor.submits();
  },
  shows: 'error.emailInvalid',
});

export const SigningIn = story({ config, network: { signIn: pending }, act: signsIn, shows: 'signingIn' });

export const Refused = story({ config, network: { signIn: 'refused' }, act: signsIn, shows: 'refused' });

export const TooManyTries = story({ config, network: { signIn: 'tooManyTries' }, act: signsIn, shows: 'tooManyTries' });

export const BotSuspected = story({ config, network: { signIn: accessDenied }, act: signsIn, shows: 'notVerified' });

export const ServiceDown = story({ config, network: { signIn: serverError }, act: signsIn, shows: 'unreachable' });

export const UnreadableAnswer = story({
  config,
  network: { signIn: respondWith({ isSuccess: true }) },
  act: signsIn,
  shows: 'malformed',
});

export const Offline = story({
  config,
  device: { isOffline: true },
  network: { signIn: networkError },
  act: signsIn,
  shows: 'offline',
});

export const OnTheWay = story({ config, act: signsIn, shows: 'leaving' });

export const WithoutWelcomePage = story({ act: signsIn, shows: 'signedInAs' });

export const AlreadySignedIn = story({ config, prepare: isSignedIn, shows: 'signedInAs' });

export const SignedInOnThisPageOnly = story({
  config,
  device: { storesNothing: true },
  act: signsIn,
  shows: 'signedInOnThisPage',
});

export const SignedOut = story({
  config,
  prepare: isSignedIn,
  act: (visitor) => visitor.presses('signOut'),
  shows: 'formTitle',
});

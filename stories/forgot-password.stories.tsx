import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/forgot-password/strings.en';
import { es } from '#widgets/forgot-password/strings.es';
import {
  accessDenied,
  networkError,
  pending,
  respondWith,
  serverError,
  tooManyRequests,
} from './story-harness/network.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Forgot password' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'forgot-password', texts: { en, es } });

const config = { signInPage: '/sign-in' };
const sends = (email: string) => async (visitor: Visitor) => {
  await visitor.types('email', email);
  await visitor.submits();
};
const badRequest = () => Promise.resolve(Response.json({}, { status: 400 }));

export const Asking = story({ config, shows: 'formTitle' });

export const NothingTyped = story({ config, act: (visitor) => visitor.submits(), shows: 'error.required' });

export const NotAnEmail = story({ config, act: sends('alex@example'), shows: 'error.emailInvalid' });

export const Sending = story({
  config,
  network: { checkCustomer: pending },
  act: sends('alex@example.com'),
  shows: 'sending',
});

export const Sent = story({ config, act: sends('alex@example.com'), shows: 'sentTitle' });

export const NotSent = story({
  config,
  network: { sendPasswordReset: serverError },
  act: sends('alex@example.com'),
  shows: 'unreachable',
});

export const Refused = story({
  config,
  network: { sendPasswordReset: badRequest },
  act: sends('alex@example.com'),
  shows: 'refused',
});

export const UnreadableAnswer = story({
  config,
  network: { checkCustomer: respondWith('<p>Maintenance</p>') },
  act: sends('alex@example.com'),
  shows: 'malformed',
});

export const TooManyTries = story({
  config,
  network: { sendPasswordReset: tooManyRequests() },
  act: sends('alex@example.com'),
  shows: 'tooManyTries.minutes',
});

export const BotSuspected = story({
  config,
  network: { checkCustomer: accessDenied },
  act: sends('alex@example.com'),
  shows: 'notVerified',
});

export const Offline = story({
  config,
  device: { isOffline: true },
  network: { checkCustomer: networkError },
  act: sends('alex@example.com'),
  shows: 'offline',
});

export const ResetPageNotTrusted = story({
  config: { resetPage: 'https://stranger.example/' },
  shows: 'formTitle',
});

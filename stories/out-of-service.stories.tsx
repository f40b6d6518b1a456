import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/out-of-service/strings.en';
import { es } from '#widgets/out-of-service/strings.es';
import { networkError, serverError, pending } from './story-harness/network.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Out of service' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'out-of-service', texts: { en, es } });

const toTexas = { address: 'state=TX', config: { links: { TX: '/texas' }, redirectSeconds: 600 } };
const sends = (email: string) => async (visitor: Visitor) => {
  await visitor.types('email', email);
  await visitor.submits();
};

export const Redirecting = story({ ...toTexas, shows: 'redirectTitle' });

export const Staying = story({ ...toTexas, act: (visitor) => visitor.presses('stop'), shows: 'stoppedText' });

export const OnTheWay = story({ ...toTexas, act: (visitor) => visitor.presses('goNow'), shows: 'redirectTitle' });

export const Asking = story({ shows: 'formTitle' });

export const NoLinkForTheState = story({ ...toTexas, address: 'state=NY', shows: 'formTitle' });

export const LinkNotTrusted = story({
  address: 'state=TX',
  config: { links: { TX: 'https://stranger.example/' } },
  shows: 'formTitle',
});

export const NothingTyped = story({ act: (visitor) => visitor.submits(), shows: 'error.required' });

export const NotAnEmail = story({ act: sends('alex@example'), shows: 'error.emailInvalid' });

export const Sending = story({ network: { createLead: pending }, act: sends('alex@example.com'), shows: 'sending' });

export const Validating = story({ act: sends('alex@example.com'), shows: 'validatingTitle' });

export const NotSent = story({ network: { createLead: serverError }, act: sends('alex@example.com'), shows: 'failed' });

export const Offline = story({
  device: { isOffline: true },
  network: { createLead: networkError },
  act: sends('alex@example.com'),
  shows: 'offline',
});

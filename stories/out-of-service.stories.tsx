import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/out-of-service/strings.en';
import { es } from '#widgets/out-of-service/strings.es';
import { fails, never } from './stage/network.ts';
import type { Someone } from './stage/someone.ts';
import { storyTeller } from './stage/widget-stage.tsx';

const meta: Meta = { title: 'Widgets/Out of service', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

type Key = keyof typeof en;
type Visitor = Someone<Key>;
const story = storyTeller<Key>({ widget: 'out-of-service', texts: { en, es } });

const toTexas = { address: 'state=TX', config: { links: { TX: '/texas' }, redirectSeconds: 600 } };
const sends = (email: string) => async (visitor: Visitor) => {
  await visitor.types('email', email);
  await visitor.goesOn();
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

export const NothingTyped = story({ act: (visitor) => visitor.goesOn(), shows: 'error.required' });

export const NotAnEmail = story({ act: sends('alex@example'), shows: 'error.emailInvalid' });

export const Sending = story({ network: { createLead: never }, act: sends('alex@example.com'), shows: 'sending' });

export const Validating = story({ act: sends('alex@example.com'), shows: 'validatingTitle' });

export const NotSent = story({ network: { createLead: fails }, act: sends('alex@example.com'), shows: 'failed' });

export const Offline = story({
  device: { isOffline: true },
  network: { createLead: fails },
  act: sends('alex@example.com'),
  shows: 'offline',
});

import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/nearest-office/strings.en';
import { es } from '#widgets/nearest-office/strings.es';
import { exampleOffices } from '#widgets/office-locator/office-locator.examples';
import { fails, says } from '../stage/network.ts';
import type { Scene } from '../stage/scene.ts';
import { storyTeller } from '../stage/widget-stage.tsx';

const meta: Meta = { title: 'Widgets/Nearest office', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

type Key = keyof typeof en;
const storyOf = storyTeller<Key>({ widget: 'nearest-office', texts: { en, es } });
const story = (scene: Scene<Key>) =>
  storyOf({ ...scene, config: { offices: exampleOffices, officesPage: '/offices', ...scene.config } });

const austin = { latitude: 30.2672, longitude: -97.7431 };
const inAustin = {
  place: { zip: '78701', city: 'Austin', state: 'TX' },
  network: { findAddressCandidates: 'austin' },
} as const;
const elsewhere = says({ address: { City: 'Tulsa', RegionAbbr: 'OK', Postal: '74103', CountryCode: 'USA' } });

export const Invitation = story({ shows: 'inviteWhy' });

export const Locating = story({
  device: { position: 'unknown yet' },
  act: (someone) => someone.presses('invite'),
  shows: 'locating',
});

export const PositionRefused = story({
  device: { position: 'refused' },
  act: (someone) => someone.presses('invite'),
  shows: 'inviteWhy',
});

export const Banner = story({ ...inAustin, shows: 'banner' });

export const Open = story({
  ...inAustin,
  act: async (someone) => {
    await someone.sees('banner');
    await someone.opens('Austin Downtown');
  },
  shows: 'all',
});

export const FoundByPosition = story({
  device: { position: austin },
  act: (someone) => someone.presses('invite'),
  shows: 'all',
});

export const OutsideTexas = story({
  device: { position: austin },
  network: { reverseGeocode: elsewhere },
  act: (someone) => someone.presses('invite'),
  shows: 'elsewhere',
});

export const StateUnknown = story({
  device: { position: austin },
  network: { reverseGeocode: fails },
  act: (someone) => someone.presses('invite'),
  shows: 'inviteWhy',
});

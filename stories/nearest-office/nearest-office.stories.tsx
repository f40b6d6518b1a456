import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/nearest-office/strings.en';
import { es } from '#widgets/nearest-office/strings.es';
import { exampleOffices } from '#widgets/office-locator/office-locator.examples';
import { networkError, serverError, respondWith } from '../story-harness/network.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Nearest office' };
export default meta;

type Key = keyof typeof en;
const storyOf = createStoryFactory<Key>({ widget: 'nearest-office', texts: { en, es } });
const story = (scenario: Scenario<Key>) =>
  storyOf({
    ...scenario,
    config: { offices: exampleOffices, officesPage: '/offices', invite: true, ...scenario.config },
  });

const austin = { latitude: 30.2672, longitude: -97.7431 };
const inAustin = {
  place: { zip: '78701', city: 'Austin', state: 'TX' },
  network: { findAddressCandidates: 'austin' },
} as const;
const elsewhere = respondWith({ address: { City: 'Tulsa', RegionAbbr: 'OK', Postal: '74103', CountryCode: 'USA' } });

export const Invitation = story({ shows: 'inviteWhy' });

export const Locating = story({
  device: { position: 'unknown yet' },
  act: (user) => user.presses('invite'),
  shows: 'locating',
});

export const PositionRefused = story({
  device: { position: 'refused' },
  act: (user) => user.presses('invite'),
  shows: 'positionMissing',
});

export const Banner = story({ ...inAustin, shows: 'banner' });

export const Open = story({
  ...inAustin,
  act: async (user) => {
    await user.sees('banner');
    await user.opens('Austin Downtown');
  },
  shows: 'all',
});

export const FoundByPosition = story({
  device: { position: austin },
  act: (user) => user.presses('invite'),
  shows: 'all',
});

export const OutsideTexas = story({
  device: { position: austin },
  network: { reverseGeocode: elsewhere },
  act: (user) => user.presses('invite'),
  shows: 'elsewhere',
});

export const StateUnknown = story({
  device: { position: austin },
  network: { reverseGeocode: serverError },
  act: (user) => user.presses('invite'),
  shows: 'lookUpFailed',
});

export const Offline = story({
  device: { position: austin, isOffline: true },
  network: { reverseGeocode: networkError },
  act: (user) => user.presses('invite'),
  shows: 'offline',
});

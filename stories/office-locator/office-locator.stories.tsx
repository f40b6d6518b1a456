import type { Meta } from '@storybook/react-vite';
import { serverError, networkError, pending, respondWith } from '../story-harness/network.ts';
import { looksFor, type Seeker, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Office locator' };
export default meta;

const isAt = (latitude: number, longitude: number) =>
  respondWith({ candidates: [{ attributes: {}, location: { x: longitude, y: latitude } }] });
const austin = { latitude: 30.2672, longitude: -97.7431 };
const looksForAustin = (seeker: Seeker) => looksFor(seeker, 'Austin, TX');

export const AllOffices = story({ shows: 'nearestHere' });

export const OfficeOpen = story({
  config: { ...austin, zoom: 11 },
  act: async (seeker) => {
    await seeker.sees('manyHere');
    await seeker.opens('Austin Downtown');
  },
  shows: 'details',
});

export const Looking = story({ network: { findAddressCandidates: pending }, act: looksForAustin, shows: 'looking' });

export const Found = story({
  network: { findAddressCandidates: isAt(30.37, -97.7) },
  act: looksForAustin,
  shows: 'distancesFromPlace',
});

export const NoOfficesThere = story({
  network: { findAddressCandidates: isAt(44.3, -110.5) },
  act: (seeker) => looksFor(seeker, '82190'),
  shows: 'empty',
});

export const SearchInvalid = story({ act: (seeker) => looksFor(seeker, '787'), shows: 'error.invalid' });

export const SearchNotFound = story({
  network: { findAddressCandidates: respondWith({ candidates: [] }) },
  act: (seeker) => looksFor(seeker, '00000'),
  shows: 'error.notFound',
});

export const SearchUnreachable = story({
  network: { findAddressCandidates: serverError },
  act: looksForAustin,
  shows: 'error.unreachable',
});

export const Offline = story({
  device: { isOffline: true },
  network: { findAddressCandidates: networkError },
  act: looksForAustin,
  shows: 'error.offline',
});

export const Locating = story({
  device: { position: 'unknown yet' },
  act: (seeker) => seeker.presses('useLocation'),
  shows: 'locating',
});

export const Located = story({
  device: { position: austin },
  act: (seeker) => seeker.presses('useLocation'),
  shows: 'nearestToPlace',
});

export const PositionRefused = story({
  device: { position: 'refused' },
  act: (seeker) => seeker.presses('useLocation'),
  shows: 'error.positionMissing',
});

export const NoOffices = story({ config: { offices: [] }, shows: 'none' });

export const OfficesMissing = story({
  config: { offices: [], officesSrc: 'http://not-secure.example/offices.json' },
  shows: 'missing',
});

export const MapMissing = story({ config: { services: { maps: { provider: 'google' } } }, shows: 'mapMissing' });

export const WithoutPosition = story({ config: { useLocation: false }, shows: 'nearestHere' });

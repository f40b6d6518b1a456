import type { Meta } from '@storybook/react-vite';
import { fails, hangsUp, never } from '../stage/network.ts';
import { arrived, goesOn, returned, story } from './cast.ts';
import type { Visitor } from './cast.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Driver', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const byLicense = { modes: ['license', 'noLicense'] };
const givesLicense = async (visitor: Visitor) => {
  await visitor.types('licenseNumber', '12345678');
  await visitor.types('birthDate-month', '4');
  await visitor.types('birthDate-day', '17');
  await visitor.types('birthDate-year', '1990');
  await visitor.goesOn();
};

export const WithAName = story({ shows: 'driverTitle' });

export const WithALicense = story({ config: byLicense, shows: 'licenseHint' });

export const OneWayOnly = story({ config: { modes: ['noLicense'] }, shows: 'driverTitle' });

export const SavedPerson = story({ ...returned('driver'), shows: 'driverTitle' });

export const NothingAnswered = story({ act: goesOn, shows: 'errorSummaryTitle' });

export const TooYoung = story({
  ...arrived('driver', {
    drafts: { driver: { firstName: 'Alex', lastName: 'Example', birthDate: '2015-04-17', licenseNumber: '' } },
  }),
  act: goesOn,
  shows: 'error.ageOutOfRange',
});

export const NoSuchDate = story({
  ...arrived('driver', {
    drafts: { driver: { firstName: 'A', lastName: 'Example', birthDate: '1990-02-31', licenseNumber: '' } },
  }),
  act: goesOn,
  shows: 'error.birthDateInvalid',
});

export const LicenseMissing = story({ config: byLicense, act: goesOn, shows: 'errorSummaryTitle' });

export const LookingUpTheLicense = story({
  config: byLicense,
  network: { driverByLicense: never },
  act: givesLicense,
  shows: 'licenseSearching',
});

export const LicenseNotFound = story({
  config: byLicense,
  network: { driverByLicense: 'nobody' },
  act: givesLicense,
  shows: 'licenseNotFound',
});

export const LicenseNotFoundAndHidden = story({
  config: { ...byLicense, searchMode: 'private' },
  network: { driverByLicense: fails },
  act: givesLicense,
  shows: 'licenseNotFound',
});

export const LicenseLookupUnreachable = story({
  config: byLicense,
  network: { driverByLicense: hangsUp },
  act: givesLicense,
  shows: 'unreachableTitle',
});

export const GettingReady = story({
  ...returned('driver'),
  network: { createGuestToken: never },
  shows: 'gettingReady',
});

export const NotReady = story({ network: { createGuestToken: 'botSuspected' }, shows: 'sessionFailedTitle' });

export const Offline = story({ device: { isOffline: true }, shows: 'offlineTitle' });

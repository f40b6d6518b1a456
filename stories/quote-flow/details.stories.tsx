import type { Meta } from '@storybook/react-vite';
import { alexDetails } from '#widgets/quote-flow/quote-flow.examples';
import { asDraft } from '#widgets/quote-flow/steps/drafts';
import { fails, never } from '../stage/network.ts';
import { arrived, returned, story } from './cast.ts';
import type { Visitor } from './cast.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Details', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const living = (draft: Record<string, string | boolean>) =>
  arrived('details', { drafts: { details: { ...asDraft(alexDetails), ...draft } } });

const goesOn = async (visitor: Visitor) => {
  await visitor.sees('zipFound');
  await visitor.goesOn();
};

export const FromTheZipForm = story({ ...arrived('details'), shows: 'zipFound' });

export const WithoutAPlace = story({
  ...arrived('details', { placeZip: '' }),
  place: undefined,
  shows: 'detailsTitle',
});

export const SavedDetails = story({ ...returned('details'), shows: 'zipFound' });

export const NothingAnswered = story({ ...arrived('details'), act: goesOn, shows: 'errorSummaryTitle' });

export const LookingUpTheZipCode = story({
  ...arrived('details'),
  network: { cityByZip: never },
  shows: 'zipLookingUp',
});

export const NotQuotedThere = story({
  ...living({ zip: '99501', city: 'Anchorage', state: 'AK' }),
  network: { cityByZip: 'notServed' },
  shows: 'error.zipNotQuotable',
});

export const ZipLookupUnreachable = story({
  ...arrived('details'),
  network: { cityByZip: fails },
  shows: 'unreachableTitle',
});

export const ForeignLicense = story({ ...living({ licenseType: 'foreign' }), act: goesOn, shows: 'error.required' });

export const LicenseIdForAll = story({
  ...returned('details'),
  config: { licenseIdRequired: true },
  shows: 'licenseId',
});

export const WithoutHomeInsurance = story({
  ...returned('details'),
  config: { homeInsuranceInterest: false },
  shows: 'zipFound',
});

const withForeignLicense = living({ licenseType: 'foreign', licenseId: 'MX-998877' });

export const KindOfForeignLicense = story({ ...withForeignLicense, shows: 'foreignLicenseType' });

export const KindOfForeignLicenseMissing = story({ ...withForeignLicense, act: goesOn, shows: 'errorSummaryTitle' });

export const LoadingKindsOfForeignLicenses = story({
  ...withForeignLicense,
  network: { foreignLicenseTypes: never },
  shows: 'foreignLicenseTypesLoading',
});

export const NoKindsOfForeignLicenses = story({
  ...withForeignLicense,
  network: { foreignLicenseTypes: fails },
  shows: 'licenseId',
});

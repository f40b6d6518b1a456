import type { Meta } from '@storybook/react-vite';
import { alexDetails } from '#widgets/quote-flow/quote-flow.examples';
import { asDraft } from '#widgets/quote-flow/steps/drafts';
import { serverError, pending } from '../story-harness/network.ts';
import { visitAtStep, answeredVisitAtStep, story } from './fixtures.ts';
import type { FlowUser } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Details' };
export default meta;

const living = (draft: Record<string, string | boolean>) =>
  visitAtStep('details', { drafts: { details: { ...asDraft(alexDetails), ...draft } } });

const submitsForm = async (visitor: FlowUser) => {
  await visitor.sees('zipFound');
  await visitor.submits();
};

export const FromTheZipForm = story({ ...visitAtStep('details'), shows: 'zipFound' });

export const WithoutAPlace = story({
  ...visitAtStep('details', { placeZip: '' }),
  place: undefined,
  shows: 'detailsTitle',
});

export const SavedDetails = story({ ...answeredVisitAtStep('details'), shows: 'zipFound' });

export const NothingAnswered = story({ ...visitAtStep('details'), act: submitsForm, shows: 'errorSummaryTitle' });

export const LookingUpTheZipCode = story({
  ...visitAtStep('details'),
  network: { cityByZip: pending },
  shows: 'zipLookingUp',
});

export const NotQuotedThere = story({
  ...living({ zip: '99501', city: 'Anchorage', state: 'AK' }),
  network: { cityByZip: 'notServed' },
  shows: 'error.zipNotQuotable',
});

export const ZipLookupUnreachable = story({
  ...visitAtStep('details'),
  network: { cityByZip: serverError },
  shows: 'unreachableTitle',
});

export const ForeignLicense = story({
  ...living({ licenseType: 'foreign' }),
  act: submitsForm,
  shows: 'error.required',
});

export const LicenseIdForAll = story({
  ...answeredVisitAtStep('details'),
  config: { licenseIdRequired: true },
  shows: 'licenseId',
});

export const WithoutHomeInsurance = story({
  ...answeredVisitAtStep('details'),
  config: { homeInsuranceInterest: false },
  shows: 'zipFound',
});

const withForeignLicense = living({ licenseType: 'foreign', licenseId: 'MX-998877' });

export const KindOfForeignLicense = story({ ...withForeignLicense, shows: 'foreignLicenseType' });

export const KindOfForeignLicenseMissing = story({
  ...withForeignLicense,
  act: async (visitor) => {
    await visitor.sees('foreignLicenseType');
    // Until the kinds have loaded, none is required.
    await visitor.settles();
    await submitsForm(visitor);
  },
  shows: 'errorSummaryTitle',
});

export const LoadingKindsOfForeignLicenses = story({
  ...withForeignLicense,
  network: { foreignLicenseTypes: pending },
  shows: 'foreignLicenseTypesLoading',
});

export const NoKindsOfForeignLicenses = story({
  ...withForeignLicense,
  network: { foreignLicenseTypes: serverError },
  shows: 'licenseId',
});

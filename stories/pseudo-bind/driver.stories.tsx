import type { Meta } from '@storybook/react-vite';
import { serverError, pending, respondWith, webPage } from '../story-harness/network.ts';
import { type Buyer, carrier, submits, story } from './fixtures.ts';

const meta: Meta = {
  title: 'Widgets/Pseudo-bind/Driver information',
};
export default meta;

const nobody = respondWith({ isSuccess: true, message: '', drivers: [], cars: [], commonId: '' });
const givesVin = (buyer: Buyer) => buyer.types('vin-1', '1HGCM82633A004353');

export const FromAQuote = story({ shows: 'driverTitle' });

export const LoadingTheQuote = story({ network: { loadBindQuote: pending }, shows: 'loadingQuote' });

export const AddressWithoutAQuote = story({ address: 'nothing=here', shows: 'incompleteTitle' });

export const QuoteNotFound = story({ network: { loadBindQuote: 'notFound' }, shows: 'notFoundTitle' });

export const QuoteUnreachable = story({ network: { loadBindQuote: serverError }, shows: 'failedTitle' });

export const OfflineWhileLoading = story({
  network: { loadBindQuote: pending },
  device: { isOffline: true },
  shows: 'failedOfflineText',
});

export const NothingKnown = story({ network: { loadBindQuote: 'minimal' }, shows: 'driverTitle' });

export const EverythingEmpty = story({
  network: { loadBindQuote: 'minimal' },
  act: submits,
  shows: 'error.allFieldsRequired',
});

export const VinMissing = story({ act: submits, shows: 'error.vinRequired' });

export const VinFound = story({ act: givesVin, shows: 'vinFound' });

export const LookingUpAVin = story({ network: { detailByVin: pending }, act: givesVin, shows: 'vinLookingUp' });

export const VinUnknown = story({
  network: { detailByVin: 'notFound' },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.submits();
  },
  shows: 'error.vinUnknown',
});

const givesAnotherLicense = async (buyer: Buyer) => {
  await givesVin(buyer);
  await buyer.types('licenseNumber', '99999999');
  await buyer.submits();
};

export const GivenDataNotCorrect = story({
  network: { driverByLicense: nobody },
  act: givesAnotherLicense,
  shows: 'error.givenDataNotCorrect',
});

export const AnswerUnreadable = story({
  network: { driverByLicense: webPage },
  act: givesAnotherLicense,
  shows: 'malformedTitle',
});

export const CheckingTheLicense = story({
  network: { driverByLicense: pending },
  act: givesAnotherLicense,
  shows: 'checking',
});

export const LicenseNotChecked = story({
  network: { driverByLicense: serverError },
  act: givesAnotherLicense,
  shows: 'unreachableTitle',
});

export const LicenseCheckRefused = story({
  network: { driverByLicense: 'unavailable' },
  act: givesAnotherLicense,
  shows: 'refusedTitle',
});

export const SessionExpired = story({
  network: { driverByLicense: 'tokenExpired' },
  act: givesAnotherLicense,
  shows: 'expiredTitle',
});

export const Offline = story({
  device: { isOffline: true },
  act: (buyer) => buyer.sees('driverTitle'),
  shows: 'offlineTitle',
});

export const PaperlessConsent = story({ config: carrier({ enablePaperlessConsent: true }), shows: 'paperlessConsent' });

export const PaperlessConsentMissing = story({
  config: carrier({ enablePaperlessConsent: true }),
  act: submits,
  shows: 'error.consentRequired',
});

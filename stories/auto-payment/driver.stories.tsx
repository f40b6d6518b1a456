import type { Meta } from '@storybook/react-vite';
import { pending, serverError, webPage } from '../story-harness/network.ts';
import { type Buyer, carrier, story, submits } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Auto payment/Driver information' };
export default meta;

const givesAnotherLicense = async (buyer: Buyer) => {
  await buyer.types('vin-1', '1HGCM82633A004353');
  await buyer.types('licenseNumber', '99999999');
  await buyer.submits();
};

export const DriverInformation = story({ shows: 'driverTitle' });

export const LoadingTheQuote = story({ network: { loadQuoteByTransaction: pending }, shows: 'loadingPurchase' });

export const AddressWithoutAPurchase = story({ address: 'nothing=here', shows: 'incompleteTitle' });

export const QuoteNotFound = story({ network: { loadQuoteByTransaction: 'notFound' }, shows: 'notFoundTitle' });

export const QuoteUnreachable = story({ network: { loadQuoteByTransaction: serverError }, shows: 'failedTitle' });

export const QuestionsUnreachable = story({ network: { carrierQuestions: serverError }, shows: 'failedTitle' });

export const StatusUnreachable = story({ network: { currentBuyNowStatus: serverError }, shows: 'failedTitle' });

export const OfflineWhileLoading = story({
  network: { loadQuoteByTransaction: pending },
  device: { isOffline: true },
  shows: 'offlineText',
});

export const OfflineAfterAFailure = story({
  network: { loadQuoteByTransaction: serverError },
  device: { isOffline: true },
  shows: 'failedOfflineText',
});

export const Offline = story({
  device: { isOffline: true },
  act: (buyer) => buyer.sees('driverTitle'),
  shows: 'offlineTitle',
});

export const VinMissing = story({ act: submits, shows: 'error.vinRequired' });

export const Mileage = story({ config: carrier({ enableMileage: true }), shows: 'mileage' });

export const MileageInvalid = story({
  config: carrier({ enableMileage: true }),
  act: async (buyer) => {
    await buyer.types('mileage-0', 'a lot');
    await buyer.submits();
  },
  shows: 'error.mileageInvalid',
});

export const CheckingTheLicense = story({
  network: { driverByLicense: pending },
  act: givesAnotherLicense,
  shows: 'checking',
});

export const LicenseWrong = story({
  network: { driverByLicense: 'nobody' },
  act: givesAnotherLicense,
  shows: 'error.givenDataNotCorrect',
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

export const LicenseCheckUnreadable = story({
  network: { driverByLicense: webPage },
  act: givesAnotherLicense,
  shows: 'malformedTitle',
});

export const SessionExpired = story({
  network: { driverByLicense: 'tokenExpired' },
  act: givesAnotherLicense,
  shows: 'expiredTitle',
});

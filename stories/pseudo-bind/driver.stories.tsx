import type { Meta } from '@storybook/react-vite';
import { serverError, pending, respondWith } from '../story-harness/network.ts';
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

export const GivenDataNotCorrect = story({
  network: { driverByLicense: nobody },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.types('licenseNumber', '99999999');
    await buyer.submits();
  },
  shows: 'error.givenDataNotCorrect',
});

export const AnswerUnreadable = story({
  network: { driverByLicense: respondWith('nonsense') },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.types('licenseNumber', '99999999');
    await buyer.submits();
  },
  shows: 'malformedTitle',
});

export const CheckingTheLicense = story({
  network: { driverByLicense: pending },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.types('licenseNumber', '99999999');
    await buyer.submits();
  },
  shows: 'checking',
});

export const PaperlessConsent = story({ config: carrier({ enablePaperlessConsent: true }), shows: 'paperlessConsent' });

export const PaperlessConsentMissing = story({
  config: carrier({ enablePaperlessConsent: true }),
  act: submits,
  shows: 'error.consentRequired',
});

import type { Meta } from '@storybook/react-vite';
import { fails, never, says } from '../stage/network.ts';
import { type Buyer, carrier, goesOn, story } from './cast.ts';

const meta: Meta = {
  title: 'Widgets/Pseudo-bind/Driver information',
  tags: ['!autodocs'],
  parameters: { shadow: false },
};
export default meta;

const nobody = says({ isSuccess: true, message: '', drivers: [], cars: [], commonId: '' });
const givesVin = (buyer: Buyer) => buyer.types('vin-1', '1HGCM82633A004353');

export const FromAQuote = story({ shows: 'driverTitle' });

export const LoadingTheQuote = story({ network: { loadBindQuote: never }, shows: 'loadingQuote' });

export const AddressWithoutAQuote = story({ address: 'nothing=here', shows: 'incompleteTitle' });

export const QuoteNotFound = story({ network: { loadBindQuote: 'notFound' }, shows: 'notFoundTitle' });

export const QuoteUnreachable = story({ network: { loadBindQuote: fails }, shows: 'unreachableTitle' });

export const NothingKnown = story({ network: { loadBindQuote: 'minimal' }, shows: 'driverTitle' });

export const EverythingEmpty = story({
  network: { loadBindQuote: 'minimal' },
  act: goesOn,
  shows: 'error.allFieldsRequired',
});

export const VinMissing = story({ act: goesOn, shows: 'error.vinRequired' });

export const VinFound = story({ act: givesVin, shows: 'vinFound' });

export const LookingAVinUp = story({ network: { detailByVin: never }, act: givesVin, shows: 'vinLookingUp' });

export const VinWrong = story({
  network: { detailByVin: 'notFound' },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.goesOn();
  },
  shows: 'error.vinWrong',
});

export const GivenDataNotCorrect = story({
  network: { driverByLicense: nobody },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.types('licenseNumber', '99999999');
    await buyer.goesOn();
  },
  shows: 'error.givenDataNotCorrect',
});

export const CheckingTheLicense = story({
  network: { driverByLicense: never },
  act: async (buyer) => {
    await givesVin(buyer);
    await buyer.types('licenseNumber', '99999999');
    await buyer.goesOn();
  },
  shows: 'checking',
});

export const PaperlessConsent = story({ config: carrier({ enablePaperlessConsent: true }), shows: 'paperlessConsent' });

export const PaperlessConsentMissing = story({
  config: carrier({ enablePaperlessConsent: true }),
  act: goesOn,
  shows: 'error.consentRequired',
});

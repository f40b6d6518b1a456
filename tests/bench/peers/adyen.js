import { AdyenCheckout, Card } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

// The card form as a checkout page has it. Its number fields are frames of Adyen's own; the holder's name is a field of the page.
const standIn = `${location.origin}/stand-in/test/`;
const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'test_BENCHBENCHBENCHBENCHBENCHBENCHBE',
  countryCode: 'US',
  locale: 'en-US',
  amount: { value: 8450, currency: 'USD' },
  analytics: { enabled: false },
  paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] }] },
  _environmentUrls: { api: standIn, analytics: standIn, cdn: { images: standIn, translations: standIn } },
});
new Card(checkout, { hasHolderName: true, holderNameRequired: true, positionHolderNameOnTop: true }).mount('#widget');

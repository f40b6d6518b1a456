import type { PaymentConfig } from './make-a-payment.config.ts';

/** A page that takes payments for two carriers; the first one is the carrier of the services' example. */
export const exampleConfig: PaymentConfig = {
  carriers: [
    {
      carrierName: 'Larkspur Mutual',
      carrierCode: ['LKM'],
      carrierUrl: 'https://pay.partner.example/larkspur',
      carrierLogo: '',
    },
    { carrierName: 'Tumbleweed Direct', carrierCode: ['TWD', 'TWX'], carrierUrl: '', carrierLogo: '' },
  ],
  minimumAge: 16,
  maximumAge: 75,
  phone: '512-555-0142',
  backPage: '',
};

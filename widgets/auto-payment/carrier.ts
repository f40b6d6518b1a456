import { findCarrier, plainCarrier as plainPurchaseCarrier } from '#forms/purchase/carrier';
import type { PurchaseConfig } from '#forms/purchase/purchase.config';
import type { AutoPaymentConfig, CarrierSettings } from './auto-payment.config.ts';
import type { AutoPaymentContext } from './auto-payment.types.ts';

/** The settings of a carrier that the page does not configure. */
export const plainCarrier: CarrierSettings = {
  ...plainPurchaseCarrier,
  enableMileage: false,
  enableCounty: false,
  sheetsDbUrl: '',
  sheetsDbAuthorization: '',
};

/** What the carrier of the purchase asks for. */
export const carrierOf = ({
  settings,
  carrierId,
}: Pick<AutoPaymentContext, 'settings' | 'carrierId'>): CarrierSettings =>
  findCarrier(settings.carriers, { carrierId }) ?? { ...plainCarrier, carrierId };

/**
 * The page's settings, as the shared sections read them, with the questions of one section. A request needs the date of
 * birth of each driver: it is always asked. Nobody is held up by a marital status that the carrier does not ask.
 */
export const sectionConfig = (
  { carriers, ageLimits }: AutoPaymentConfig,
  carrierId: string,
  questions: PurchaseConfig['questions'],
): PurchaseConfig => {
  const carrier = findCarrier(carriers, { carrierId }) ?? { ...plainCarrier, carrierId };
  const enableMaritalValidation = carrier.enableMaritalValidation && !carrier.hideAdditionalDriverSection;
  // The questions of a section are in their order.
  const changes = { enableSecondaryDriverDob: true, enableMaritalValidation, questionOrder: '' };
  return { carriers: [{ ...carrier, ...changes }], ageLimits, questions };
};

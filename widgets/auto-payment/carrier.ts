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

/** The settings of the purchase's carrier. */
export const carrierOf = ({
  settings,
  carrierId,
}: Pick<AutoPaymentContext, 'settings' | 'carrierId'>): CarrierSettings =>
  findCarrier(settings.carriers, { carrierId }) ?? { ...plainCarrier, carrierId };

/**
 * The page's settings for the shared sections, with the questions of one section. The date of birth of each driver is
 * always asked, because the request needs it. The marital status is optional if the carrier hides the section of
 * additional drivers.
 */
export const sectionConfig = (
  { carriers, ageLimits }: AutoPaymentConfig,
  carrierId: string,
  questions: PurchaseConfig['questions'],
): PurchaseConfig => {
  const carrier = findCarrier(carriers, { carrierId }) ?? { ...plainCarrier, carrierId };
  const enableMaritalValidation = carrier.enableMaritalValidation && !carrier.hideAdditionalDriverSection;
  // The questions of a section are already in order.
  const changes = { enableSecondaryDriverDob: true, enableMaritalValidation, questionOrder: '' };
  return { carriers: [{ ...carrier, ...changes }], ageLimits, questions };
};

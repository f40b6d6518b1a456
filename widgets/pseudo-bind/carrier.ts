import { findCarrier, plainCarrier as plainPurchaseCarrier } from '#forms/purchase/carrier';
import type { CarrierSettings } from './pseudo-bind.config.ts';
import type { PseudoBindContext } from './pseudo-bind.types.ts';

/** The settings of a carrier that the page does not configure. */
export const plainCarrier: CarrierSettings = {
  ...plainPurchaseCarrier,
  enableESign: false,
  enablePaymentOption: false,
  sheetsDbUrl: '',
  sheetsDbAuthorization: '',
};

/** The settings of the quote's carrier. */
export const carrierOf = ({ config, quote }: Pick<PseudoBindContext, 'config' | 'quote'>): CarrierSettings =>
  findCarrier(config.carriers, quote) ?? plainCarrier;

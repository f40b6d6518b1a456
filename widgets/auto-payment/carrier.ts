import { findCarrier, plainCarrier as plainPurchaseCarrier } from '#forms/purchase/carrier';
import { isCalifornian } from '#forms/purchase/purchase.context';
import type { CarrierSettings } from './auto-payment.config.ts';
import type { AutoPaymentContext } from './auto-payment.types.ts';

/** The settings of a carrier that the page does not configure. */
export const plainCarrier: CarrierSettings = {
  ...plainPurchaseCarrier,
  enableMileage: false,
  enableOdometer: false,
  enableCommuting: false,
  enableCounty: false,
  sheetsDbUrl: '',
  sheetsDbAuthorization: '',
};

/** What the carrier of the quote asks for. */
export const carrierOf = ({ config, quote }: Pick<AutoPaymentContext, 'config' | 'quote'>): CarrierSettings =>
  findCarrier(config.carriers, quote) ?? plainCarrier;

/** What is asked of each car besides its VIN. */
export function vehicleFieldsOf(
  context: Pick<AutoPaymentContext, 'config' | 'quote' | 'path' | 'tokenState' | 'placeState'>,
): readonly ('mileage' | 'odometer' | 'commuting')[] {
  const { enableMileage, enableOdometer, enableCommuting } = carrierOf(context);
  return [
    // California rates by it.
    ...(enableMileage || isCalifornian(context) ? (['mileage'] as const) : []),
    ...(enableOdometer ? (['odometer'] as const) : []),
    ...(enableCommuting ? (['commuting'] as const) : []),
  ];
}

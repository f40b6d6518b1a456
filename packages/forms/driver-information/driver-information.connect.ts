import { carrierOf } from '../purchase/carrier.ts';
import type { PurchaseContext } from '../purchase/purchase.types.ts';

/** What the driver information shows, before its flow's machine is ready and after. */
export function driverInformationView(
  context: Pick<
    PurchaseContext,
    'quote' | 'driver' | 'config' | 'vins' | 'wrongLicense' | 'isUntouchedSinceNext' | 'isHelpOffered'
  >,
  { isBusy, areCarsLookedUp }: { isBusy: boolean; areCarsLookedUp: boolean },
) {
  const { quote, driver, config, vins, wrongLicense, isUntouchedSinceNext, isHelpOffered } = context;
  return {
    quote,
    driver,
    carrier: carrierOf(context),
    limits: config.ageLimits.primary,
    vins,
    isLicenseWrong: wrongLicense !== '',
    isUntouchedSinceNext,
    isHelpOffered,
    isBusy,
    areCarsLookedUp,
  };
}
export type DriverInformationView = ReturnType<typeof driverInformationView>;

import { carrierOf } from '../purchase/carrier.ts';
import type { PurchaseContext } from '../purchase/purchase.types.ts';

const nobody = [] as const;

/** What the section of additional drivers shows. */
export const additionalDriversView = (context: PurchaseContext, { isBusy }: { isBusy: boolean }) => ({
  drivers: context.drivers ?? nobody,
  primary: context.quote?.drivers[0],
  carrier: carrierOf(context),
  limits: context.config.ageLimits.secondary,
  wrongDrivers: context.wrongDrivers,
  lateDrivers: context.lateDrivers,
  isUntouchedSinceNext: context.isUntouchedSinceNext,
  isHelpOffered: context.isHelpOffered,
  isBusy,
});
export type AdditionalDriversView = ReturnType<typeof additionalDriversView>;

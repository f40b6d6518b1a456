import { stateIn } from 'xstate';
import type { PartialVehicleName } from '#services/vehicle/detail-by-vin';
import { householdAdded } from '../household/household.rules.ts';
import { change, type PurchaseArgs } from '../purchase/purchase.setup.ts';
import type { DriverAnswers, LicenseCheck } from '../purchase/purchase.types.ts';
import { licenseKey, typedLicense } from './license.ts';
import { areVinsLookedUp, isAnyVinUnknown, vinToLookUp } from './vins.ts';

/** For a flow's setup: `base.extend(driverInformation)`. Its region `vins` runs {@link vinStates}. */
export const driverInformation = {
  actions: {
    rememberVin: change(({ context: { vins } }, { vin, name }: { vin: string; name: PartialVehicleName | null }) => ({
      vins: { ...vins, [vin]: name },
    })),
    setPendingDriver: change((_, { answers }: { answers: DriverAnswers }) => ({
      pendingDriver: answers,
      wrongLicense: '',
      isUntouchedSinceNext: true,
    })),
    clearPendingDriver: change(() => ({ pendingDriver: undefined })),
    /** Empty when the license is right, or when the visitor has changed it since. */
    rememberWrongLicense: change(({ context: { pendingDriver, drafts } }, { check }: { check: LicenseCheck }) => {
      const key = pendingDriver && !check.isRight ? licenseKey(pendingDriver) : '';
      return { wrongLicense: drafts.driver && typedLicense(drafts.driver) !== key ? '' : key };
    }),
    acceptDriver: change(({ context: { pendingDriver } }) =>
      pendingDriver
        ? { driver: pendingDriver, pendingDriver: undefined, checkedLicense: licenseKey(pendingDriver) }
        : {},
    ),
    addHousehold: change(({ context }, { check }: { check: LicenseCheck }) =>
      check.isRight ? { ...householdAdded(context, check.household), followUps: 0 } : {},
    ),
  },
  guards: {
    vinIsToBeLookedUp: ({ context }: PurchaseArgs) => vinToLookUp(context) !== undefined,
    pendingVinIsUnknown: ({ context }: PurchaseArgs) =>
      context.pendingDriver !== undefined && isAnyVinUnknown(context, context.pendingDriver),
    pendingVinsAreLookedUp: ({ context }: PurchaseArgs) =>
      context.pendingDriver !== undefined && areVinsLookedUp(context, context.pendingDriver),
    vinLookupFailed: stateIn({ vins: 'failed' }),
    hasTypedSinceNext: ({ context }: PurchaseArgs) => !context.isUntouchedSinceNext,
    licenseIsUnchanged: ({ context: { pendingDriver, checkedLicense } }: PurchaseArgs) =>
      pendingDriver !== undefined && licenseKey(pendingDriver) === checkedLicense,
    /** The license is right, and nothing was typed since Next, which continuing would discard. */
    driverIsAccepted: ({ context }: PurchaseArgs, { check }: { check: LicenseCheck }) =>
      check.isRight && context.isUntouchedSinceNext,
  },
};

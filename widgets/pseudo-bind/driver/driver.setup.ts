import { assign, stateIn } from 'xstate';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { entrySetup } from '../entry/entry.setup.ts';
import { areVinsLookedUp, isAnyVinUnknown, licenseKey, vinToLookUp } from '../pseudo-bind.context.ts';
import type { DriverAnswers, LicenseCheck } from '../pseudo-bind.types.ts';

export const driverSetup = entrySetup.extend({
  actions: {
    rememberVin: assign(({ context: { vins } }, { vin, name }: { vin: string; name: VehicleName | null }) => ({
      vins: { ...vins, [vin]: name },
    })),
    setPendingDriver: assign((_, { answers }: { answers: DriverAnswers }) => ({
      pendingDriver: answers,
      isLicenseWrong: false,
    })),
    clearPendingDriver: assign({ pendingDriver: undefined }),
    refuseLicense: assign({ pendingDriver: undefined, isLicenseWrong: true }),
    acceptDriver: assign(({ context: { pendingDriver } }) =>
      pendingDriver
        ? { driver: pendingDriver, pendingDriver: undefined, checkedLicense: licenseKey(pendingDriver) }
        : {},
    ),
  },
  guards: {
    vinIsToBeLookedUp: ({ context }) => vinToLookUp(context) !== undefined,
    pendingVinIsUnknown: ({ context }) =>
      context.pendingDriver !== undefined && isAnyVinUnknown(context, context.pendingDriver),
    pendingVinsAreLookedUp: ({ context }) =>
      context.pendingDriver !== undefined && areVinsLookedUp(context, context.pendingDriver),
    vinLookupFailed: stateIn({ vins: 'failed' }),
    licenseIsUnchanged: ({ context: { pendingDriver, checkedLicense } }) =>
      pendingDriver !== undefined && licenseKey(pendingDriver) === checkedLicense,
    licenseIsRight: (_, { check }: { check: LicenseCheck }) => check.isRight,
  },
});

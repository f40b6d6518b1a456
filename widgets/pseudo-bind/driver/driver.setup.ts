import { assign, stateIn } from 'xstate';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { entrySetup } from '../entry/entry.setup.ts';
import { areVinsKnown, isAVinWrong, licenseKey, vinToLookUp } from '../pseudo-bind.context.ts';
import type { DriverAnswers, LicenseCheck } from '../pseudo-bind.types.ts';

export const driverSetup = entrySetup.extend({
  actions: {
    rememberVin: assign(({ context: { vins } }, { vin, name }: { vin: string; name: VehicleName | null }) => ({
      vins: { ...vins, [vin]: name },
    })),
    holdDriver: assign((_, { answers }: { answers: DriverAnswers }) => ({
      pendingDriver: answers,
      isLicenseWrong: false,
    })),
    dropHeldDriver: assign({ pendingDriver: undefined }),
    refuseLicense: assign({ pendingDriver: undefined, isLicenseWrong: true }),
    acceptDriver: assign(({ context: { pendingDriver } }) =>
      pendingDriver
        ? { driver: pendingDriver, pendingDriver: undefined, checkedLicense: licenseKey(pendingDriver) }
        : {},
    ),
  },
  guards: {
    vinIsToBeLookedUp: ({ context }) => vinToLookUp(context) !== undefined,
    heldVinIsWrong: ({ context }) => context.pendingDriver !== undefined && isAVinWrong(context, context.pendingDriver),
    heldVinsAreKnown: ({ context }) =>
      context.pendingDriver !== undefined && areVinsKnown(context, context.pendingDriver),
    vinLookupFailed: stateIn({ vins: 'failed' }),
    licenseIsUnchanged: ({ context: { pendingDriver, checkedLicense } }) =>
      pendingDriver !== undefined && licenseKey(pendingDriver) === checkedLicense,
    licenseIsRight: (_, { check }: { check: LicenseCheck }) => check.isRight,
  },
});

import { assign, stateIn } from 'xstate';
import type { VehicleName } from '#services/vehicle/detail-by-vin';
import { entrySetup } from '../entry/entry.setup.ts';
import { areVinsLookedUp, isAnyVinUnknown, licenseKey, typedLicense, vinToLookUp } from '../pseudo-bind.context.ts';
import type { DriverAnswers, LicenseCheck } from '../pseudo-bind.types.ts';

export const driverSetup = entrySetup.extend({
  actions: {
    rememberVin: assign(({ context: { vins } }, { vin, name }: { vin: string; name: Partial<VehicleName> | null }) => ({
      vins: { ...vins, [vin]: name },
    })),
    setPendingDriver: assign((_, { answers }: { answers: DriverAnswers }) => ({
      pendingDriver: answers,
      wrongLicense: '',
      isUntouchedSinceNext: true,
    })),
    clearPendingDriver: assign({ pendingDriver: undefined }),
    /** None, where the license is right or the visitor has changed it since. */
    rememberWrongLicense: assign(({ context: { pendingDriver, drafts } }, { check }: { check: LicenseCheck }) => {
      const key = pendingDriver && !check.isRight ? licenseKey(pendingDriver) : '';
      return { wrongLicense: drafts.driver && typedLicense(drafts.driver) !== key ? '' : key };
    }),
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
    /** Nothing was typed since Next: it would be lost. */
    driverIsAccepted: ({ context }, { check }: { check: LicenseCheck }) =>
      check.isRight && context.isUntouchedSinceNext,
  },
});

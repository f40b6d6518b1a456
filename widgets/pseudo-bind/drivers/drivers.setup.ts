import { assign } from 'xstate';
import { checkKey, driversToCheck, withoutDuplicates } from '#forms/additional-driver/additional-driver.rules';
import { carrierOf } from '../carrier.ts';
import { contactSetup } from '../contact/contact.setup.ts';
import { driverAdded, primaryOf } from '../pseudo-bind.context.ts';
import type { AdditionalDriver } from '../pseudo-bind.types.ts';

export const driversSetup = contactSetup.extend({
  actions: {
    addDriver: assign(({ context }) => ({ drivers: driverAdded(context), areDriversConfirmed: false })),
    removeDriver: assign(({ context: { drivers = [], wrongDrivers } }, { id }: { id: string }) => ({
      drivers: drivers.filter((driver) => driver.id !== id || !driver.isManual),
      wrongDrivers: wrongDrivers.filter((wrong) => wrong !== id),
      areDriversConfirmed: false,
    })),
    rememberDrivers: assign(({ context }, { drivers }: { drivers: readonly AdditionalDriver[] }) => ({
      drivers: withoutDuplicates(drivers, primaryOf(context)),
      wrongDrivers: [],
    })),
    rememberChecks: assign(({ context }, { wrong }: { wrong: readonly string[] }) => {
      const right = (context.drivers ?? []).filter(({ id }) => !wrong.includes(id));
      return {
        wrongDrivers: wrong,
        checkedDrivers: {
          ...context.checkedDrivers,
          ...Object.fromEntries(right.map((driver) => [driver.id, checkKey(driver)])),
        },
      };
    }),
    acceptDrivers: assign({ areDriversConfirmed: true }),
  },
  guards: {
    driversNeedNoCheck: ({ context }) =>
      driversToCheck(context.drivers ?? [], context.checkedDrivers, carrierOf(context)).length === 0,
    driversAreRight: (_, { wrong }: { wrong: readonly string[] }) => wrong.length === 0,
  },
});

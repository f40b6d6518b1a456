import { assign } from 'xstate';
import { checkKey, driversToCheck, withoutDuplicates } from '#forms/additional-driver/additional-driver.rules';
import { carrierOf } from '../carrier.ts';
import { contactSetup } from '../contact/contact.setup.ts';
import { driverAdded, fullName, primaryOf, stillWrong } from '../pseudo-bind.context.ts';
import type { AdditionalDriver } from '../pseudo-bind.types.ts';

export const driversSetup = contactSetup.extend({
  actions: {
    addDriver: assign(({ context }) => ({ drivers: driverAdded(context), areDriversConfirmed: false })),
    removeDriver: assign(({ context: { drivers = [] } }, { id }: { id: string }) => ({
      drivers: drivers.filter((driver) => driver.id !== id || !driver.isManual),
      areDriversConfirmed: false,
    })),
    rememberDrivers: assign(({ context }, { drivers: confirmed }: { drivers: readonly AdditionalDriver[] }) => {
      const drivers = withoutDuplicates(confirmed, primaryOf(context));
      const repeated = confirmed.filter((driver) => !drivers.includes(driver));
      return {
        drivers,
        repeatedDrivers: repeated.map(fullName),
        wrongDrivers: {},
        lateDrivers: [],
        isUntouchedSinceNext: true,
      };
    }),
    rememberChecks: assign(({ context }, { wrong }: { wrong: readonly string[] }) => {
      const { drivers = [], drafts } = context;
      const right = drivers.filter(({ id }) => !wrong.includes(id));
      const refused = drivers.filter(({ id }) => wrong.includes(id)).map((driver) => [driver.id, checkKey(driver)]);
      return {
        wrongDrivers: stillWrong({ drivers, wrongDrivers: Object.fromEntries(refused) }, drafts.drivers),
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
    /** Nothing was typed since Next: it would be lost. */
    driversAreAccepted: ({ context }, { wrong }: { wrong: readonly string[] }) =>
      wrong.length === 0 && context.isUntouchedSinceNext,
  },
});

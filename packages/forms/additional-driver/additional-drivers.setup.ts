import { carrierOf } from '../purchase/carrier.ts';
import { primaryOf } from '../purchase/primary-driver.ts';
import { change, type PurchaseArgs } from '../purchase/purchase.setup.ts';
import { checkKey, driversToCheck, fullName, newDriver, withoutDuplicates } from './additional-driver.rules.ts';
import type { AdditionalDriver } from './additional-driver.types.ts';
import { stillWrong } from './wrong-drivers.ts';

/** For a flow's setup: `base.extend(additionalDrivers)`. */
export const additionalDrivers = {
  actions: {
    addDriver: change(({ context: { drivers = [] } }) => ({
      drivers: [...drivers, newDriver()],
      areDriversConfirmed: false,
    })),
    removeDriver: change(({ context: { drivers = [] } }, { id }: { id: string }) => ({
      drivers: drivers.filter((driver) => driver.id !== id || !driver.isManual),
      areDriversConfirmed: false,
    })),
    rememberDrivers: change(({ context }, { drivers: confirmed }: { drivers: readonly AdditionalDriver[] }) => {
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
    rememberChecks: change(({ context }, { wrong }: { wrong: readonly string[] }) => {
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
    acceptDrivers: change(() => ({ areDriversConfirmed: true })),
  },
  guards: {
    driversNeedNoCheck: ({ context }: PurchaseArgs) =>
      driversToCheck(context.drivers ?? [], context.checkedDrivers, carrierOf(context)).length === 0,
    /** No driver is wrong, and nothing was typed since Next, which continuing would discard. */
    driversAreAccepted: ({ context }: PurchaseArgs, { wrong }: { wrong: readonly string[] }) =>
      wrong.length === 0 && context.isUntouchedSinceNext,
  },
};

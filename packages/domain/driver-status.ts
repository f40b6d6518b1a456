import { codeTable } from './code-table.ts';

/** Whether the policy covers a driver, and the reason if not. */
export type DriverStatus = 'insured' | 'excluded' | 'excludedUnlicensed';

export const driverStatusCodes = /* @__PURE__ */ codeTable<DriverStatus>({
  insured: 0,
  excluded: 1,
  excludedUnlicensed: 2,
});

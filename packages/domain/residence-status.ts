import { codeTable } from './code-table.ts';

/** Whether a driver lives with the primary driver, and the reason if not. */
export type ResidenceStatus = 'resident' | 'distantStudent' | 'military' | 'outOfCountry' | 'other' | 'deceased';

export const residenceStatusCodes = /* @__PURE__ */ codeTable<ResidenceStatus>({
  resident: 0,
  distantStudent: 1,
  military: 2,
  outOfCountry: 3,
  other: 4,
  deceased: 5,
});

import { codeTable } from './code-table.ts';
import type { MaritalStatus } from './driver.ts';

/** In every service, 0 is married and 1 is single. */
export const maritalStatusCodes = /* @__PURE__ */ codeTable<MaritalStatus>({ married: 0, single: 1 });

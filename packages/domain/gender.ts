import { codeTable } from './code-table.ts';
import type { Gender } from './driver.ts';

export const genderCodes = /* @__PURE__ */ codeTable<Gender>({ male: 0, female: 1 });

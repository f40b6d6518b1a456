import * as z from 'zod/mini';
import { keyed } from '#domain/keyed';

/**
 * One row of the verification sheet: text by column. The columns are those of `packages/domain/verification-row.ts`; the
 * store is a spreadsheet, takes any, and may answer with numbers where a text looks like one.
 */
export const verificationRow = () => keyed(z.unknown());

/** The same, as it is written. */
export const verificationCells = () => keyed(z.string());

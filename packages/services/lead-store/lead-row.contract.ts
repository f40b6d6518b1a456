import * as z from 'zod/mini';
import { keyed } from '#domain/keyed';

/** One row of the lead store: text by column ({@link leadColumns} of `lead-row.ts`). The store is a spreadsheet and accepts any column. */
export const leadRow = () => keyed(z.string());

import * as z from 'zod/mini';
import { keyed } from '#domain/keyed';

/**
 * One row of the lead store: text by column. The columns are those of `LeadRecord` in `packages/domain/lead-record.ts`;
 * the store is a spreadsheet and takes any.
 */
export const leadRow = () => keyed(z.string());

import type { LeadRecord } from './lead-row.ts';

export const record = { Timestamp: 'alex@example.com-1' } as LeadRecord;

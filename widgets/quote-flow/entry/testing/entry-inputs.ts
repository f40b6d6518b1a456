import { minimalAnswers, wholePrefill } from '../../quote-flow.examples.ts';
import type { FlowEvent } from '../../quote-flow.types.ts';
import type { PrefillResult } from '../prefill-source.ts';

// Links, searches and records that the tests of several entry sources start with.

export const gaps: PrefillResult = {
  ...wholePrefill,
  answers: { ...minimalAnswers, contact: undefined },
  drafts: { contact: { email: 'alex@example.com', phone: '', hasConsented: true } },
  problems: [{ field: 'Phone', kind: 'empty' }],
};
export const byCode = { path: '/get-a-quote?code=L-100' };
export const byLink = { path: '/get-a-quote?transactionId=transaction-before' };
export const namesOwner: FlowEvent = { type: 'OWNER.SUBMITTED', birthDate: '1990-04-17' };
export const byPhone = { by: 'phone' as const, phone: '5125550142', birthDate: '1990-04-17' };
export const previousQuote = {
  transactionId: 'transaction-before',
  rateQuoteId: 'RQ-1001',
  quoteDate: '2026-10-02',
  drivers: ['Alex Example'],
};

import { analyticsReport } from '#services/site/analytics-report.contract';
import { readPurchases } from '../../store/purchases.ts';
import { implementCall } from '../implement-call.ts';

/** Counts of the time before the sandbox started. */
const before = { quotes: 1_234_567, customers: 86_412, calls: 2_050_000 };

export const answerAnalyticsReport = implementCall(analyticsReport, async ({ database }) => {
  const { length: purchases } = await readPurchases(database);
  const counted = (total: number) => ({ summaryData: { totals: [total] } });
  return {
    'quotes-compared': counted(before.quotes),
    'customers-insured': counted(before.customers + purchases),
    'calls-answered': counted(before.calls),
  };
});

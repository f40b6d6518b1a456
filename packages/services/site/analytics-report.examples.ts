import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { analyticsReport } from './analytics-report.contract.ts';

export const analyticsReportExamples = defineExamples(analyticsReport, {
  summary: 'What a brand’s analytics counted',
  request: {
    brand: { summary: 'The report of a brand', params: { brandCode: 'LS' }, query: exampleHeaderQuery },
  },
  response: {
    several: {
      summary: 'Three counts',
      body: {
        'quotes-compared': { summaryData: { totals: [1_234_567] } },
        'customers-insured': { summaryData: { totals: [86_412, 3] } },
        'calls-answered': { summaryData: { totals: [2_050_000] } },
      },
    },
    zero: {
      summary: 'One that was not counted yet, and one without rows',
      body: {
        'quotes-compared': { summaryData: { totals: [0] } },
        'customers-insured': { summaryData: { totals: [86_412] } },
      },
    },
    nothing: { summary: 'Nothing was counted', body: {} },
  },
});

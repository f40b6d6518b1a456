import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { reportError } from './report-error.contract.ts';

export const reportErrorExamples = defineExamples(reportError, {
  summary: 'Log an error of the page',
  request: {
    refused: {
      summary: 'A call was refused',
      body: { header: exampleHeader, message: 'cityByZip: the service refused', status: 200, label: 'API Error' },
    },
    buyNow: {
      summary: 'A carrier gave no page',
      body: {
        header: exampleHeader,
        message: 'Buy Now url empty for carrier:Prairie Mutual',
        status: 200,
        label: 'API Error',
        rateQuoteId: 'rq-1042',
      },
    },
  },
  response: {
    logged: { summary: 'Logged', body: { isSuccess: true, message: '' } },
    unavailable,
  },
});

import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { getResults } from './get-results.contract.ts';

const coverages = [
  { coverageCd: 'BI', description: 'Bodily injury', limit: { val1: 30000, val2: 60000 } },
  { coverageCd: 'PD', description: 'Property damage', limit: { val1: 25000 } },
  { coverageCd: 'COMP', description: 'Comprehensive', deductible: 500 },
];

const common = {
  transactionID: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
  logoUrl: '',
  openNewWindow: false,
  cars: [],
  drivers: [],
};
const commonRate = { term: 6, effectiveDate: '2026-11-21', coverages };

type Results = (typeof getResults.response)['_zod']['input']['results'];

const carriers = [
  {
    ...common,
    companyID: '1042',
    companyName: 'Prairie Mutual',
    showBuyButton: true,
    bolType: 'carrier',
    rates: [
      {
        ...commonRate,
        rateQuoteId: 'rq-1042',
        quoteNumber: 'Q-58213',
        totalPremium: 642.5,
        payPlanDescription: '6 payments',
        payPlanDownPayment: 107.1,
        payPlanPaymentAmount: 107.08,
        payPlanNumOfPayments: 5,
      },
    ],
  },
  {
    ...common,
    companyID: '2077',
    companyName: 'Bluebonnet Casualty',
    showBuyButton: true,
    bolType: 'carrier',
    openNewWindow: true,
    rates: [
      {
        ...commonRate,
        rateQuoteId: 'rq-2077',
        quoteNumber: 'Q-58214',
        totalPremium: 588,
        payPlanDescription: 'Paid in full',
        payPlanDownPayment: 588,
        payPlanPaymentAmount: 0,
        payPlanNumOfPayments: 0,
      },
    ],
  },
  {
    ...common,
    companyID: '3110',
    companyName: 'Lantern General',
    showBuyButton: false,
    bolType: 'pseudo',
    rates: [
      {
        ...commonRate,
        rateQuoteId: 'rq-3110',
        quoteNumber: 'Q-58215',
        totalPremium: 701.4,
        payPlanDescription: 'OD',
        payPlanDownPayment: 233.8,
        payPlanPaymentAmount: 233.8,
        payPlanNumOfPayments: 2,
        fees: [{ feeCd: 'POLICY', description: 'Policy fee', amount: 15 }],
      },
    ],
  },
  {
    ...common,
    companyID: '4208',
    companyName: 'Caprock Indemnity',
    showBuyButton: false,
    bolType: '',
    rates: [
      {
        ...commonRate,
        rateQuoteId: 'rq-4208',
        quoteNumber: 'Q-58216',
        totalPremium: 754.02,
        payPlanDescription: '4 payments',
        payPlanDownPayment: 188.52,
        payPlanPaymentAmount: 188.5,
        payPlanNumOfPayments: 3,
      },
    ],
  },
  {
    ...common,
    companyID: '5316',
    companyName: 'Gulf Coast Auto',
    showBuyButton: true,
    bolType: 'carrier',
    rates: [
      {
        ...commonRate,
        rateQuoteId: 'rq-5316',
        quoteNumber: 'Q-58217',
        totalPremium: 619.86,
        payPlanDescription: '6 payments EFT',
        payPlanDownPayment: 103.31,
        payPlanPaymentAmount: 103.31,
        payPlanNumOfPayments: 5,
        fees: [
          { feeCd: 'INSTALLMENT', description: 'Installment fees', amount: 25 },
          { feeCd: 'SR22', description: 'Filing of form SR-22', amount: 20 },
        ],
      },
    ],
  },
] satisfies Results;

export const getResultsExamples = defineExamples(getResults, {
  summary: 'Carrier results so far',
  request: {
    poll: {
      summary: 'What there is so far, one rate a carrier',
      query: {
        ...exampleHeaderQuery,
        transactionId: common.transactionID,
        returnAll: 'true',
        filterErrors: 'true',
        takeBestResults: 'false',
        resultLimit: '1',
        allRates: 'false',
      },
    },
  },
  response: {
    waiting: {
      summary: 'Nobody has answered yet',
      body: { isSuccess: true, message: '', isDone: false, completedCount: 0, results: [] },
    },
    someCarriers: {
      summary: 'Two carriers have answered',
      body: { isSuccess: true, message: '', isDone: false, completedCount: 2, results: carriers.slice(0, 2) },
    },
    allCarriers: {
      summary: 'Every carrier has answered',
      body: { isSuccess: true, message: '', isDone: true, completedCount: 5, results: carriers },
    },
    noRates: {
      summary: 'Every carrier declined',
      body: { isSuccess: true, message: '', isDone: true, completedCount: 5, results: [] },
    },
    tokenExpired,
    unavailable,
  },
});

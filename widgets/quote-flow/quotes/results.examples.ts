import type { Quote } from '#domain/quote';
import type { ResultsConfig } from './results.config.ts';
import type { ResultsProps } from './results.types.ts';

const base: Quote = {
  rateQuoteId: 'RQ-1001',
  transactionId: 'TR-5005',
  carrierId: '11',
  carrierName: 'Bluebonnet Mutual',
  logoUrl: '',
  term: 6,
  totalPremium: 74_125,
  payPlan: { description: '16.67% Down, 5 Pay', downPayment: 12_400, installment: 12_345, installmentCount: 5 },
  effectiveDate: '2026-11-20',
  quoteNumber: 'Q-884201',
  isBuyable: true,
  isPseudoCarrier: false,
  opensNewWindow: false,
  coverages: [
    { code: 'BI', description: 'Bodily injury liability', limits: [30_000, 60_000] },
    { code: 'PD', description: 'Property damage liability', limits: [25_000] },
    { code: 'PIP', description: 'Personal injury protection', limits: [2500] },
    { code: 'UM', description: 'Uninsured motorist, bodily injury', limits: [30_000, 60_000] },
    { code: 'COMP', description: 'Comprehensive', limits: [], deductible: 500 },
    { code: 'COLL', description: 'Collision', limits: [], deductible: 1000 },
  ],
};

export const installmentQuote: Quote = base;

export const singlePaymentQuote: Quote = {
  ...base,
  rateQuoteId: 'RQ-1002',
  carrierId: '12',
  carrierName: 'Pecan Valley Insurance',
  totalPremium: 69_900,
  payPlan: { description: 'Paid In Full', downPayment: 69_900, installment: 0, installmentCount: 0 },
  quoteNumber: 'Q-884202',
};

export const biMonthlyQuote: Quote = {
  ...base,
  rateQuoteId: 'RQ-1003',
  carrierId: '13',
  carrierName: 'Lone Star Casualty',
  totalPremium: 81_000,
  payPlan: { description: 'OD', downPayment: 27_000, installment: 27_400, installmentCount: 2 },
  quoteNumber: 'Q-884203',
  opensNewWindow: true,
};

/** Sold by an agent only. */
export const agentQuote: Quote = {
  ...base,
  rateQuoteId: 'RQ-1004',
  carrierId: '14',
  carrierName: 'Gulf Coast General Assurance Company of the Southwest',
  totalPremium: 77_840,
  payPlan: { description: '20% Down, 5 Pay', downPayment: 15_568, installment: 12_610, installmentCount: 5 },
  quoteNumber: 'Q-884204',
  isBuyable: false,
};

/** A pseudo carrier for carriers that an agent sells. */
export const pseudoCarrierQuote: Quote = {
  ...base,
  rateQuoteId: 'RQ-1005',
  carrierId: '15',
  carrierName: 'Hill Country Select',
  totalPremium: 99_900,
  payPlan: { description: '8.33% Down, 11 Pay', downPayment: 8_325, installment: 8_500, installmentCount: 11 },
  term: 12,
  quoteNumber: 'Q-884205',
  isBuyable: false,
  isPseudoCarrier: true,
  fees: [
    { kind: 'policy', description: 'Policy fee', amount: 1500 },
    { kind: 'other', description: 'Filing of form SR-22', amount: 2000 },
  ],
  coverages: base.coverages
    .filter(({ code }) => code !== 'COLL')
    .map((coverage) => (coverage.code === 'BI' ? { ...coverage, limits: [50_000, 100_000] } : coverage)),
};

export const exampleQuotes: readonly Quote[] = [
  installmentQuote,
  singlePaymentQuote,
  biMonthlyQuote,
  agentQuote,
  pseudoCarrierQuote,
  {
    ...base,
    rateQuoteId: 'RQ-1006',
    carrierId: '16',
    carrierName: 'Mockingbird Direct',
    totalPremium: 88_230,
    quoteNumber: 'Q-884206',
    payPlan: { ...base.payPlan, downPayment: 9_900, installment: 15_666 },
  },
  {
    ...base,
    rateQuoteId: 'RQ-1007',
    carrierId: '17',
    carrierName: 'Caprock Mutual',
    totalPremium: 92_410,
    quoteNumber: 'Q-884207',
    payPlan: { ...base.payPlan, downPayment: 18_482, installment: 14_786 },
  },
  {
    ...base,
    rateQuoteId: 'RQ-1008',
    carrierId: '18',
    carrierName: 'Red River Preferred',
    totalPremium: 104_775,
    quoteNumber: 'Q-884208',
    isBuyable: false,
    payPlan: { ...base.payPlan, downPayment: 20_955, installment: 16_764 },
  },
];

/** The given number of quotes, no two alike. */
export function manyQuotes(count: number): readonly Quote[] {
  return Array.from({ length: count }, (_, index) => {
    const installment = 9_000 + ((index * 7_919) % 12_000);
    return {
      ...base,
      rateQuoteId: `RQ-${2000 + index}`,
      carrierId: String(100 + index),
      carrierName: `Example Carrier ${index + 1}`,
      totalPremium: installment * 6,
      payPlan: { ...base.payPlan, installment, downPayment: 5_000 + ((index * 104_729) % 20_000) },
      isBuyable: index % 2 === 0,
    };
  });
}

/** The configuration with its defaults, and two top-rated carriers. */
export const exampleConfig: ResultsConfig = {
  offers: [],
  rentersPage: '/renters',
  roadsidePage: '/roadside',
  chatPage: '/chat',
  maxQuoteCards: 5,
  topRatedCarriers: ['Lone Star Casualty', '16'],
  maxTopRated: 6,
  sortOptions: [4, 5, 6, 3],
  defaultSort: 4,
  quoteFilter: 0,
  daysToShowCallAndText: 0,
  nonOnlineBuyTimer: false,
  nonOnlineBuyStart: 8,
  nonOnlineBuyEnd: 20,
  buyNowType: 'direct',
  maxModalQuotes: 5,
  weekdays: {},
  callStart: 0,
  callEnd: 24,
  agentsPollInterval: 60,
  resultsTimeZone: 'America/Chicago',
  conditionalBuyNow: false,
};

const ignored = (): void => undefined;

/** Props of a visitor who can buy, for stories and tests to override. */
export const exampleResults: Omit<ResultsProps, 'labels' | 'language'> = {
  quotes: exampleQuotes,
  offers: [],
  onOffer: () => undefined,
  config: exampleConfig,
  now: () => Date.UTC(2026, 10, 19, 18),
  agentsAreIdle: true,
  driverFirstName: 'Alex',
  driverAges: [40],
  phone: '512-555-0100',
  agencyName: 'Lone Star Example Agency',
  summary: { driver: 'Alex Example', vehicle: '2003 Honda Accord', coverage: 'State minimum, 6 months' },
  buy: { status: 'idle' },
  contact: { status: 'idle' },
  onEdit: ignored,
  onSelect: ignored,
  onCall: ignored,
  onText: ignored,
  onChat: ignored,
  onBuyWithAgent: ignored,
  onCloseContact: ignored,
  onBuy: ignored,
  onChooseCarrier: ignored,
  onConfirmBuy: ignored,
  onCloseBuy: ignored,
  onOpenWindow: ignored,
  onTryAgain: ignored,
  onAskForMore: ignored,
};

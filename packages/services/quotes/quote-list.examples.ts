/** Two previous quotes of one visitor. */
export const quoteListExample = [
  {
    transactionId: '0a6f4f0e-9f6c-4b43-8a5c-0f4a1d1f7b21',
    quoteDate: '2026-11-02',
    rateQuoteId: 'rq-1042',
    effectiveDate: '2026-11-03',
    drivers: [
      { firstName: 'Alex', lastName: 'Example' },
      { firstName: 'Sam', lastName: 'Example' },
    ],
  },
  {
    transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11',
    quoteDate: '2026-08-14',
    drivers: [{ firstName: 'Alex', lastName: 'Example' }],
  },
];

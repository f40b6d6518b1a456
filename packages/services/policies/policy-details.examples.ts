/** A made-up policy with every key that a service may send. */
export const wholePolicyDetails = {
  policyType: 'Auto',
  company: 'Larkspur Mutual',
  monthlyPayment: 128.4,
  policyTerm: 6,
  effectiveDate: '2026-08-05',
  expirationDate: '2027-02-05',
  expireDate: '2027-02-05',
  paymentDueDate: '2026-12-05',
  quoteStatus: 'Active',
  emailAddress: 'alex@example.com',
  homePhone: '5125550142',
  drivers: [
    { fullName: 'Alex Example', age: 36, sex: 0 },
    { firstName: 'Sam', lastName: 'Example', age: 35, sex: 1 },
  ],
  vehicles: [{ year: 2003, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' }],
  coverages: [
    { coverageName: 'BI', coverageDescription: 'Bodily injury', limit: [30000, 60000] },
    { coverageName: 'COLL', coverageDescription: 'Collision', deductible: 500 },
  ],
  transactions: [
    {
      createdUtc: '2026-11-05T17:20:00Z',
      entryDate: '2026-11-05',
      paymentSource: 'Credit card',
      collectedAmount: 128.4,
    },
  ],
  installments: [{ dueDate: '2026-12-05', dueAmount: 128.4 }],
};

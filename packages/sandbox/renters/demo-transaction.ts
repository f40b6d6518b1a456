/** A transaction that every sandbox has, for a link that prefills the form. */
export const demoTransactionId = 'renters-demo';

/** The answers of that transaction, of a fictional person. */
export const demoRequest = {
  customer: { name: 'Riley', surname: 'Sample', email: 'riley@example.com', phoneNumber: '5125550188' },
  address: { address1: '200 Example Lane', apt: '12', city: 'Austin', state: 'TX', zipCode: '78701' },
  coverages: [
    { coverageCd: 'CoverageC', limit: { val1: 30_000 } },
    { coverageCd: 'CoverageE', limit: { val1: 300_000 } },
    { coverageCd: 'AllOtherPeril', deductible: { val1: 1000 } },
  ],
  additionalCustomers: [
    { name: 'Sample Leasing', email: 'leasing@example.com', role: 1 },
    { name: 'Jordan', surname: 'Placeholder', role: 0 },
  ],
};

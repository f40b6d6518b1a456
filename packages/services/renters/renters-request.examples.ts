import { exampleHeader } from '../contract/header.examples.ts';

const community = { yearsProfessionallyManaged: 1, numberOfUnits: 5, yearBuilt: 2008 };

/** A renters request as the widgets send it. */
export const exampleRentersRequest = {
  header: exampleHeader,
  transactionId: '0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10',
  customer: { name: 'Alex', surname: 'Example', email: 'alex@example.com', phoneNumber: '5125550142' },
  address: { address1: '100 Congress Ave', city: 'Austin', state: 'TX', zipCode: '78701' },
  effectiveDate: '2026-12-01',
  AdditionalCustomers: [],
  community,
  coverages: [
    { CoverageCd: 'CoverageC' as const, Limit: { Val1: 20_000 } },
    { CoverageCd: 'CoverageD' as const, Limit: { Val1: 4000 } },
    { CoverageCd: 'AllOtherPeril' as const, Deductible: { Val1: 500 } },
  ],
};

/** With an interested party and a roommate. */
export const exampleRentersRequestWithOthers = {
  ...exampleRentersRequest,
  address: { ...exampleRentersRequest.address, apt: '4B' },
  AdditionalCustomers: [
    { Name: 'Example Leasing', Email: 'leasing@example.com', Role: 1 as const },
    { Name: 'Robin', Surname: 'Sample', Role: 0 as const },
  ],
  coverages: [
    ...exampleRentersRequest.coverages,
    { CoverageCd: 'ReplacementCost' as const, Limit: { Val1: 'Yes' } },
    { CoverageCd: 'WindHail' as const, Deductible: { Val1: 1000 } },
  ],
};

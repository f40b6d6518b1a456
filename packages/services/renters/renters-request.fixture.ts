import type { RentersAnswers } from './renters-request.ts';

export const rentersAnswers: RentersAnswers = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.com',
  phone: '5125550142',
  street: '100 Congress Ave',
  apartment: '4B',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  effectiveDate: '2026-12-01',
  interestedParty: { name: 'Example Leasing', email: 'leasing@example.com' },
  roommates: [{ firstName: 'Robin', lastName: 'Sample' }],
  choice: { CoverageC: '20000', CoverageE: '100000', ReplacementCost: 'Yes', AllOtherPeril: '500' },
};

import type { ServiceVariant } from '#domain/service-variant';
import { seededCustomers } from '../accounts/seeded-customers.ts';
import type { StoredProfile } from '../accounts/stored-profile.ts';
import { type PortfolioName, portfolioNames } from './portfolio-name.ts';
import type { SeededLedger } from './seeded-ledger.ts';

/** The seeded data of a sandbox customer. */
export interface Portfolio {
  variant: ServiceVariant;
  /** Code of the seeded customer who has it. */
  customerCode: string;
  /** Seeded policies. A customer has policies of the same kinds with numbers of their own. */
  policyNumbers: readonly string[];
  ledger: SeededLedger;
}

/** The table is in `docs/sandbox.md`. */
export const portfolios: Readonly<Record<PortfolioName, Portfolio>> = {
  new: { variant: 'primary', customerCode: 'C-1004', policyNumbers: [], ledger: { rows: 0, points: 0 } },
  // A policy of every payment status.
  paying: {
    variant: 'primary',
    customerCode: 'C-1001',
    policyNumbers: [
      'LKM-1001',
      'CKC-1002',
      'JNF-1003',
      'PLI-1004',
      'OFG-1006',
      'ZZX-1005',
      'CKC-1015',
      'LKM-1014',
      'PLI-1016',
    ],
    ledger: { rows: 5000, points: 2, redeemed: { every: 1000, points: 1000 } },
  },
  pastDue: {
    variant: 'primary',
    customerCode: 'C-1002',
    policyNumbers: ['JNF-1018', 'LKM-1019'],
    ledger: { rows: 12, points: 25 },
  },
  californian: {
    variant: 'ca',
    customerCode: 'C-2001',
    policyNumbers: ['SCP-1017'],
    ledger: { rows: 24, points: 1000, redeemed: { every: 12, points: 2500 } },
  },
};

/** The portfolio of a customer: an empty one (`new`) for a customer whom a widget has created. */
export function portfolioOf({ portfolio, customerCode }: Pick<StoredProfile, 'portfolio' | 'customerCode'>): Portfolio {
  const seeded = portfolioNames.find((name) => portfolios[name].customerCode === customerCode);
  return portfolios[portfolio ?? seeded ?? 'new'];
}

/** The numbers of a customer's own policies: other policies of the same kinds as the seeded ones. */
export function policyNumbersOf(profile: Pick<StoredProfile, 'portfolio' | 'customerCode'>): readonly string[] {
  const suffix = profile.customerCode.replace(/^C-/, '');
  return portfolioOf(profile).policyNumbers.map((number) => `${number}-${suffix}`);
}

/** The seeded customer who has a portfolio. */
export function ownerOf(name: PortfolioName) {
  return seededCustomers.find(({ profile }) => profile.customerCode === portfolios[name].customerCode)!;
}

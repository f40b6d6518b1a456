import type { CalendarDate } from '#domain/calendar-date';
import type { Cents } from '#domain/money';
import { digest } from '../seeded.ts';

/** The kind of session that is opened for a policy. */
export type SessionKind =
  /** The payment page. */
  | 'page'
  /** The payment page with a wallet on file: one press pays. */
  | 'wallet'
  /** The carrier has collected the payment: a token of the result and no page. */
  | 'collected'
  /** A page on an untrusted origin. */
  | 'untrusted'
  /** A page without https. */
  | 'insecure'
  /** No page and no token. */
  | 'empty'
  | 'failing';

/** A fictional policy whose premium is due. */
export interface SeededPolicy {
  policyNumber: string;
  /** Empty: the carrier is unknown to the sandbox. */
  carrierId: string;
  company: string;
  policyType: string;
  insured: {
    name: string;
    birthDate: CalendarDate;
    city: string;
    state: string;
    zip: string;
    sex: string;
    maritalStatus: string;
  };
  amount: Cents;
  /** Days from today to the due date. */
  daysUntilDue: number;
  /** First and last day of the policy, in days from today; half a year that has begun by default. */
  period?: { starts: number; ends: number | undefined };
  /** Paid outside the sandbox. */
  isPaid?: boolean;
  /** Payable only on the carrier's own page. */
  isPaidElsewhere?: boolean;
  session: SessionKind;
}

const alex = {
  name: 'Alex Example',
  birthDate: '1990-04-17',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  sex: 'M',
  maritalStatus: 'Married',
};
const jordan = {
  name: 'Jordan Sample',
  birthDate: '1984-11-30',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90012',
  sex: 'F',
  maritalStatus: 'Single',
};

const jamie = { ...alex, name: 'Jamie Fixture', birthDate: '1982-06-15', city: 'Dallas', zip: '75201' };

const ordinary = {
  carrierId: '1001',
  company: 'Larkspur Mutual',
  policyType: 'Auto',
  insured: alex,
  amount: 12_840,
  daysUntilDue: 12,
  session: 'page',
} as const;
const marigold = { ...ordinary, carrierId: '1007', company: 'Marigold Auto', amount: 9_675 };

/** The table is in `docs/sandbox.md`. */
export const seededPolicies: readonly SeededPolicy[] = [
  { ...ordinary, policyNumber: 'LKM-1001' },
  { ...ordinary, policyNumber: 'CKC-1002', carrierId: '1002', company: 'Copper Kettle Casualty', daysUntilDue: 1 },
  { ...ordinary, policyNumber: 'JNF-1003', carrierId: '1003', company: 'Juniper & Finch', daysUntilDue: -5 },
  { ...ordinary, policyNumber: 'PLI-1004', carrierId: '1005', company: 'Paper Lantern Insurance', isPaid: true },
  { ...ordinary, policyNumber: 'ZZX-1005', carrierId: '', company: 'Far Harbor Mutual' },
  { ...ordinary, policyNumber: 'OFG-1006', carrierId: '1006', company: 'Old Ferry General', isPaidElsewhere: true },
  { ...marigold, policyNumber: 'MGA-1007', session: 'wallet' },
  { ...marigold, policyNumber: 'MGA-1008', session: 'untrusted' },
  { ...marigold, policyNumber: 'MGA-1009', session: 'insecure' },
  { ...marigold, policyNumber: 'MGA-1010', session: 'empty' },
  { ...marigold, policyNumber: 'MGA-1011', session: 'failing' },
  { ...marigold, policyNumber: 'MGA-1013', session: 'collected' },
  {
    ...ordinary,
    policyNumber: 'SCP-1012',
    carrierId: '1009',
    company: 'Seven Creeks Preferred',
    policyType: 'Renters',
    insured: jordan,
    amount: 2_450,
  },
  { ...ordinary, policyNumber: 'LKM-1014', daysUntilDue: -40, period: { starts: -200, ends: -20 } },
  {
    ...ordinary,
    policyNumber: 'CKC-1015',
    carrierId: '1002',
    company: 'Copper Kettle Casualty',
    daysUntilDue: 20,
    period: { starts: 20, ends: 200 },
  },
  {
    ...ordinary,
    policyNumber: 'PLI-1016',
    carrierId: '1005',
    company: 'Paper Lantern Insurance',
    period: { starts: -10, ends: undefined },
  },
  {
    ...ordinary,
    policyNumber: 'SCP-1017',
    carrierId: '1009',
    company: 'Seven Creeks Preferred',
    insured: jordan,
    amount: 11_225,
  },
  {
    ...ordinary,
    policyNumber: 'JNF-1018',
    carrierId: '1003',
    company: 'Juniper & Finch',
    insured: jamie,
    amount: 15_610,
    daysUntilDue: -5,
  },
  { ...ordinary, policyNumber: 'LKM-1019', insured: jamie },
];

/** A policy by its number. A seeded number with a dash and a suffix is another policy of the same kind. */
export function policyByNumber(policyNumber: string): SeededPolicy | undefined {
  const seed = seededPolicies.find(
    (policy) => policyNumber === policy.policyNumber || policyNumber.startsWith(`${policy.policyNumber}-`),
  );
  return seed && { ...seed, policyNumber };
}

export function policyIdOf({ policyNumber }: Pick<SeededPolicy, 'policyNumber'>): string {
  return `p-${digest(policyNumber).slice(0, 12)}`;
}

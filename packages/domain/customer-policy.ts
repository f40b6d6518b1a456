import type { CalendarDate } from './calendar-date.ts';
import type { Gender } from './driver.ts';
import type { Cents } from './money.ts';

/** A driver on a policy. */
export interface PolicyDriver {
  fullName: string;
  /** Years; undefined when unknown. */
  age: number | undefined;
  gender: Gender | undefined;
}

/** A vehicle on a policy. Unknown texts are empty. */
export interface PolicyVehicle {
  year: number | undefined;
  make: string;
  model: string;
  vin: string;
}

/** A coverage of a policy. */
export interface PolicyCoverage {
  /** `COLL`, `COMP`, `BI`, `PD`, `UM`, `UMPD`, or another code of the carrier's. */
  name: string;
  /** The service's explanation; may be empty. */
  description: string;
  /** Whole dollars: per person, per accident … Empty when there is none. */
  limits: readonly number[];
  /** A limit in words, when it is not in dollars; empty otherwise. */
  limitText: string;
  /** Whole dollars. */
  deductible: number | undefined;
}

/** A payment that was made. A negative amount is a refund. */
export interface PolicyTransaction {
  date: CalendarDate | undefined;
  /** In the service's words: `Credit card`. */
  source: string;
  amount: Cents | undefined;
}

/** A payment that is due. */
export interface PolicyInstallment {
  dueDate: CalendarDate | undefined;
  amount: Cents | undefined;
}

/** The dates and the message that decide a policy's payment status. */
export interface PolicyPayment {
  effectiveDate: CalendarDate | undefined;
  expirationDate: CalendarDate | undefined;
  paymentDueDate: CalendarDate | undefined;
  /** The service's message about the payment; see `paymentMessage`. */
  message: string;
}

/** A customer's auto policy in detail. Unknown texts are empty, unknown lists too. */
export interface PolicyDetails extends Omit<PolicyPayment, 'message'> {
  /** In the service's words: `Auto`. */
  policyType: string;
  company: string;
  monthlyPayment: Cents | undefined;
  /** Months. */
  term: number | undefined;
  quoteStatus: string;
  email: string;
  phone: string;
  drivers: readonly PolicyDriver[];
  vehicles: readonly PolicyVehicle[];
  coverages: readonly PolicyCoverage[];
  /** The latest first. */
  transactions: readonly PolicyTransaction[];
  /** The next one first. */
  installments: readonly PolicyInstallment[];
}

const isKnown = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Merges details of a policy with those from another source. Known values of `details` win. */
export function mergedDetails(details: PolicyDetails, others: PolicyDetails | undefined): PolicyDetails {
  const knownEntries = Object.entries(details).filter(([, value]) => isKnown(value));
  return { ...details, ...others, ...Object.fromEntries(knownEntries) };
}

/** An entry in the list of a customer's policies. */
export interface CustomerPolicy {
  policyId: string;
  policyNumber: string;
  /** The service accepts a payment for it now. */
  isPayable: boolean;
  /** The service's message about the payment; empty without one. */
  message: string;
  /** Undefined or partial when the list contains no more; `loadPolicyDetails` loads the rest. */
  details: PolicyDetails | undefined;
  /** The call for the rest of the details failed: another one may succeed. */
  isIncomplete?: boolean;
}

/** The kinds of policy documents. */
export const policyDocumentKinds = ['idCard', 'declarations', 'receipt', 'other'] as const;
export type PolicyDocumentKind = (typeof policyDocumentKinds)[number];

export interface PolicyDocument {
  /** Unique in its list. */
  id: string;
  kind: PolicyDocumentKind;
  /** The service's name for it; may be empty. */
  name: string;
  date: CalendarDate | undefined;
  /** A safe address for an ordinary link. The page decides whether its origin is trusted. */
  url: string;
}

/** Proof of insurance. Unknown texts are empty. */
export interface IdCard {
  policyNumber: string;
  company: string;
  /** The company's number at the National Association of Insurance Commissioners. */
  naicNumber: string;
  insuredNames: readonly string[];
  vehicles: readonly PolicyVehicle[];
  effectiveDate: CalendarDate | undefined;
  expirationDate: CalendarDate | undefined;
  /** Where a claim is reported. */
  claimsPhone: string;
  /** Addresses of the passes for phone wallets. The page decides whether their origins are trusted. */
  walletPasses: { apple?: string; google?: string };
}

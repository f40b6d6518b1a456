import type { Cents } from './money.ts';

/** The payment plans of a renters policy (spec 2 §9), with the months from one payment to the next. */
export const rentersPlanMonths = { Annual: 12, SemiAnnual: 6, Quarterly: 3, Monthly: 1 } as const;
export type RentersPlanCode = keyof typeof rentersPlanMonths;
export const rentersPlanCodes = Object.keys(rentersPlanMonths) as RentersPlanCode[];

/** One way to pay the year's premium. */
export interface RentersPlan {
  code: RentersPlanCode;
  /** For the year. */
  total: Cents;
  /** Due at once; undefined when the service does not say it. */
  downPayment: Cents | undefined;
  /** Each later payment; undefined when there is none or the service does not say it. */
  installment: Cents | undefined;
}

/** A carrier's price for a renters policy. */
export interface RentersRate {
  /** Empty when the service names none. */
  carrierId: string;
  carrierName: string;
  /** In the order of {@link rentersPlanCodes}, one of each code. */
  plans: readonly RentersPlan[];
}

/** Due now: the down payment, or the whole premium of a single payment. */
export const rentersDueNow = ({ code, total, downPayment }: RentersPlan): Cents | undefined =>
  downPayment ?? (code === 'Annual' ? total : undefined);

/** True when more payments follow, on a day of the month that the visitor chooses. */
export const hasInstallments = (code: RentersPlanCode): boolean => code !== 'Annual';

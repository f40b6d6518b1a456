import type { CalendarDate } from './calendar-date.ts';
import type { CustomerPolicy } from './customer-policy.ts';
import type { Cents } from './money.ts';
import { carrierOfPolicy, type PaymentCarrier } from './payment-carrier.ts';
import { type PaymentMessage, paymentMessage } from './payment-message.ts';
import { type PolicyPaymentStatus, policyPaymentStatus } from './policy-payment-status.ts';

/** A policy with its payment status, as it is shown. */
export interface PolicySummary {
  policy: CustomerPolicy;
  status: PolicyPaymentStatus;
  /** The configured carrier; undefined for any other. */
  carrier: PaymentCarrier | undefined;
  carrierName: string;
  amountDue: Cents | undefined;
  /** The service's message: why the payment cannot be made here. Empty when the status already says it. */
  message: string;
  /** Where the premium can be paid online now. */
  payment: 'atAgency' | 'atCarrier' | 'none';
}

interface Circumstances {
  /** The agency's date. */
  today: CalendarDate;
  /** The carriers whose policies can be paid; empty for all. */
  carriers: readonly PaymentCarrier[];
  disablePayment: boolean;
}

const unknownDates = { effectiveDate: undefined, expirationDate: undefined, paymentDueDate: undefined };
const dueStatuses: ReadonlySet<PolicyPaymentStatus> = new Set(['pastDue', 'dueWithin48Hours', 'paymentDue'] as const);
const overStatuses: ReadonlySet<PolicyPaymentStatus> = new Set(['expired', 'paid'] as const);

/** Whether a payment is due: also before the policy takes effect, if the payment can be made online now. */
export const isDue = ({ status, payment, policy }: PolicySummary): boolean =>
  dueStatuses.has(status) ||
  (status === 'notEffective' && payment !== 'none' && policy.details?.paymentDueDate !== undefined);

/** Whether due date and amount are shown: also when it is unknown whether the payment is due. */
export const showsDue = (summary: PolicySummary): boolean => isDue(summary) || summary.status === 'unknown';

/** Meanings that the status already shows. */
const silentMeanings: ReadonlySet<PaymentMessage> = new Set(['approved', 'alreadyMade', 'acknowledged'] as const);

/** Status and payment of a policy (spec 3 §4, §6). */
export function policySummary(
  policy: CustomerPolicy,
  { today, carriers, disablePayment }: Circumstances,
): PolicySummary {
  const { details, message, policyNumber, isPayable } = policy;
  const status = policyPaymentStatus({ ...unknownDates, ...details, message }, today);
  const carrier = carrierOfPolicy(policyNumber, carriers);
  const isAccepted = carriers.length === 0 || carrier !== undefined;
  const next = details?.installments.find(({ dueDate }) => dueDate === details.paymentDueDate);
  const payment = (): PolicySummary['payment'] => {
    if (disablePayment || overStatuses.has(status)) return 'none';
    if (isPayable && isAccepted) return 'atAgency';
    return carrier?.carrierUrl ? 'atCarrier' : 'none';
  };
  return {
    policy,
    status,
    carrier,
    carrierName: details?.company || carrier?.carrierName || '',
    amountDue: next?.amount ?? details?.monthlyPayment,
    message: silentMeanings.has(paymentMessage(message)) ? '' : message,
    payment: payment(),
  };
}

const dueDateOf = ({ policy }: PolicySummary): string => policy.details?.paymentDueDate ?? '';

/**
 * The policy with the next payment: the earliest of those that are due; if none is, the earliest of those whose status
 * is unknown.
 */
export function nextPayment(policies: readonly PolicySummary[]): PolicySummary | undefined {
  const duePolicies = policies.filter(isDue);
  const candidates =
    duePolicies.length > 0 ? duePolicies : policies.filter((summary) => showsDue(summary) && dueDateOf(summary));
  return candidates.toSorted((a, b) => dueDateOf(a).localeCompare(dueDateOf(b)))[0];
}

/**
 * Why it is unknown whether a payment is due: the details of a policy are `notLoaded`, or the service has loaded them
 * and does not say (`notStated`); undefined if it is known of every policy.
 */
export function unknownPayment(policies: readonly PolicySummary[]): 'notLoaded' | 'notStated' | undefined {
  const unknown = policies.filter(({ status }) => status === 'unknown');
  if (unknown.some(({ policy }) => policy.isIncomplete)) return 'notLoaded';
  return unknown.length > 0 ? 'notStated' : undefined;
}

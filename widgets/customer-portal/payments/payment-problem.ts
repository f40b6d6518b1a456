import { saysPaymentWasMade } from '#domain/payment-message';
import { failureOf } from '#flow/machine/failure';
import type { CustomerPortalStrings } from '../strings.en.ts';
import { UntrustedPaymentPage } from './pay.machine.ts';

/** The profile lacks data that authentication for an online payment needs. */
export class IncompleteProfile extends Error {
  override readonly name = 'IncompleteProfile';
}

export type PaymentProblem = 'offline' | 'unreachable' | 'refused' | 'incomplete' | 'untrusted' | 'alreadyMade';

/** Why the payment page does not open, with the service's reason if it is meant for the visitor. */
export function paymentProblemOf(error: unknown): { name: PaymentProblem; reason?: string | undefined } {
  if (error instanceof IncompleteProfile) return { name: 'incomplete' };
  if (error instanceof UntrustedPaymentPage) return { name: 'untrusted' };
  const { kind, reason } = failureOf(error);
  if (saysPaymentWasMade(reason ?? '')) return { name: 'alreadyMade' };
  switch (kind) {
    case 'offline':
      return { name: 'offline' };
    case 'refused':
      return { name: 'refused', reason };
    // `expired` refers to the fetch token: the policy can still be paid.
    default:
      return { name: 'unreachable' };
  }
}

export const paymentProblemText = (
  labels: CustomerPortalStrings,
  { name, reason }: ReturnType<typeof paymentProblemOf>,
): string => reason ?? labels[`payProblem.${name}`];

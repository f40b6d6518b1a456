import type { PaymentOutcome } from '#domain/payment-outcome';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PaymentState } from './make-a-payment.types.ts';

const steps = {
  form: ['Payment Form', 25],
  details: ['Policy Details', 50],
  approved: ['Policy Details', 100],
  pending: ['Payment Pending', 75],
  alreadyMade: ['Payment Already Made', 100],
  paid: ['Payment Result', 100],
  failed: ['Payment Result', 100],
} as const;

const outcomes: Partial<Record<PaymentState['is'], PaymentOutcome>> = {
  details: 'payable',
  approved: 'approved',
  alreadyMade: 'alreadyMade',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
};

/** The outcome that a new state is, by the names of the analytics event. */
export function outcomeOf(state: PaymentState): PaymentOutcome | undefined {
  if ('trouble' in state && state.trouble) return state.trouble.name;
  return outcomes[state.is];
}

const ends: ReadonlySet<PaymentState['is']> = new Set(['paid', 'failed', 'approved', 'alreadyMade']);

/** Tells the page and analytics what came: each step, each outcome, the end. */
export function tell(host: WidgetHost, state: PaymentState, before: PaymentState | undefined): void {
  const hadTrouble = before && 'trouble' in before && before.trouble;
  // A message that was read leaves the visitor where they are.
  if (before?.is === state.is && hadTrouble) return;
  const step = steps[state.is as keyof typeof steps];
  if (step && before?.is !== state.is) {
    const [name, progress] = step;
    host.step({ step: name, stage: 'payment', progress });
    host.track('Step Viewed', { step: name, stage: 'payment', progress });
  }
  const outcome = outcomeOf(state);
  if (outcome) host.track('Payment Outcome', { outcome });
  if (ends.has(state.is)) host.complete(state.is);
}

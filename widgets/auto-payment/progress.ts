import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { StepMeta } from './auto-payment.types.ts';

/** The percentage of a section in the configured set (spec 2 §2.2). */
export function progressOf(
  { progress }: Pick<StepMeta, 'progress'>,
  config: Pick<AutoPaymentConfig, 'progress'>,
): number {
  return config.progress === 'short' ? Math.max(30, progress) : progress;
}

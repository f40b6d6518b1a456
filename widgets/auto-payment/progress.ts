import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { StepMeta } from './auto-payment.types.ts';

/** Percent, in the configured set (spec 2 §2.2). */
export const progressOf = (
  { progress, shortProgress }: Pick<StepMeta, 'progress' | 'shortProgress'>,
  settings: Pick<AutoPaymentConfig, 'progress'>,
): number => (settings.progress === 'short' ? shortProgress : progress);

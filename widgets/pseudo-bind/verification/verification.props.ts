import type { WidgetHost } from '#embed/runtime/define-widget';
import type { VerificationStrings } from './strings.en.ts';
import type { VerificationConfig } from './verification.config.ts';
import type { VerificationActor } from './verification.machine.ts';

export interface VerificationProps {
  actor: VerificationActor;
  labels: VerificationStrings;
  config: VerificationConfig;
  host: WidgetHost;
}

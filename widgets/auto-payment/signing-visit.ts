import type { Problem } from './auto-payment.types.ts';

/** What the visitor is told about a visit that has ended without a signature. */
export function problemOfVisit(ended: string): Problem | undefined {
  const problems: Readonly<Record<string, Problem>> = {
    cancel: 'signClosed',
    decline: 'signDeclined',
    session_timeout: 'signExpired',
    ttl_expired: 'signExpired',
    exception: 'signFailed',
  };
  return problems[ended];
}

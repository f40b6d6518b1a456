import type { WidgetHost } from '#embed/runtime/define-widget';
import { logPurchase } from '#services/auto-payment/log-purchase';
import { RefusedError, ServiceError } from '#services/errors';
import { referenceOf } from './auto-payment.context.ts';
import type { AutoPaymentContext } from './auto-payment.types.ts';
import { carrierOf } from './carrier.ts';

/** What is logged of a failed call, in the words of spec 2 §8.2. */
const messages = {
  status: 'Error in Get Buy Now Status API',
  signingPage: 'Error in Esign Url API',
  paymentPage: 'Error in Get Payment Url API',
  result: 'Error loading getCarrierResultsByTransactionId API data',
  resultErrors: 'Error in API response',
  charge: 'API Failure',
  document: 'API Error getting policy documents',
  policyNumber: 'Policy Number is empty',
  submission: 'Error in API response',
} as const;
export type FailedCall = keyof typeof messages;

/** Refusals whose message names what is missing. */
const named: ReadonlySet<string> = new Set(['Payment Url null', 'Payment Url Empty', 'Policy Number is empty']);

/** The log's text of a failure. A service that is down has its own. */
export function failureText(call: FailedCall, error: unknown): string {
  if (error instanceof RefusedError && named.has(error.message)) return error.message;
  return error instanceof ServiceError && error.status === 503 ? '503 error' : messages[call];
}

/** Adds a row to the log of purchases. Nobody waits for it. */
export function writeLog(
  host: Pick<WidgetHost, 'client'>,
  context: AutoPaymentContext,
  { step, message, status }: { step: string; message: string; status?: number | undefined },
): void {
  const { sheetsDbUrl: url, sheetsDbAuthorization: authorization } = carrierOf(context);
  logPurchase(host.client, {
    ...referenceOf(context),
    step,
    message,
    status,
    ...(url && { sheet: { url, authorization } }),
  }).catch(() => undefined);
}

import { type FakeResponses, runMachine } from '#flow/testing/run-machine';
import {
  exampleCarrierQuestions,
  exampleInput,
  exampleResult,
  exampleSavedQuote,
  stateAt,
} from '../auto-payment.examples.ts';
import { autoPaymentMachine } from '../auto-payment.machine.ts';
import type { AutoPaymentInput, Visit } from '../auto-payment.types.ts';
import type { QuoteCharge } from '../payment/charge-card.ts';

interface Options {
  responses?: FakeResponses<typeof autoPaymentMachine>;
  input?: Partial<AutoPaymentInput>;
  visit?: Visit;
  /** As stored; the transaction of the link when absent. */
  firstTransactionId?: string;
  /** The charge of the quote, as stored. */
  charge?: QuoteCharge | undefined;
}

const partnerPage = (url: string) => ({ url, isTrusted: true });

/** Runs the machine with fake services, for a purchase that has not begun unless `purchaseState` says otherwise. */
export function runAutoPayment({
  responses = {},
  input = {},
  visit,
  firstTransactionId = (input.link ?? exampleInput.link).transactionId,
  charge,
}: Options = {}) {
  const failures: string[] = [];
  const logged: string[] = [];
  const refusals: number[] = [];
  const rejected: unknown[] = [];
  const run = runMachine(autoPaymentMachine, {
    input: { ...exampleInput, ...input },
    callbacks: ['network', 'visibility'],
    responses: {
      savedVisit: { visit, firstTransactionId, charge },
      quote: exampleSavedQuote,
      questions: exampleCarrierQuestions,
      purchaseState: stateAt(-1),
      vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: { year: 2019, make: 'Toyota', model: 'RAV4' } }),
      licenseCheck: { isRight: true, household: { drivers: [], commonId: '', issueDates: {} } },
      driverChecks: [],
      placeByZip: undefined,
      followUp: { drivers: [], commonId: '', issueDates: {} },
      submission: { transactionId: 'transaction-1' },
      rating: { isDone: true },
      result: exampleResult,
      paymentPage: partnerPage('https://pay.partner.example/card/1'),
      processing: { outcome: 'charged', resultCode: 200, amount: 13_210, status: 'Approved', message: 'Approved' },
      endOfDeclined: true,
      signingPage: partnerPage('https://sign.partner.example/s/1'),
      document: partnerPage('https://documents.partner.example/d/1.pdf'),
      leavePage: true,
      ...responses,
    },
    provide: {
      actions: {
        fail: (_, { code }) => void failures.push(code),
        log: (_, { message }) => void logged.push(message),
        reportCallFailure: (_, { error }) => void rejected.push(error),
        reportRefusal: (_, { errorCount }) => void refusals.push(errorCount),
      },
    },
  });
  return { ...run, failures, logged, refusals, rejected };
}

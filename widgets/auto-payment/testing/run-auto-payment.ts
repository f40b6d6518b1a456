import { type FakeResponses, runMachine } from '#flow/testing/run-machine';
import { exampleQuestions } from '#forms/purchase/purchase.examples';
import { exampleInput, exampleResult, exampleSaved, statusAt } from '../auto-payment.examples.ts';
import { autoPaymentMachine } from '../auto-payment.machine.ts';
import type { AutoPaymentInput, Visit } from '../auto-payment.types.ts';
import { failureText } from '../purchase-log.ts';

interface Options {
  responses?: FakeResponses<typeof autoPaymentMachine>;
  input?: Partial<AutoPaymentInput>;
  visit?: Visit;
}

/** Runs the machine over fake services. */
export function runAutoPayment({ responses = {}, input = {}, visit }: Options = {}) {
  const failures: string[] = [];
  const logged: string[] = [];
  const windows: string[] = [];
  const run = runMachine(autoPaymentMachine, {
    input: { ...exampleInput, ...input },
    callbacks: ['network', 'visibility'],
    responses: {
      savedVisit: visit,
      savedQuote: exampleSaved,
      purchaseStatus: statusAt(0),
      carrierQuestions: exampleQuestions,
      submission: { transactionId: 'transaction-1' },
      progress: { completedCount: 1, isDone: true },
      carrierResult: exampleResult,
      paymentPage: { url: 'https://pay.partner.example/card/9f2c' },
      signingPage: { url: 'https://sign.partner.example/s/51aa' },
      charge: { outcome: 'charged', resultCode: 200, amount: 14_900, status: 'Approved', message: 'Approved' },
      policyDocument: { url: 'https://sign.partner.example/documents/1.pdf' },
      leavePage: true,
      vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: { year: 2019, make: 'Toyota', model: 'RAV4' } }),
      licenseCheck: { isRight: true, household: { drivers: [], commonId: '' } },
      driverChecks: [],
      placeByZip: undefined,
      followUp: { drivers: [], commonId: '' },
      ...responses,
    },
    provide: {
      actions: {
        fail: (_, { code }) => void failures.push(code),
        logFailure: (_, { call, error }) => void logged.push(failureText(call, error)),
        openWindow: ({ context }) => void windows.push(context.partnerUrl),
        rememberPlace: () => undefined,
      },
    },
  });
  return { ...run, failures, logged, windows };
}

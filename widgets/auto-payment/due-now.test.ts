import { expect, it } from 'vitest';
import { exampleResult } from './auto-payment.examples.ts';
import { dueNow } from './due-now.ts';

const [option] = exampleResult.options;

it.each([
  ['the down payment and the fee of a plan with installments', {}, 13_210],
  ['the whole premium of a single payment, even with a down payment', { installmentCount: 1 }, 66_750],
  ['the down payment where the number of payments is unknown', { installmentCount: undefined }, 13_210],
  [
    'nothing where neither the number of payments nor the down payment is known',
    { installmentCount: undefined, downPayment: undefined },
    undefined,
  ],
  [
    'nothing where the premium of a single payment is unknown',
    { installmentCount: 0, totalPremium: undefined },
    undefined,
  ],
] as const)('charges %s', (_what, changes, expected) => {
  expect(dueNow({ ...option!, ...changes })).toBe(expected);
});

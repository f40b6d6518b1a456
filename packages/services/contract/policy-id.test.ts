import { expect, it } from 'vitest';
import { policyIdOf } from './policy-id.ts';

it.each([0, '0', '000', '', ' ', null, undefined, 'null', 'N/A', 'na', 'None', '-'])(
  'reads %j as no policy',
  (wire) => {
    expect(policyIdOf(wire)).toBe('');
  },
);

it.each([
  [' HR-204117 ', 'HR-204117'],
  [1004217, '1004217'],
  ['NA-1', 'NA-1'],
])('reads %j as a policy', (wire, id) => {
  expect(policyIdOf(wire)).toBe(id);
});

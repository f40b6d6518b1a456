import { expect, test } from 'vitest';
import { documentedCalls } from '#services/contract/documented-calls';
import { faultPoints } from './model/all-fault-points.ts';

/** Why no point of a visitor's page fails a call. */
const withoutPoint: Readonly<Record<string, string>> = {
  coverageProducts: 'No widget makes this call.',
  getSelectedQuote: 'No widget makes this call.',
  searchLeads: 'No widget makes this call.',
  createQuote: 'Takes the place of `prepareTransaction` where a page chooses it, in the same state.',
  loadQuote: 'A failure is silent: the quote that was found before is used.',
  searchQuotes: 'Takes the place of `previousQuotes` where a page searches by date, in the same state.',
  customerQuote: 'A failure is silent: the visitor is asked nothing.',
  vehicleDetails: 'A failure is silent, like one of `driverAndCar`, which comes before it.',
  followUp: 'A failure is silent, like one of `driverAndCar`, which comes before it.',
  californiaStart: 'A failure is silent: nothing waits for it.',
  getDriverLicense: 'Needs a photo: only `read-license-image.test.ts` and `license.browser.test.tsx` fail it.',
  uploadDriverLicense: 'Needs a photo, and nobody waits for it: only `license.test.ts` fails it.',
  suggestAddress: 'The error is shown beside the field, and the street can be typed: `mileage.browser.test.tsx`.',
  extendSession: 'Needs a session near its end: `tests/browser/account-header/account-header.spec.ts`.',
  reportError: 'Nobody waits for it.',
};

const called = new Set(faultPoints.map(({ call }) => call));

test('every documented call fails in every way at some point of a visitor’s page, or has a reason', () => {
  const without = documentedCalls.map(({ contract }) => contract.id).filter((id) => !called.has(id));
  expect(without.toSorted()).toEqual(Object.keys(withoutPoint).toSorted());
});

test('every point has a name of its own and fails a documented call', () => {
  const names = faultPoints.map(({ where }) => where);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const documented = new Set(documentedCalls.map(({ contract }) => contract.id));
  expect([...called].filter((id) => !documented.has(id))).toEqual([]);
});

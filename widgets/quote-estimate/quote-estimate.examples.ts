import type { Place } from '#domain/place';
import type { Estimate } from '#visitor/estimate.types';

// Complete fictitious estimates, as the flow stores them.

const day = 86_400_000;

export const austin: Place = { zip: '78701', city: 'Austin', state: 'TX' };
export const sacramento: Place = { zip: '95814', city: 'Sacramento', state: 'CA' };

/** A visitor who has entered a name. */
export const begun: Estimate = {
  placeZip: '78701',
  drivers: ['Alex'],
  vehicles: [],
  transactionId: '',
  hash: 'driver2',
};

/** Everything but the policy. */
export const nearlyAnswered: Estimate = {
  place: austin,
  placeZip: '78701',
  drivers: ['Alex', 'Kim', 'Robin'],
  vehicles: [
    { year: 2003, make: 'Honda', model: 'Accord' },
    { year: 2021, make: 'Chevrolet', model: 'Bolt EV' },
  ],
  transactionId: '',
  hash: 'coverage',
};

/** @param age days since the quote. */
export const priced = (now: number, age = 0): Estimate => ({
  ...nearlyAnswered,
  price: { amount: 9_900, every: 'month', downPayment: 12_000, total: 61_500, term: 6, quoteCount: 8 },
  quotedAt: now - age * day,
  transactionId: 'transaction-1',
  hash: 'quotes',
});

/** An estimate written by an author or a server. */
export const fixedEstimate = {
  zip: '78701',
  city: 'Austin, TX',
  price: 84.5,
  term: 6,
  drivers: ['Alex', 'Kim'],
  vehicles: [{ year: 2019, make: 'Honda', model: 'Civic' }],
};

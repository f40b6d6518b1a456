// Arguments of calls, for fixtures and tests.

import type { Driver } from '#domain/driver';

export const quote = { rateQuoteId: 'rq-1', transactionId: 't-1', carrierId: '1', carrierName: 'Prairie Mutual' };
export const driver: Driver = {
  id: 'primary',
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  gender: 'male',
  maritalStatus: 'single',
  relation: 'self',
  isInsured: true,
  license: { type: 'unitedStates', number: '' },
};

export const address = {
  street: '100 Congress Ave',
  apartment: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
} as const;
export const household = { state: 'TX', commonId: 'h-1' } as const;

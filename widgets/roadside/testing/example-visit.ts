import type { RoadsideOffer, RoadsideTransaction } from '#domain/roadside';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import type { BuyerDraft } from '../buyer-draft.ts';
import type { EnrollmentResult, RoadsideVisit, SavedVisit } from '../roadside.types.ts';

// A made-up visitor of the roadside page, and the answers of its services.

export const offer: RoadsideOffer = {
  memberships: [
    { type: 'single', code: 'Single', price: 3900, benefits: [{ name: 'Towing', value: 'Up to 15 miles' }] },
    { type: 'family', code: 'Family', price: 6900, benefits: [{ name: 'Towing', value: 'Up to 25 miles' }] },
  ],
  states: ['TX', 'OK'],
};

export const draft: BuyerDraft = {
  firstName: 'Alex',
  middleName: '',
  lastName: 'Example',
  email: 'alex@example.com',
  phone: '512-555-0142',
  street: '100 Sample St',
  apartment: '',
  zip: '78701',
  city: 'Austin',
  state: 'TX',
  driverLicense: '',
  hasConsented: true,
};

/** The same visitor in a state that is not sold. */
export const draftElsewhere: BuyerDraft = { ...draft, zip: '10001', city: 'New York', state: 'NY' };

export const austin: ZipPlaces = { zip: '78701', places: [{ zip: '78701', city: 'Austin', state: 'TX' }] };

export const pending = { transactionId: 't-1', enrollment: 'e-1' };

export const page: EnrollmentResult = { kind: 'page', url: 'https://pay.partner.example/membership/1', pending };

export const confirmed: RoadsideTransaction = {
  outcome: 'confirmed',
  policyNumber: 'RSA-204117',
  paymentDate: '2026-11-20',
  email: 'alex@example.com',
  documentUrl: 'https://pay.partner.example/membership.pdf',
  statusCode: 'A',
  message: '',
};

export const declined: RoadsideTransaction = {
  ...confirmed,
  outcome: 'declined',
  policyNumber: '',
  statusCode: 'D',
  message: 'The bank declined the card. Nothing was charged.',
};

export const undecided: RoadsideTransaction = { ...declined, outcome: 'pending', statusCode: '', message: '' };

export const visitAt = (step: RoadsideVisit['step']): RoadsideVisit => ({
  membership: 'single',
  draft,
  step,
  pending: step === 'payment' ? pending : undefined,
  waitlistKey: '',
  prefilled: {},
});

export const nothingSaved: SavedVisit = { visit: undefined, known: {} };
export const saved = (step: RoadsideVisit['step']): SavedVisit => ({ visit: visitAt(step), known: {} });

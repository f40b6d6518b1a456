import type { CustomerPlaces, Entry, SavedDraft } from '../create-customer.types.ts';
import { type CustomerDraft, emptyDraft } from '../customer-draft.ts';

// A made-up person who opens an account, and the answers of the services.

export const draft: CustomerDraft = {
  firstName: 'José',
  lastName: "O'Brien-García",
  email: 'jose@example.com',
  phone: '512-555-0142',
  birthDate: { month: '04', day: '07', year: '1990' },
  zip: '78701',
  city: 'Austin',
  state: 'TX',
};

export const austin: CustomerPlaces = {
  zip: '78701',
  places: [{ zip: '78701', city: 'Austin', state: 'TX' }],
  isQuotable: true,
};
export const anchorage: CustomerPlaces = {
  zip: '99501',
  places: [{ zip: '99501', city: 'Anchorage', state: 'AK' }],
  isQuotable: false,
};
export const nowhere: CustomerPlaces = { zip: '00000', places: [], isQuotable: false };

export const nothingSaved: Entry = { saved: undefined, known: emptyDraft };
export const saved: SavedDraft = { draft, intent: undefined };

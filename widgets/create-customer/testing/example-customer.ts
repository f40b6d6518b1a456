import { type PersonDraft, emptyDraft, type SavedPerson } from '#forms/person/person-draft';
import type { LookedUpZip } from '#forms/zip-lookup/zip-lookup.types';
import type { Entry } from '../create-customer.types.ts';

// A made-up person who opens an account, and the services' responses.

export const draft: PersonDraft = {
  firstName: 'José',
  lastName: "O'Brien-García",
  email: 'jose@example.com',
  phone: '512-555-0142',
  birthDate: { month: '04', day: '07', year: '1990' },
  zip: '78701',
  city: 'Austin',
  state: 'TX',
};

export const austin: LookedUpZip = {
  zip: '78701',
  places: [{ zip: '78701', city: 'Austin', state: 'TX' }],
  isQuotable: true,
};
export const anchorage: LookedUpZip = {
  zip: '99501',
  places: [{ zip: '99501', city: 'Anchorage', state: 'AK' }],
  isQuotable: false,
};
export const nowhere: LookedUpZip = { zip: '00000', places: [], isQuotable: false };

export const nothingSaved: Entry = { saved: undefined, known: emptyDraft };
export const saved: SavedPerson = { draft, intent: undefined };

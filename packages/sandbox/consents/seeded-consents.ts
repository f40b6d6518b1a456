import type { consents } from '../store/tables.ts';

type Consent = typeof consents.$inferSelect;

/** The sandbox's own people, by the id of their link. An agency's ids are unguessable. */
const seeded: readonly Consent[] = [
  {
    id: 'CONSENT-OPEN',
    firstName: 'Robin',
    lastName: 'Madeup',
    email: 'robin@example.com',
    phone: '5125550161',
    givenAt: null,
  },
  {
    id: 'CONSENT-ACCENTS',
    firstName: 'José',
    lastName: "O'Brien-García",
    email: 'jose@example.com',
    phone: '2105550162',
    givenAt: null,
  },
  { id: 'CONSENT-PART', firstName: 'Sam', lastName: '', email: 'sam@example.com', phone: '', givenAt: null },
  {
    id: 'CONSENT-GIVEN',
    firstName: 'Jordan',
    lastName: 'Madeup',
    email: 'jordan@example.com',
    phone: '5125550163',
    givenAt: new Date('2026-10-02T15:00:00Z'),
  },
];

export const seededConsent = (id: string): Consent | undefined => seeded.find((consent) => consent.id === id);

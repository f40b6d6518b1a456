import { additionalRelations } from '#domain/relation';
import type { SavedQuote } from '#domain/saved-quote';
import type { PrefillSource } from '../prefill-source.ts';

/** Maps a previous quote to prefill values. Its customer has already consented. */
export function prefillFromQuote(quote: SavedQuote): PrefillSource {
  const [primary, ...others] = quote.drivers;
  const { license } = primary ?? {};
  const isForeign = license?.type === 'foreign';
  return {
    driver: {
      firstName: primary?.firstName,
      lastName: primary?.lastName,
      birthDate: primary?.birthDate,
      licenseNumber: isForeign ? '' : license?.number,
    },
    contact: { ...quote.contact, hasConsented: true },
    details: {
      ...quote.address,
      gender: primary?.gender,
      maritalStatus: primary?.maritalStatus,
      isInsured: primary?.isInsured === undefined ? undefined : primary.isInsured ? 'yes' : 'no',
      licenseType: license?.type,
      licenseId: isForeign ? license?.number : license?.id,
      foreignLicenseType: isForeign ? quote.foreignLicenseType : undefined,
      wantsHomeInsurance: quote.wantsHomeInsurance,
    },
    additionalDrivers: others.map((other) => {
      const { firstName, lastName, birthDate, gender, maritalStatus, relation, foundRecord, ...known } = other;
      // The flow neither asks for nor sends another driver's address: they may have moved with the visitor.
      const { address: _, ...facts } = known;
      return {
        firstName,
        lastName,
        birthDate,
        gender,
        maritalStatus,
        foundRecord,
        ...(Object.keys(facts).length > 0 && { facts }),
        relation: additionalRelations.find((candidate) => candidate === relation),
      };
    }),
    vehicles: quote.vehicles,
    policy: quote.coverage && {
      coverage: quote.coverage,
      coverageName: quote.coverageName ?? '',
      term: quote.term,
    },
  };
}

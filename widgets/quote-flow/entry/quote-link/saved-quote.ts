import { additionalRelations } from '#domain/relation';
import { isSameAddress } from '#domain/same-address';
import type { SavedDriver, SavedQuote } from '#domain/saved-quote';
import { wholeAddress } from '#domain/whole-address';
import type { AdditionalDriverFacts } from '../../steps/drivers/additional-driver.answers.ts';
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
      const facts = factsOf(known, quote.address);
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

/** A driver who lives with the visitor has no address of their own: they follow the visitor's. */
function factsOf(
  { address, ...facts }: Pick<SavedDriver, keyof AdditionalDriverFacts>,
  home: SavedQuote['address'],
): AdditionalDriverFacts {
  const whole = wholeAddress(address ?? {});
  return { ...facts, ...(whole && !isSameAddress(whole, home) && { address: whole }) };
}

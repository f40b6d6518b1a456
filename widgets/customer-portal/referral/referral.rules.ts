import { birthDateOf } from '#domain/birth-date';
import type { Referral } from '#domain/referral';
import type { StateCode } from '#domain/us-state';
import type { PersonDraft } from '#forms/person/person-draft';

/** The friend of a complete draft. */
export function friendOf({ firstName, lastName, birthDate, state, ...rest }: PersonDraft): Referral['friend'] {
  return {
    ...rest,
    name: `${firstName.trim()} ${lastName.trim()}`,
    birthDate: birthDateOf(birthDate),
    // The schema checks the code.
    state: state as StateCode,
  };
}

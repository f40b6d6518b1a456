import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { fiveDigits, lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

/** The parts of an address except its street. */
const placeKeys = () => ({
  apt: described(alsoNamed(optionalText(), 'apartment'), { description: 'Apartment.', examples: ['4B'] }),
  city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
  state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
  zipCode: described(alsoNamed(lenient(fiveDigits()), 'zip'), { description: 'Five digits.', examples: ['78701'] }),
});

const address = () =>
  z.object({
    address1: described(alsoNamed(optionalText(), 'address', 'detail', 'street'), {
      description: 'Street and number.',
      examples: ['100 Congress Ave'],
    }),
    ...placeKeys(),
  });

/** The address of a person: an object, or its street beside the other keys of the record. */
export const personAddress = (description: string) => ({
  address: described(alsoNamed(lenient(z.union([address(), text()], 'an address')), 'address1'), {
    description: `${description} An object, or street and number beside the keys of the place.`,
  }),
  ...placeKeys(),
});

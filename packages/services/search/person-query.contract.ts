import * as z from 'zod/mini';
import { described } from '#domain/description';
import { fiveDigits, stateCode, text } from '../contract/wire-types.ts';

/** The person in searches by name and address. */
export const personQuery = () => ({
  FirstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
  LastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
  'Address.AddressLine': described(text(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
  'Address.City': described(text(), { description: 'City.', examples: ['Austin'] }),
  'Address.State': described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
  'Address.ZipCode': described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
  dob: described(z.string().check(z.regex(/^\d\d-\d\d-\d{4}$/)), {
    description: 'Date of birth, `MM-DD-YYYY`: ten characters.',
    examples: ['04-17-1990'],
  }),
  IncludeEnhancedVehicle: described(z.enum(['true', 'false']), { description: 'Whether to return cars.' }),
});

import * as z from 'zod/mini';
import { described } from '#domain/description';
import { officeRecord } from './office.ts';

const example = {
  latitude: 30.2672,
  longitude: -97.7431,
  location: 'Austin Downtown',
  address: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  phone: '512-555-0142',
  hoursMonFri: '9:00 AM - 6:00 PM',
  hoursSaturday: '10:00 AM - 2:00 PM',
  hoursSunday: 'Closed',
};

/** Configuration keys of every widget that shows offices. */
export const officesKeys = {
  offices: described(z._default(z.array(officeRecord), []), {
    description: 'The offices. A row without a name or a place is named in the console and left out.',
    examples: [[example]],
  }),
  officesSrc: described(z._default(z.string(), ''), {
    description:
      'Address of a JSON file with the offices, instead of `offices`: a list, or an object with one in `offices`. Better for many: it is read while the page goes on.',
    examples: ['/offices.json'],
  }),
  directions: described(z._default(z.enum(['platform', 'google']), 'platform'), {
    description:
      'Whose maps “Get Directions” opens for an office without a `google` link of its own: those of the visitor’s device, which are Apple’s on a Mac, an iPhone or an iPad; or Google’s for everybody.',
    examples: ['google'],
  }),
};

import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { officesKeys } from '#offices/offices-config';

/** Configuration of the office locator (spec 3 §2, §9). */
export const officeLocatorConfig = z.object({
  ...officesKeys,
  latitude: described(z._default(z.number().check(z.gte(-90), z.lte(90)), 31.17), {
    description: 'Middle of the map before anyone looks for offices, in degrees north.',
    examples: [36.75],
  }),
  longitude: described(z._default(z.number().check(z.gte(-180), z.lte(180)), -99.68), {
    description: 'The same, in degrees east.',
    examples: [-119.77],
  }),
  zoom: described(z._default(wholeNumber(z.gte(3), z.lte(17)), 5), {
    description: 'How near the map is then: 5 shows several states, 12 a city.',
    examples: [6],
  }),
  listZoom: described(z._default(wholeNumber(z.gte(3), z.lte(17)), 13), {
    description: 'How near the map comes when an office is chosen in the list.',
    examples: [15],
  }),
  markerIcon: described(z._default(z.string(), ''), {
    description:
      'Address of an SVG image for the markers, 32 by 42 pixels with its tip at the bottom: a path, or https. Without it, a pin in the brand’s colors.',
    examples: ['/images/pin.svg'],
  }),
  useLocation: described(z._default(z.boolean(), true), {
    description:
      'Offers to look around the browser’s position. It is asked for only when the visitor presses the button.',
    examples: [false],
  }),
});

export type OfficeLocatorConfig = z.output<typeof officeLocatorConfig>;

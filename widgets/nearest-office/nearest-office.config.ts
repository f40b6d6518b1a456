import * as z from 'zod/mini';
import { described } from '#domain/described';
import { officesKeys } from '#offices/offices-config';

/** Configuration of the nearest office (spec 3 §2, §4). */
export const nearestOfficeConfig = z.object({
  ...officesKeys,
  invites: described(z._default(z.boolean(), true), {
    description:
      'Shows a button that finds the nearest office where nothing is known of the visitor’s place. Without it, nothing shows until something is.',
    examples: [false],
  }),
  officesPage: described(z._default(z.string(), ''), {
    description: 'Address of the page with all offices, linked from the office that is shown.',
    examples: ['/offices'],
  }),
});

export type NearestOfficeConfig = z.output<typeof nearestOfficeConfig>;

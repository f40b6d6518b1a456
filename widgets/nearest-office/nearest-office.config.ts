import * as z from 'zod/mini';
import { described } from '#domain/description';
import { officesKeys } from '#offices/offices-config';

/** Configuration of the nearest office (spec 3 §2, §4). */
export const nearestOfficeConfig = z.object({
  ...officesKeys,
  invite: described(z._default(z.boolean(), false), {
    description:
      'Shows a button that asks the browser for the visitor’s place when it is not known. Without it, the widget shows only to visitors who are known to be in Texas.',
    examples: [true],
  }),
  officesPage: described(z._default(z.string(), ''), {
    description: 'Address of the page with all offices, linked from the office that is shown.',
    examples: ['/offices'],
  }),
});

export type NearestOfficeConfig = z.output<typeof nearestOfficeConfig>;

import * as z from 'zod/mini';
import { described } from '#domain/description';
import { whole } from '../contract/wire-numbers.ts';
import { lenient } from '../contract/wire-types.ts';

/** How ArcGIS reports a failure: with HTTP status 200. */
export const geocoderError = () =>
  described(
    lenient(
      z.object({
        code: described(whole(), {
          description: '400: no address was found. Any other code: the request was refused.',
          examples: [400],
        }),
        message: described(lenient(z.string()), { description: 'Error message.', examples: ['Cannot perform query.'] }),
      }),
    ),
    { description: 'ArcGIS reports failures here, with HTTP status 200.' },
  );

import * as z from 'zod/mini';
import { described } from '#domain/description';
import { stateCode, text } from './wire-types.ts';

const language = () =>
  described(z.enum(['en', 'es']), { description: 'Language of every text in the response.', examples: ['en'] });
const trackId = () =>
  described(text(), {
    description: 'Id of the visit in the logs of all services. Random; contains no visitor data.',
    examples: ['7d0c3b4e-5a0f-4c38-9f6e-1d2c5b0a9e11'],
  });
const requestDate = () =>
  described(z.iso.datetime(), {
    description: 'When the request was made, ISO 8601 in UTC.',
    examples: ['2026-11-20T17:03:00.000Z'],
  });
const brandCode = () => described(z.string(), { description: '`brandCode` of the services block.', examples: ['LS'] });

const shape = () => ({ lang: language(), trackId: trackId(), requestDate: requestDate(), brandCode: brandCode() });

/** The `header` of every POST body to the agency's services. */
export const header = () =>
  described(z.object(shape()), { title: 'Header', description: 'Common to every POST body.' });

/** The `header` of a call that has the customer's state in it (spec 3 §3). */
export const headerWithState = () =>
  described(
    z.object({
      ...shape(),
      state: described(stateCode(), { description: 'Where the customer lives, two letters.', examples: ['TX'] }),
    }),
    { title: 'HeaderWithState', description: 'The header, with the customer’s state.' },
  );

/** The header as query keys of a GET. `http.ts` adds them. */
export const headerQuery = {
  'header.lang': language(),
  'header.trackId': trackId(),
  'header.requestDate': requestDate(),
  'header.brandCode': brandCode(),
};

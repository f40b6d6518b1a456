import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

/** The content of a test-and-target service for placements of a page (spec 3 §8). */
export const loadOffers = defineCall({
  id: 'loadOffers',
  method: 'GET',
  path: '/api/offers',
  server: 'api',
  authorization: 'none',
  isSafe: true,
  query: z.object({
    ...headerQuery,
    placements: described(text(), {
      description: 'Placements of the page to fill, separated by commas.',
      examples: ['hero,banner'],
    }),
    page: described(text(), { description: 'Path of the page, without the query.', examples: ['/auto'] }),
  }),
  response: z.object({
    ...envelope,
    offers: described(
      alsoNamed(
        lenient(
          rows(
            z.object({
              placement: described(alsoNamed(lenient(z.string()), 'name', 'mbox'), {
                description: 'Placement of the offer.',
                examples: ['hero'],
              }),
              content: described(alsoNamed(lenient(z.string()), 'html'), {
                description: 'Rich text that replaces the page’s content. If absent, the page’s content stays.',
                examples: ['<p>Bundle <b>renters and auto</b> for less.</p>'],
              }),
            }),
          ),
        ),
        'mboxes',
      ),
      { description: 'Content of each placement that has an offer.' },
    ),
  }),
});

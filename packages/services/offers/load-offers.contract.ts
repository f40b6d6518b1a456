import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

/** The content of a test-and-target service for places of a page (spec 3 §8). */
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
      description: 'The places of the page that offers are wanted for, with commas between them.',
      examples: ['hero,banner'],
    }),
    page: described(text(), { description: 'The path of the page, without its query.', examples: ['/auto'] }),
  }),
  response: z.object({
    ...envelope,
    offers: described(
      alsoNamed(
        lenient(
          rows(
            z.object({
              placement: described(alsoNamed(lenient(z.string()), 'name', 'mbox'), {
                description: 'The place that it is for.',
                examples: ['hero'],
              }),
              content: described(alsoNamed(lenient(z.string()), 'html'), {
                description: 'Rich text in place of the page’s own. Without it, the page’s own stays.',
                examples: ['<p>Bundle <b>renters and auto</b> for less.</p>'],
              }),
            }),
          ),
        ),
        'mboxes',
      ),
      { description: 'The content of each place for which there is some.' },
    ),
  }),
});

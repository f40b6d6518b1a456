import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { count } from '../contract/wire-numbers.ts';
import { rows } from '../contract/wire-types.ts';

/** The model years that can be quoted. */
export const vehicleYears = defineCall({
  id: 'vehicleYears',
  method: 'GET',
  path: '/api/vehicle/years',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    years: described(rows(count()), { description: 'Newest first.', examples: [[2026, 2025, 2024]] }),
  }),
});

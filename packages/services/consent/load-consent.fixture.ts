import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { loadConsent } from './load-consent.ts';

export const loadConsentFixture: CallFixture = {
  call: (client) => loadConsent(client, { id: 'c-1' }),
  value: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    isGiven: z.boolean(),
  }),
};

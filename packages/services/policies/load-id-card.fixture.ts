import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, https, nonEmpty, nothing } from '../testing/value-types.ts';
import { loadIdCard } from './load-id-card.ts';
import { policyVehicleValue } from './policy-details.fixture.ts';

const optionalDay = z.union([day, nothing]);

export const loadIdCardFixture: CallFixture = {
  call: (client) => loadIdCard(client, { policyId: 'p-1001' }),
  value: z.union([
    nothing,
    z.strictObject({
      policyNumber: nonEmpty,
      company: z.string(),
      naicNumber: z.string(),
      insuredNames: z.array(nonEmpty),
      vehicles: z.array(policyVehicleValue),
      effectiveDate: optionalDay,
      expirationDate: optionalDay,
      claimsPhone: z.string(),
      walletPasses: z.strictObject({ apple: z.optional(https), google: z.optional(https) }),
    }),
  ]),
};

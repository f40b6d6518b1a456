import * as z from 'zod/mini';
import { membershipTypes } from '#domain/roadside';
import type { CallFixture } from '../testing/call-fixture.ts';
import { cents, nonEmpty, state } from '../testing/value-types.ts';
import { prepareRoadside } from './prepare-roadside.ts';

export const prepareRoadsideFixture: CallFixture = {
  call: (client) => prepareRoadside(client),
  value: z.strictObject({
    memberships: z
      .array(
        z.strictObject({
          type: z.enum(membershipTypes),
          code: nonEmpty,
          price: cents.check(z.positive()),
          benefits: z.array(z.strictObject({ name: nonEmpty, value: z.string() })),
        }),
      )
      .check(z.minLength(1), z.maxLength(2)),
    states: z.array(state),
  }),
};

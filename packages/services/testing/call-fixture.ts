import type * as z from 'zod/mini';
import type { ServiceClient } from '../http.ts';

/** How a test makes a call, and the schema of the result. */
export interface CallFixture {
  call: (client: ServiceClient) => Promise<unknown>;
  value: z.ZodMiniType;
}

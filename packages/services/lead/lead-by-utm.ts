import type { Attribution } from '#domain/attribution';
import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { leadByUtm as contract } from './lead-by-utm.contract.ts';
import { type LinkSource, linkSourceQuery } from './link-source.ts';
import { readRawLead } from './raw-lead.ts';

/** Loads the lead of the customer in a campaign link, in its original format; undefined when it is empty or unknown. */
export function leadByUtm(
  client: ServiceClient,
  { customerId, gclId, ...source }: { customerId: string } & Pick<Attribution, 'gclId'> & LinkSource,
  signal?: AbortSignal,
): Promise<unknown> {
  const query = { customerid: customerId, ...linkSourceQuery(source), ...(gclId && { gclid: gclId }) };
  return orNotFound(client.call(contract, { query, signal }, readRawLead));
}

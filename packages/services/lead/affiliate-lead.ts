import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { affiliateLead as contract } from './affiliate-lead.contract.ts';
import { type LinkSource, linkSourceQuery } from './link-source.ts';
import { readRawLead } from './raw-lead.ts';

/**
 * Loads the lead that an affiliate link refers to, in the affiliate's format; undefined when it is empty or unknown.
 */
export function affiliateLead(
  client: ServiceClient,
  { code, id, ...source }: { code?: string | undefined; id?: string | undefined } & LinkSource,
  signal?: AbortSignal,
): Promise<unknown> {
  const query = { ...(code && { code }), ...(id && { id }), ...linkSourceQuery(source) };
  return orNotFound(client.call(contract, { query, signal }, readRawLead));
}

import type { ServiceClient } from '../http.ts';
import { affiliateLead as contract } from './affiliate-lead.contract.ts';
import { type LinkSource, linkSourceQuery } from './link-source.ts';
import { readRawLead } from './raw-lead.ts';

/** The lead that an affiliate's link names, as the affiliate wrote it; undefined when it is empty or unknown. */
export function affiliateLead(
  client: ServiceClient,
  { code, id, ...source }: { code?: string | undefined; id?: string | undefined } & LinkSource,
  signal?: AbortSignal,
): Promise<unknown> {
  const query = { ...(code && { code }), ...(id && { id }), ...linkSourceQuery(source) };
  return client.call(contract, { query, signal }, readRawLead);
}

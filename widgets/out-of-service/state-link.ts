import type { StateCode } from '#domain/us-state';
import { readState } from '#domain/us-state-name';

export interface StateLink {
  state: StateCode | undefined;
  /** The configured address of the state's page. */
  link: string | undefined;
}

/** The state in `?state=`, by code or name in any case, and its link (spec 3 §2, "Out-of-service page"). */
export function stateLink(address: string, links: Readonly<Record<string, string>>): StateLink {
  const value =
    [...new URL(address, 'https://page.example').searchParams].find(([name]) => name.toLowerCase() === 'state')?.[1] ??
    '';
  const state = readState(value);
  const link = state && Object.entries(links).find(([code]) => readState(code) === state)?.[1];
  return { state, link: link || undefined };
}

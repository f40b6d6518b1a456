import { type StateCode, stateCodeOf } from '#domain/us-state';

export interface StateLink {
  state: StateCode | undefined;
  /** The configured address of that state's page. */
  link: string | undefined;
}

/** The state that `?state=` names, in any case, and its link (spec 3 §2, "Out-of-service page"). */
export function stateLink(address: string, links: Readonly<Record<string, string>>): StateLink {
  const value = [...new URL(address).searchParams].find(([name]) => name.toLowerCase() === 'state')?.[1] ?? '';
  const state = stateCodeOf(value);
  const link = state && Object.entries(links).find(([code]) => stateCodeOf(code) === state)?.[1];
  return { state, link: link || undefined };
}

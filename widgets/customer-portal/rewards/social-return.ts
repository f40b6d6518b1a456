/**
 * The pop-up's message to the page that opened it, without the network's code: the agency’s service does not need it.
 */
export interface SocialAnswer {
  type: 'covermount:social';
  /** The `state` that the pop-up was opened with. */
  state: string;
  isAllowed: boolean;
}

/** Prefix of the `state` of pop-ups that the portal opened. */
export const popupStatePrefix = 'covermount-';

/** Carries the answer if the network’s page has cut the pop-up off from its opener (`Cross-Origin-Opener-Policy`). */
export const socialChannel = 'covermount:social';

export function socialAnswerOf(data: unknown): SocialAnswer | undefined {
  const { type, state, isAllowed } = (data ?? {}) as Partial<Record<keyof SocialAnswer, unknown>>;
  if (type !== socialChannel || typeof state !== 'string' || typeof isAllowed !== 'boolean') return undefined;
  return { type, state, isAllowed };
}

/**
 * In a pop-up that a social network has redirected to the portal (`code` or `error` in the address, spec 3 §2): informs
 * the page that opened it, and closes the window.
 *
 * @returns whether this window is such a pop-up, in which the portal does not render.
 */
export function answerSocialReturn(page: Window = window): boolean {
  const query = new URL(page.location.href).searchParams;
  const state = query.get('state') ?? '';
  if (!state.startsWith(popupStatePrefix) || (!query.has('code') && !query.has('error'))) return false;
  const answer: SocialAnswer = { type: socialChannel, state, isAllowed: query.has('code') && !query.has('error') };
  // Neither code nor state remains in the history.
  for (const name of ['code', 'state', 'error', 'error_reason', 'error_description']) query.delete(name);
  const rest = query.toString();
  page.history.replaceState(page.history.state, '', `${page.location.pathname}${rest && `?${rest}`}`);
  (page.opener as Window | null)?.postMessage(answer, page.location.origin);
  const channel = new BroadcastChannel(socialChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(answer);
  channel.close();
  page.close();
  return true;
}

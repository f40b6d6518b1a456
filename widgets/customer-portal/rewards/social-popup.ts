import { fromCallback } from 'xstate';
import type { SocialNetwork } from '#domain/loyalty';
import { cleanReturnUrl } from '#domain/return-url';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { RewardsConfig } from './rewards.config.ts';
import type { PopupEvent, PopupRequest } from './rewards.types.ts';
import { socialAnswerOf, socialChannel } from './social-return.ts';

/** Milliseconds between checks whether the visitor has closed the pop-up: there is no event for it. */
const closedInterval = 500;

const size = { width: 520, height: 680 };

/** The networks that the page offers: those with an application id on a trusted origin. */
export function offeredNetworks(
  { socialConnect, instagram, facebook }: RewardsConfig,
  isTrusted: WidgetHost['isTrusted'],
): readonly SocialNetwork[] {
  if (!socialConnect) return [];
  const networks = { instagram, facebook };
  return (['instagram', 'facebook'] as const).filter(
    (name) => networks[name].clientId && isTrusted(networks[name].url),
  );
}

/** The address at which a network asks for the customer's consent, and then redirects to the portal. */
export function socialAddress(
  config: RewardsConfig,
  { network, state, language }: PopupRequest & { language: string },
  page: string,
): string {
  const { url: address, clientId, scope } = config[network];
  const url = new URL(address, page);
  const keys = {
    client_id: clientId,
    redirect_uri: config.socialReturnPage ? new URL(config.socialReturnPage, page).href : cleanReturnUrl(page),
    response_type: 'code',
    scope,
    state,
    ...(network === 'facebook' && { display: 'popup' }),
    lang: language,
  };
  for (const [name, value] of Object.entries(keys)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Opens a network's page in its own window, synchronously: browsers block windows that open after the press. An answer
 * counts only from this origin and with the `state` of this window.
 *
 * @param page read when the actor starts.
 */
export const socialPopup = (page: () => { config: RewardsConfig; host: Pick<WidgetHost, 'language'> }) =>
  fromCallback<PopupEvent, PopupRequest>(({ input, sendBack }) => {
    const { config, host } = page();
    const address = socialAddress(config, { ...input, language: host.language }, location.href);
    const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2));
    const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2));
    const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
    const popup = open(address, '_blank', features);
    if (!popup) {
      sendBack({ type: 'POPUP.BLOCKED' });
      return undefined;
    }

    const receive = (data: unknown) => {
      const answer = socialAnswerOf(data);
      if (answer?.state === input.state) sendBack({ type: answer.isAllowed ? 'POPUP.ALLOWED' : 'POPUP.DENIED' });
    };
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === popup) receive(data);
    };
    addEventListener('message', onMessage);
    // A channel reaches only this origin.
    const channel = new BroadcastChannel(socialChannel);
    channel.addEventListener('message', ({ data }) => receive(data));
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      sendBack({ type: 'POPUP.CLOSED' });
    }, closedInterval);

    return () => {
      clearInterval(timer);
      channel.close();
      removeEventListener('message', onMessage);
      popup.close();
    };
  });

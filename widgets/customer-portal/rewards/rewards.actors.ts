import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { reportFailure } from '#flow/report-failure';
import { connectSocial, socialAwardError } from '#services/loyalty/connect-social';
import { listLoyaltyTransactions } from '#services/loyalty/list-loyalty-transactions';
import { loadLoyalty } from '#services/loyalty/load-loyalty';
import { redeemGiftCard } from '#services/loyalty/redeem-gift-card';
import type { PortalSession } from '../portal-tab.types.ts';
import { networkNames } from './network-names.ts';
import { asRepeated, claimRedemption, endRedemption, isPending, unfinishedRedemptions } from './redemption-intents.ts';
import type { RewardsConfig } from './rewards.config.ts';
import type { rewardsMachine } from './rewards.machine.ts';
import type { PopupRequest, RedemptionRequest } from './rewards.types.ts';
import { socialPopup } from './social-popup.ts';

type Implementations = Parameters<typeof rewardsMachine.provide>[0];

async function redeem({ client, visitor }: WidgetHost, { type }: RedemptionRequest, signal: AbortSignal) {
  const { key: intent, isRepeated } = await claimRedemption(visitor, type);
  try {
    return await redeemGiftCard(client, { type, intent }, signal);
  } catch (failure) {
    const error = isRepeated ? asRepeated(failure) : failure;
    if (!isPending(error)) await endRedemption(visitor, type);
    throw error;
  }
}

export interface RewardsPage {
  config: RewardsConfig;
  host: WidgetHost;
  session: Pick<PortalSession, 'endsWith'>;
}

/**
 * Implements the machine's actors with the page's services.
 *
 * @param page read at each call: a changed language or configuration replaces it.
 */
export function rewardsActors(page: () => RewardsPage): Implementations {
  const host = () => page().host;
  /** A call that reports the end of the session to the portal. */
  const call = <Output, Input>(service: (host: WidgetHost, input: Input, signal: AbortSignal) => Promise<Output>) =>
    fromService<Output, Input>((input, signal) =>
      service(host(), input, signal).catch((error: unknown) => {
        page().session.endsWith(error);
        throw error;
      }),
    );
  return {
    actors: {
      account: call(({ client }, _input: undefined, signal) => loadLoyalty(client, signal)),
      historyPage: call(({ client }, request: { offset: number }, signal) =>
        listLoyaltyTransactions(client, request, signal),
      ),
      unfinished: fromService(() => unfinishedRedemptions(host().visitor)),
      redemption: call(redeem),
      popup: socialPopup(page),
      award: call(({ client }, request: Pick<PopupRequest, 'network'>, signal) =>
        connectSocial(client, request, signal),
      ),
    },
    actions: {
      endIntent: (_, { type }) => void endRedemption(host().visitor, type),
      // Spec 3 §8.
      reportRedemptionFailure: (_, { error }) =>
        reportFailure(host(), { code: 'service', label: 'API Error', message: 'redemption_api_error', error }),
      reportAwardFailure: (_, { network, error }) =>
        reportFailure(host(), { code: 'service', label: 'API Error', message: socialAwardError(network), error }),
      reportNotAuthenticated: (_, { network }) =>
        reportFailure(host(), {
          code: 'social',
          label: 'Authentication Error',
          message: `authentication error for ${networkNames[network]}`,
        }),
      trackRedemption: (_, { points }) => host().track('Gift Card Redeemed', { points }),
      trackConnection: (_, { network }) => host().track('Social Network Connected', { network }),
    },
  };
}

import type { SocialNetwork } from '#domain/loyalty';
import type { ServiceClient } from '../http.ts';
import { connectSocial as contract } from './connect-social.contract.ts';

/** The name of each network's award; it also names the call in messages for the page's developer (spec 3 §8). */
export const socialAwards = { instagram: 'IGConnect', facebook: 'FBConnect' } as const satisfies Record<
  SocialNetwork,
  string
>;

/** The message that is logged when the points are not awarded (spec 3 §8). */
export const socialAwardError = (network: SocialNetwork): string =>
  `social connect api error for ${socialAwards[network]}`;

/**
 * Awards the points for a social network that the customer has connected. Repeating the call awards nothing more.
 *
 * @throws {RefusedError} when the service refuses; `reason` has its message.
 */
export function connectSocial(
  client: ServiceClient,
  { network }: { network: SocialNetwork },
  signal?: AbortSignal,
): Promise<void> {
  const query = { type: socialAwards[network] };
  return client.call(contract, { query, signal, refusal: socialAwardError(network) }, () => undefined);
}

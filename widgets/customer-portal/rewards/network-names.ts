import type { SocialNetwork } from '#domain/loyalty';

/** Names are the same in every language. */
export const networkNames: Readonly<Record<SocialNetwork, string>> = { instagram: 'Instagram', facebook: 'Facebook' };

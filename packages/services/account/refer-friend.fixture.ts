import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { type FriendReferral, referFriend } from './refer-friend.ts';

/** Made-up people. */
export const friendReferral: FriendReferral = {
  customer: { name: 'Alex Example', email: 'alex@example.com', phone: '512-555-0142' },
  friend: { name: 'Casey Sample', email: 'casey@example.com', phone: '512-555-0188', zip: '78704' },
  intent: 'i-1',
};

export const referFriendFixture: CallFixture = {
  call: (client) => referFriend(client, friendReferral),
  value: nothing,
};

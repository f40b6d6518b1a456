import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { referFriendExamples } from './refer-friend.examples.ts';
import { friendReferral } from './refer-friend.fixture.ts';
import { referFriend } from './refer-friend.ts';

const calls = stubbedCalls({ random: () => 0 });
const { response } = referFriendExamples;

const required = {
  customerName: 'Alex Example',
  customerEmail: 'alex@example.com',
  customerPhone: '5125550142',
  zipCode: '78704',
  refName: 'Casey Sample',
  refEmail: 'casey@example.com',
  refPhone: '5125550188',
};

describe('referFriend', () => {
  it('sends both people with the customer’s token and the key of the intent', async () => {
    calls.respondsWith(response.referred.body);
    await referFriend(calls.client, friendReferral);
    expect(calls.body()).toEqual(required);
    expect(calls.query()).toEqual({ path: '/api/customer/referFriend' });
    expect(calls.received().headers).toMatchObject({ authorization: 'Bearer customer-1', 'idempotency-key': '"i-1"' });
  });

  it('sends further data of the friend if the page has them', async () => {
    calls.respondsWith(response.referred.body);
    const friend = { ...friendReferral.friend, city: ' Austin ', state: 'TX', birthDate: '1991-09-02' } as const;
    await referFriend(calls.client, { ...friendReferral, friend });
    expect(calls.body()).toEqual({ ...required, city: 'Austin', state: 'TX', refDob: '1991-09-02' });
  });

  it('sends the same body to a configured address, without the customer’s token', async () => {
    calls.respondsWith('OK');
    const url = new URL('/forms/refer', calls.client.services.api.base).href;
    await referFriend(calls.client, { ...friendReferral, url });
    expect(calls.body()).toEqual(required);
    expect(calls.query()).toEqual({ path: '/forms/refer' });
    expect(calls.received().headers).not.toHaveProperty('authorization');
  });

  it('throws a refusal with the service’s message, and does not report it', async () => {
    calls.respondsWithStatus(400, response.refused.body);
    await expect(referFriend(calls.client, friendReferral)).rejects.toMatchObject({
      kind: 'refused',
      reason: 'This person is a customer already.',
    });
    expect(calls.reported).toEqual([]);
  });
});
